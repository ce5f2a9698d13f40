export const tested = true

// A table of golden values as text: one row a line, its cells apart by white space.

export const rows = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/))

// Saves a text on the reader's disk; nothing is uploaded.

export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(/[^\p{L}\p{N}. _-]+/gu, '_')
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

// A WebSocket text frame as bytes (RFC 6455, 5.2): what a server sends is not masked, so one frame serves every seat that gets it.

const textFrame = 0x81

export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 2 ** 16 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = textFrame
  if (head === 2) frame[1] = length
  else if (head === 4) frame.writeUInt16BE(length, 2)
  else frame.writeBigUInt64BE(BigInt(length), 2)
  if (head > 2) frame[1] = head === 4 ? 126 : 127
  frame.write(text, head)
  return frame
}

// The sound of dice on wood: a short burst of noise for each knock. Off unless somebody wants it.

let context: AudioContext | undefined

export function knock(force: number): void {
  context ??= new AudioContext()
  const length = Math.floor(context.sampleRate * 0.05)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: 0.7 + Math.random() * 0.5 })
  const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: 1100, Q: 1.2 })
  const loudness = new GainNode(context, { gain: Math.min(0.5, force / 30) })
  source.connect(wood).connect(loudness).connect(context.destination)
  source.start()
}

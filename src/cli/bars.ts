// A bar chart for the terminal: one row a value, the longest bar as wide as there is room.
import type { Writer } from './command.ts'

export interface Bar {
  readonly label: string
  readonly chance: number
  /** `5/36`, beside the percentage. */
  readonly exact?: string
}

const eighths = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉']
const widest = 40

export function drawBars(bars: readonly Bar[], { columns = 80 }: Pick<Writer, 'columns'> = {}): string {
  const labels = Math.max(0, ...bars.map(({ label }) => label.length))
  const room = Math.max(8, Math.min(widest, columns - labels - 24))
  const most = Math.max(0, ...bars.map(({ chance }) => chance))
  return bars
    .map(({ label, chance, exact }) => {
      const bar = drawBar(most === 0 ? 0 : (chance / most) * room).padEnd(room)
      return `${label.padStart(labels)}  ${percent(chance).padStart(9)}  ${bar}  ${short(exact)}`.trimEnd()
    })
    .join('\n')
}

/** Beside a bar a fraction has to fit; JSON gives it whole. */
const short = (text = ''): string => (text.length > 20 ? '' : text)

function drawBar(length: number): string {
  const parts = Math.round(length * 8)
  return '█'.repeat(Math.floor(parts / 8)) + (eighths[parts % 8] as string)
}

/** Three digits after the point; what is there but would round away is said to be there. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.000_005) return '< 0.001 %'
  if (chance < 1 && chance > 0.999_995) return '> 99.99 %'
  return `${(chance * 100).toFixed(3)} %`
}

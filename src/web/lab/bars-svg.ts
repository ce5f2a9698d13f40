// A bar chart as an SVG text, for papers and posts.
import type { Share } from './questions.ts'

const [rowHeight, labelWidth, barWidth] = [26, 140, 360]

const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

export function barsSvg(title: string, shares: readonly Share[]): string {
  const most = Math.max(...shares.map(({ share }) => share), 1e-9)
  const rows = shares.map(({ value, share }, i) => {
    const y = 34 + i * rowHeight
    const width = ((share / most) * barWidth).toFixed(1)
    return [
      `<text x="${labelWidth - 8}" y="${y + 14}" text-anchor="end">${escaped(value)}</text>`,
      `<rect x="${labelWidth}" y="${y + 2}" width="${width}" height="16" rx="2"/>`,
      `<text x="${labelWidth + Number(width) + 8}" y="${y + 14}">${(share * 100).toFixed(2)} %</text>`,
    ].join('')
  })
  const [width, height] = [labelWidth + barWidth + 90, 40 + shares.length * rowHeight]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13"><text x="0" y="18" font-weight="bold">${escaped(title)}</text>${rows.join('')}</svg>`
}

// Numbers as people read them.

/** `63 %`; small chances keep a digit, and what is possible is never shown as 0. */
export function percent(share: number): string {
  const points = share * 100
  if (points === 0 || points === 100) return `${points} %`
  if (points < 0.1) return '< 0.1 %'
  if (points > 99.9) return '> 99.9 %'
  return points < 5 || points > 95 ? `${points.toFixed(1)} %` : `${Math.round(points)} %`
}

/** `+15` or `−19`, in points; a true minus. */
export function points(difference: number): string {
  const rounded = Math.round(difference * 100)
  if (rounded === 0) return '±0'
  return rounded > 0 ? `+${rounded}` : `−${-rounded}`
}

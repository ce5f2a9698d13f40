// What opens over the table comes after the table itself: soon after it stands, or when it is asked for.

export const dialogs = () => import('./dialogs.ts')

const soon = 2_000

/** Fetches what is likely to be opened once the table is there to be looked at. */
export function fetchSoon(): () => void {
  const timer = setTimeout(() => dialogs().catch(() => undefined), soon)
  return () => clearTimeout(timer)
}

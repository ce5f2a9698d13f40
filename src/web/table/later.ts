// What is not seen at once comes after the table itself: when it is painted, soon after it stands, or when it is asked for.

export const dialogs = () => import('./dialogs.ts')

const soon = 2_000

/** Fetches what is likely to be opened once the table is there to be looked at. */
export function fetchSoon(): () => void {
  const timer = setTimeout(() => dialogs().catch(() => undefined), soon)
  return () => clearTimeout(timer)
}

/** Runs something when what is there now can be seen; answers with a way to call it off. */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

// Zooming a map that scrolls: two fingers, or Ctrl and the wheel. What lies between the fingers stays there. While somebody is
// held on it, the map lies still.
import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export const smallestZoom = 0.5
export const largestZoom = 4

interface Spot {
  readonly x: number
  readonly y: number
}

const gap = (a: Touch, b: Touch): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
const between = (a: Touch, b: Touch): Spot => ({ x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 })

export function zoomGestures(
  now: () => number,
  zoomTo: (zoom: number) => void,
  held: () => boolean,
): Attachment<HTMLElement> {
  return pan => {
    let apart = 0

    async function zoomAt(ratio: number, { x, y }: Spot) {
      const { left, top } = pan.getBoundingClientRect()
      const at = { x: x - left, y: y - top }
      const before = now()
      zoomTo(before * ratio)
      const grown = now() / before
      await tick()
      pan.scrollTo((pan.scrollLeft + at.x) * grown - at.x, (pan.scrollTop + at.y) * grown - at.y)
    }

    function fingers(event: TouchEvent) {
      const [a, b] = event.touches
      if (!b && held() && event.cancelable) event.preventDefault()
      if (!a || !b) return
      event.preventDefault()
      const wide = gap(a, b)
      if (event.type === 'touchmove' && apart > 0) void zoomAt(wide / apart, between(a, b))
      apart = wide
    }

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey) return
      event.preventDefault()
      void zoomAt(Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY })
    }

    pan.addEventListener('touchstart', fingers, { passive: false })
    pan.addEventListener('touchmove', fingers, { passive: false })
    pan.addEventListener('wheel', wheel, { passive: false })
    return () => {
      pan.removeEventListener('touchstart', fingers)
      pan.removeEventListener('touchmove', fingers)
      pan.removeEventListener('wheel', wheel)
    }
  }
}

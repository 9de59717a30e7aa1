'use no memo'
import { type RefObject, useEffect } from 'react'

interface Place {
  eventId: string
  /** How far from the top of the window its card stood, CSS pixels. */
  topPx: number
}

const FRAMES = 4

/** Where the reader left each list. */
const leftAt = new Map<string, Place>()

/**
 * Brings the reader who comes back from an event to the card they left by. The router restores the scroll in pixels, but cards that
 * were not drawn yet have only about their height, and after many of them the place is another one.
 * @param key of the list; @param list the element around its cards.
 */
export function usePlaceInList(key: string, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const left = leftAt.get(key)
    leftAt.delete(key)
    if (!left) return undefined
    // After the router has scrolled: to the top if the reader comes anew, and then they are to stay there.
    let frame = requestAnimationFrame(() => scrollY > 0 && bringBack(FRAMES))
    const bringBack = (times: number) => {
      const card = cardOf(left.eventId)
      if (card) scrollBy({ top: card.getBoundingClientRect().top - left.topPx, behavior: 'instant' })
      // Cards that are drawn now take their true height and move it once more.
      if (times > 1) frame = requestAnimationFrame(() => bringBack(times - 1))
    }
    return () => cancelAnimationFrame(frame)
  }, [key])

  useEffect(() => {
    const note = ({ target }: Event) => {
      const eventId = target instanceof Element && target.closest<HTMLElement>('a[data-event]')?.dataset.event
      const card = eventId && cardOf(eventId)
      if (card) leftAt.set(key, { eventId, topPx: card.getBoundingClientRect().top })
    }
    const element = list.current
    // Before the link does what it does.
    element?.addEventListener('click', note, { capture: true })
    return () => element?.removeEventListener('click', note, { capture: true })
  }, [key, list])
}

const cardOf = (eventId: string): Element | null => document.querySelector(`article:has(a[data-event="${eventId}"])`)

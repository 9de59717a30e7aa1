import { type RefObject, useEffect } from 'react'

interface Place {
  /** Where the card's link leads. */
  href: string
  /** How far from the top of the window its card stood, CSS pixels. */
  topPx: number
}

const FRAMES = 4

/** Where the reader left each list. */
const leftAt = new Map<string, Place>()

/**
 * Brings the reader who comes back from what a card shows to the card they left by. The router restores the scroll in pixels, but cards that
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
      const card = cardOf(list.current, left.href)
      if (card) scrollBy({ top: card.getBoundingClientRect().top - left.topPx, behavior: 'instant' })
      // Cards that are drawn now take their true height and move it once more.
      if (times > 1) frame = requestAnimationFrame(() => bringBack(times - 1))
    }
    return () => cancelAnimationFrame(frame)
  }, [key, list])

  useEffect(() => {
    const note = ({ target }: Event) => {
      const card = target instanceof Element && target.closest('a') && target.closest('article')
      const href = card && hrefOf(card)
      if (href) leftAt.set(key, { href, topPx: card.getBoundingClientRect().top })
    }
    const element = list.current
    // Before the link does what it does.
    element?.addEventListener('click', note, { capture: true })
    return () => element?.removeEventListener('click', note, { capture: true })
  }, [key, list])
}

/** Its title leads to what it shows; the query says only what is open there. */
const hrefOf = (card: Element): string | undefined => card.querySelector('h2 a')?.getAttribute('href')?.split('?')[0]
const cardOf = (list: Element | null, href: string): Element | undefined => [...(list?.querySelectorAll('article') ?? [])].find((card) => hrefOf(card) === href)

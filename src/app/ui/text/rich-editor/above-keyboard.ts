import { type RefObject, useEffect, useState } from 'react'

/** Where the keyboard is drawn on the glass: narrower than this. As in the class names `md:`. */
const PHONE = '(max-width: 767.9px)'

/**
 * Whether an element is to lie on the keyboard of a phone; keeps it there. Where the keyboard makes the page smaller, the bottom of the page is
 * that place; elsewhere (Safari) it covers the page, and the element is moved up by as much.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const isPhone = useIsPhone()
  const isRaised = isWanted && isPhone
  useEffect(() => {
    const view = window.visualViewport
    const { current } = element
    if (!isRaised || !view || !current) return
    const place = () => {
      const covered = Math.max(0, window.innerHeight - view.height - view.offsetTop)
      current.style.translate = `0 ${-Math.round(covered)}px`
    }
    place()
    view.addEventListener('resize', place)
    view.addEventListener('scroll', place)
    return () => {
      view.removeEventListener('resize', place)
      view.removeEventListener('scroll', place)
      current.style.translate = ''
    }
  }, [element, isRaised])
  return isRaised
}

function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(() => matchMedia(PHONE).matches)
  useEffect(() => {
    const query = matchMedia(PHONE)
    const check = () => setPhone(query.matches)
    query.addEventListener('change', check)
    return () => query.removeEventListener('change', check)
  }, [])
  return isPhone
}

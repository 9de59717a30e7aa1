import type { Page } from '@playwright/test'
import { untilDrawn } from './reader.ts'
import { NARROWEST } from './sizes.ts'

/** A wide screen zoomed to 400 %. @see https://www.w3.org/TR/WCAG22/#reflow */
const ZOOMED = { width: 320, height: 256 } as const

/**
 * What has the focus and lies under something else, in sight or not: each button and link of the screen gets the focus once, on the narrowest
 * phone and at 400 %. Where a dialog or a menu is open, only what is in it.
 */
export async function covered(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const size of [NARROWEST, ZOOMED]) {
    await page.setViewportSize(size)
    // What a wide screen alone has goes a moment later.
    await untilDrawn(page)
    for (const one of await page.evaluate(focusAll)) found.push(`at ${size.width}×${size.height}: ${one}`)
  }
  return found
}

/** Runs in the page. What has the focus before has it afterwards. */
function focusAll(): string[] {
  const before = { element: document.activeElement, x: scrollX, y: scrollY }
  const open = [...document.querySelectorAll('dialog:modal, .menu[open]')].at(-1)
  // A field brings the keyboard, which changes the screen; the focus starts or stops what plays.
  const others = '[tabindex="-1"], :disabled, .swiper *, [contenteditable] *'
  const places = [...(open ?? document).querySelectorAll<HTMLElement>('a[href], button, summary, [role=button]')]
  const wrong = places.flatMap((element) => {
    if (element.matches(others) || !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return []
    element.focus()
    if (document.activeElement !== element) return []
    const name = element.outerHTML.slice(0, 120)
    // A link within a text may have several lines: the first.
    const { left, right, top, bottom } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const [x, y] = [(Math.max(0, left) + Math.min(innerWidth, right)) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2]
    const over = document.elementFromPoint(x, y)
    if (!over) return [`out of sight: ${name}`]
    return element.contains(over) || over.contains(element) ? [] : [`under ${over.outerHTML.slice(0, 120)}: ${name}`]
  })
  if (before.element instanceof HTMLElement) before.element.focus({ preventScroll: true })
  scrollTo({ left: before.x, top: before.y, behavior: 'instant' })
  return wrong
}

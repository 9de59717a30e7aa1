/** As often it is followed: a list that loads its next page whenever its end comes near would else be loaded to its last. */
const MOST = 3
/** What is loaded changes the height of the page several times in a row: within this time that is one change, in milliseconds. */
const ONE_CHANGE_MS = 500
/** What the reader does: a key before it moves the focus, and so before that is followed anew. */
const ACTIONS = ['focusout', 'keydown', 'pointerdown', 'wheel', 'touchmove']

/**
 * Brings what keys lead to into sight: browsers leave it where it is as long as the end of a row shows a part of it, and let what loads above it push
 * it out of sight or under a bar. Once the reader does something else it is not followed. A carousel moves its row itself.
 * @see https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 */
export function keepFocusInSight(): void {
  let focused: HTMLElement | undefined
  let times = 0
  let changing = 0
  const bring = () => focused?.scrollIntoView({ block: 'nearest', inline: 'center' })
  const follow = (target: EventTarget | null) => {
    const isByKey = target instanceof HTMLElement && target.matches(':is(a,button):focus-visible') && !target.closest('.swiper')
    focused = isByKey ? target : undefined
    times = 0
    changing = 0
    bring()
  }
  document.addEventListener('focusin', ({ target }) => follow(target))
  // Keys may have led there before this was loaded.
  follow(document.activeElement)
  const leave = () => {
    focused = undefined
  }
  for (const action of ACTIONS) document.addEventListener(action, leave, true)
  new ResizeObserver(() => {
    const now = performance.now()
    if (now >= changing) {
      times += 1
      changing = now + ONE_CHANGE_MS
    }
    if (times <= MOST) bring()
  }).observe(document.body)
}

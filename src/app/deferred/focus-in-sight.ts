/**
 * Brings what keys lead to into sight: browsers leave it where it is as long as the end of a row shows a part of it. A carousel moves its row itself.
 * @see https://www.w3.org/TR/WCAG22/#focus-not-obscured-minimum
 */
export function keepFocusInSight(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.matches(':is(a,button):focus-visible') && !target.closest('.swiper'))
      target.scrollIntoView({ block: 'nearest', inline: 'center' })
  })
}

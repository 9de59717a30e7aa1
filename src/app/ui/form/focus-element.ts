/** Gives the focus to what must be read now, from its beginning: a browser would show the middle of what is taller than the screen. */
export function focusElement(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'start' })
}

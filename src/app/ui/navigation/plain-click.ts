import type { MouseEvent } from 'react'

/** Whether a click on a link asks for what links do by themselves on this page: no new tab, window or download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented)

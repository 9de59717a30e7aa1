import { isGoTo, listenToData } from '#device/messages.ts'

/** Calls back when the service has sent news to this phone. @returns a function that ends it. */
export const followNoticeNews = (hear: () => void): (() => void) => listenToData(({ type }) => type === 'notice-came' && hear())

/** Calls back when the user has tapped a notification while this page is open, and lets the worker know that the page sees to it. */
export function onPageAsked(show: (path: string) => void): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.addEventListener('message', ({ data, ports }) => {
    if (!isGoTo(data)) return
    ports[0]?.postMessage('shown')
    show(data.path)
  })
}

import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, SyntheticEvent } from 'react'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { usePrefix } from '../../ui/use-prefix.ts'

/** What every link to an event on a screen shares. */
export interface EventLinks {
  hrefOf: (eventId: number) => string
  open: (event: MouseEvent<HTMLAnchorElement>) => void
  /** For a link that carries `data-event`. */
  preload: (event: SyntheticEvent<HTMLAnchorElement>) => void
}

/**
 * Links to events as plain elements. A screen has dozens of them, and the router's own link costs each a dozen hooks when the page
 * comes to life; these share two functions.
 */
export function useEventLinks(): EventLinks {
  const router = useRouter()
  const prefix = usePrefix()
  return {
    hrefOf: (eventId) => withLanguage(prefix, `/eventdetails/${eventId}`),
    open: (event) => {
      const href = event.currentTarget.getAttribute('href')
      if (!href || !isPlainClick(event)) return
      event.preventDefault()
      void router.navigate({ href })
    },
    preload: (event) => {
      const eventId = event.currentTarget.dataset.event
      // A failed guess costs nothing: opening asks again and says what is wrong.
      if (eventId) router.preloadRoute({ to: '/eventdetails/$eventId', params: { eventId } }).catch(() => undefined)
    },
  }
}

import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { isPlainClick } from '../../../ui/navigation/plain-click.ts'
import { usePrefix } from '../../../ui/navigation/use-prefix.ts'

/** Leads from one filter to another, by link as well as from the program. */
export function useListAddress() {
  const navigate = useNavigate()
  const prefix = usePrefix()
  const ask = (filter: EventFilter): void => void navigate({ to: '/events', search: filter, resetScroll: false })
  return {
    ask,
    hrefOf: (filter: EventFilter): string => withLanguage(prefix, '/events') + canonicalQuery(filter),
    /** Click on a link to another filter. */
    follow: (filter: EventFilter) => (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      ask(filter)
    },
  }
}

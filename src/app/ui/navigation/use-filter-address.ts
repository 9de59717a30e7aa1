import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { isPlainClick } from './plain-click.ts'
import { usePrefix } from './use-prefix.ts'

/** Leads from one filter of a list to another, by link as well as from the program. @param path canonical, of the list */
export function useFilterAddress<Filter extends object>(path: `/${string}`) {
  const router = useRouter()
  const prefix = usePrefix()
  const hrefOf = (filter: Filter): string => withLanguage(prefix, path) + canonicalQuery(filter)
  const ask = (filter: Filter): void => void router.navigate({ href: hrefOf(filter), resetScroll: false })
  return {
    ask,
    hrefOf,
    /** Click on a link that asks it. */
    follow: (filter: Filter) => (event: MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      ask(filter)
    },
  }
}

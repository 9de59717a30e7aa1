import { useRouter } from '@tanstack/react-router'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { usePrefix } from './use-prefix.ts'

/**
 * Asks for a list with another filter or in another order: it stands in the address, without a new step of the history.
 * @param path canonical path of its screen
 */
export function useAskList(path: string): (query: object) => void {
  const router = useRouter()
  const prefix = usePrefix()
  return (query) => void router.navigate({ href: withLanguage(prefix, path) + canonicalQuery(query), replace: true, resetScroll: false })
}

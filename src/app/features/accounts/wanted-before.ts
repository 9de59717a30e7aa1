import { readNext } from '#contract/accounts/sessions.ts'
import { splitLanguage } from '#contract/core/paths.ts'

const WAYS_IN = /^\/(?:login|registration)$/

/**
 * Where the reader wanted to go, when a link between the screens of login and joining was tapped before the page came to life: the server writes
 * one page for all, so that its links cannot carry it, and the browser names the address they were tapped at.
 */
export function wantedBefore(referrer: string, origin: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const former = new URL(referrer)
  if (former.origin !== origin || !WAYS_IN.test(splitLanguage(former.pathname).path)) return undefined
  return readNext(Object.fromEntries(former.searchParams)).next
}

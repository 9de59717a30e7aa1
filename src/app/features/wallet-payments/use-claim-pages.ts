import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import { usePresentUser } from '../../wire/use-answer.ts'
import { useCachedAnswer } from '../../wire/use-cached-answer.ts'
import { usePages } from '../../wire/use-pages.ts'
import { type ClaimGroup, loadClaims } from './calls.ts'

const nameOf = ({ claim_id }: WalletClaim): number => claim_id

/** Claims to one's shop, page by page: the phone's copy of the first one first. Another list is another screen: give it a key. */
export function useClaimPages(group: ClaimGroup) {
  const key = `wallet claims ${group}`
  const { answer, problem, reload } = useCachedAnswer((options) => loadClaims(group, options), key)
  const source = { first: answer?.value, load: (cursor: string) => loadClaims(group, {}, cursor), nameOf }
  const { rows, replace: _, ...pages } = usePages<WalletClaim>(source, `${usePresentUser() ?? ''} ${key}`)
  return { ...pages, answer, problem, reload, claims: answer && rows }
}

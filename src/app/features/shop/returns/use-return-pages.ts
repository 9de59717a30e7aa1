import type { ShopReturn } from '#contract/shop/returns.ts'
import { usePresentUser } from '../../../wire/use-answer.ts'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { usePages } from '../../../wire/use-pages.ts'
import { type AskedReturns, loadReturns } from './calls.ts'

const nameOf = ({ number }: ShopReturn): string => number

/** Complaints, page by page: the phone's copy of the first one first. Another list is another screen: give it a key. */
export function useReturnPages(asked: AskedReturns) {
  const key = `shop returns ${asked.side} ${asked.group ?? ''}`
  const { answer, problem, reload } = useCachedAnswer((options) => loadReturns(asked, options), key)
  const source = { first: answer?.value, load: (cursor: string) => loadReturns(asked, {}, cursor), nameOf }
  const { rows, replace: _, ...pages } = usePages<ShopReturn>(source, `${usePresentUser() ?? ''} ${key}`)
  return { ...pages, answer, problem, reload, returns: answer && rows }
}

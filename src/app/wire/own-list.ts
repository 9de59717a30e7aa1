import { isNoAnswer, problemCode } from '#contract/core/problem-code.ts'
import type { Answer, CallOptions } from './answer.ts'
import type { CountedPage } from './use-own-pages.ts'

interface OwnList<Filter, P extends CountedPage<unknown>> {
  /** One page of the service; without a cursor the first. */
  ask: (filter: Filter, options: CallOptions, cursor?: string) => Promise<Answer<P>>
  /** Whether nothing is left out: of such a list this phone holds the rows. */
  isPlain: (filter: Filter) => boolean
  among: (rows: P['results'], filter: Filter, now: number) => P['results']
}

/**
 * Loads a list of one's own, page by page. What the service cannot be asked without network, and was never asked before, is answered from the rows of
 * the plain list that this phone holds.
 * @throws {Problem} what the asking met, when the phone holds nothing or the service refused.
 */
export const ownList =
  <Filter extends object, P extends CountedPage<unknown>>({ ask, isPlain, among }: OwnList<Filter, P>) =>
  async (filter: Filter, options: CallOptions = {}, cursor?: string): Promise<Answer<P>> => {
    const asked = ask(filter, options, cursor)
    if (cursor !== undefined || isPlain(filter)) return asked
    try {
      return await asked
    } catch (error) {
      const code = problemCode(error)
      if (code !== undefined && !isNoAnswer(code)) throw error
      const { signal } = options
      const held = await ask({} as Filter, { keptFirst: true, ...(signal && { signal }) }).catch(() => {
        throw error
      })
      const results = among(held.value.results, filter, Date.now())
      return {
        ...held,
        value: { ...held.value, results, next_cursor: null, total: results.length },
        from: 'device-search',
        heldRows: held.value.results.length,
      }
    }
  }

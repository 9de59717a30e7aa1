import { problemCode } from '#contract/core/problem-code.ts'
import type { Answer } from './answer.ts'
import type { CountedPage } from './use-own-pages.ts'

interface Held<P extends CountedPage<unknown>> {
  /** The plain list as this phone has it. */
  plain: () => Promise<Answer<P>>
  among: (rows: P['results']) => P['results']
}

/**
 * A page of a list; where the service cannot be asked, put together from the rows that this phone holds of the plain one.
 * @throws {Problem} what the asking met, when the phone holds nothing or the service refused.
 */
export async function orCachedRows<P extends CountedPage<unknown>>(asked: Promise<Answer<P>>, { plain, among }: Held<P>): Promise<Answer<P>> {
  try {
    return await asked
  } catch (error) {
    if (!['offline', 'too-slow', undefined].includes(problemCode(error))) throw error
    const held = await plain().catch(() => {
      throw error
    })
    const results = among(held.value.results)
    return { ...held, value: { ...held.value, results, next_cursor: null, total: results.length }, from: 'device-search', heldRows: held.value.results.length }
  }
}

import { useState } from 'react'
import { problemCode } from '#contract/core/problem-code.ts'
import type { Answer } from '../../../wire/answer.ts'

interface Page<Row> {
  results: Row[]
  next_cursor: string | null
}

interface Further<Row> {
  rows: readonly Row[]
  next: string | null
  /** The oldest of the answers that the phone gave, if it did. */
  kept: Answer<unknown> | undefined
}

/** Of a list of which only the beginning came with the page. */
export interface FurtherComments<Row> {
  /** All that is here, the beginning included. */
  rows: Row[]
  /** Whether the service has said that this is all. */
  isAll: boolean
  more: 'idle' | 'loading' | 'offline' | 'failed'
  kept: Answer<unknown> | undefined
  /** @returns the first row that came, if any did. */
  load: () => Promise<Row | undefined>
}

/** Comments, or answers to one: the beginning is known, the rest is asked for page by page from the start. */
export function useFurtherComments<Row extends { id: number }>(
  first: readonly Row[],
  load: (cursor: string | undefined) => Promise<Answer<Page<Row>>>,
): FurtherComments<Row> {
  const [further, setFurther] = useState<Further<Row>>()
  const [more, setMore] = useState<FurtherComments<Row>['more']>('idle')
  const rows = joined(first, further?.rows ?? [])
  return {
    rows,
    isAll: further !== undefined && further.next === null,
    more,
    kept: further?.kept,
    load: async () => {
      if (more === 'loading') return undefined
      setMore('loading')
      try {
        const answer = await load(further?.next ?? undefined)
        const { results, next_cursor } = answer.value
        const longer = joined(further?.rows ?? [], results)
        setFurther({ rows: longer, next: next_cursor, kept: further?.kept ?? (answer.from === 'network' ? undefined : answer) })
        setMore('idle')
        const known = new Set(rows.map(({ id }) => id))
        return longer.find(({ id }) => !known.has(id))
      } catch (error) {
        // A chunk that did not come is no Problem, but for the reader it is the same: no network.
        setMore(['offline', 'too-slow', undefined].includes(problemCode(error)) ? 'offline' : 'failed')
        return undefined
      }
    },
  }
}

/** Each once; what came with the page is read again more often. */
function joined<Row extends { id: number }>(a: readonly Row[], b: readonly Row[]): Row[] {
  const known = new Set(a.map(({ id }) => id))
  return [...a, ...b.filter(({ id }) => !known.has(id))]
}

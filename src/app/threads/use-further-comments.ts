import { useState } from 'react'
import type { Answer } from '../wire/answer.ts'
import { joinRows, loadFailure, type Page } from '../wire/use-pages.ts'

interface Further<Row> {
  rows: Row[]
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
  first: Row[],
  load: (cursor: string | undefined) => Promise<Answer<Page<Row>>>,
): FurtherComments<Row> {
  const [further, setFurther] = useState<Further<Row>>()
  const [more, setMore] = useState<FurtherComments<Row>['more']>('idle')
  const rows = joinRows(first, further?.rows ?? [], idOf)
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
        const longer = joinRows(further?.rows ?? [], results, idOf)
        setFurther({ rows: longer, next: next_cursor, kept: further?.kept ?? (answer.from === 'network' ? undefined : answer) })
        setMore('idle')
        const known = new Set(rows.map(({ id }) => id))
        return longer.find(({ id }) => !known.has(id))
      } catch (error) {
        setMore(loadFailure(error))
        return undefined
      }
    },
  }
}

const idOf = ({ id }: { id: number }) => id

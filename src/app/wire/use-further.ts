import { useState } from 'react'
import { problemCode } from '#contract/core/problem-code.ts'
import type { Answer } from './answer.ts'

/** Rows of one page of a public list, and the way to the next. */
interface Page<Row> {
  results: Row[]
  next_cursor: string | null
}

interface Source<Row> {
  /** The first page, as it was loaded with the screen. */
  answer: Answer<Page<Row>>
  load: (cursor: string) => Promise<Answer<Page<Row>>>
  /** What a row is known by. */
  nameOf: (row: Row) => number | string
}

interface Further {
  /** Cursor of the first page that these rows follow on: with another one they would leave a gap. */
  after: string
  rows: unknown[]
  next: string | null
}

/** Further pages outlive the screen, so that coming back to the list finds it as long as it was. Filled by readers only. */
const furtherOf = new Map<string, Further>()
const LISTS_KEPT = 3

function keepFurther(key: string, further: Further): void {
  furtherOf.delete(key)
  furtherOf.set(key, further)
  for (const oldest of [...furtherOf.keys()].slice(0, -LISTS_KEPT)) furtherOf.delete(oldest)
}

/** A list of which more may be had. */
export interface FurtherRows<Row> {
  rows: Row[]
  hasMore: boolean
  state: 'idle' | 'loading' | 'offline' | 'failed'
  load: () => void
  /** Index of the first row that came last, for the focus; undefined until something came. */
  newFrom: number | undefined
}

/**
 * The first page and those that were loaded after it. A screen for another question is another screen: give it a key.
 * @param key of the list, unlike that of any other
 */
export function useFurther<Row>({ answer, load, nameOf }: Source<Row>, key: string): FurtherRows<Row> {
  const { results, next_cursor } = answer.value
  const [held, setHeld] = useState(() => furtherOf.get(key))
  const [state, setState] = useState<FurtherRows<Row>['state']>('idle')
  const [newFrom, setNewFrom] = useState<number>()

  const further = held && held.after === next_cursor ? held : undefined
  const more = (further?.rows ?? []) as Row[]
  const seen = new Set(results.map(nameOf))
  const rows = further ? [...results, ...more.filter((row) => !seen.has(nameOf(row)))] : results
  const cursor = further ? further.next : next_cursor

  const loadMore = async () => {
    if (!cursor || !next_cursor || state === 'loading') return
    setState('loading')
    try {
      const page = (await load(cursor)).value
      const longer = { after: next_cursor, rows: [...more, ...page.results], next: page.next_cursor }
      keepFurther(key, longer)
      setHeld(longer)
      setNewFrom(rows.length)
      setState('idle')
    } catch (error) {
      // A chunk that did not come is no Problem, but for the reader it is the same: no network.
      setState(['offline', 'too-slow', undefined].includes(problemCode(error)) ? 'offline' : 'failed')
    }
  }
  return { rows, hasMore: cursor !== null, state, load: () => void loadMore(), newFrom }
}

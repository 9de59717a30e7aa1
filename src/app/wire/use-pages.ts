import { useEffect, useRef, useState } from 'react'
import { problemCode } from '#contract/core/problem-code.ts'
import type { Answer, CallHow } from './answer.ts'
import { keepAnswer } from './keep-answer.ts'
import { usePresentUser } from './use-answer.ts'
import { useKeptAnswer } from './use-kept-answer.ts'

/** Rows of one page, and the way to the next. */
export interface Page<Row> {
  results: Row[]
  next_cursor: string | null
  total: number
}

interface Source<Row, P extends Page<Row>> {
  /** One page; without a cursor the first. May be a new function each time. */
  load: (how: CallHow, cursor?: string) => Promise<Answer<P>>
  /** What a row is known by. */
  nameOf: (row: Row) => string | number
}

interface Further<Row> {
  /** Whose they are, and of which question. */
  of: string
  /** Cursor of the first page that these rows follow on: with another one they would leave a gap. */
  after: string
  rows: Row[]
  next: string | null
}

/** Further pages outlive the screen, so that coming back finds the list as long as it was. */
const furtherOf = new Map<string, Further<unknown>>()
const LISTS_KEPT = 4

function keepFurther(further: Further<unknown>): void {
  furtherOf.delete(further.of)
  furtherOf.set(further.of, further)
  for (const oldest of [...furtherOf.keys()].slice(0, -LISTS_KEPT)) furtherOf.delete(oldest)
}

/** Why there are no further rows yet. */
export type MoreState = 'idle' | 'loading' | 'offline' | 'failed'

/** A list page by page: the phone's copy of the first one first, further ones as they are wanted. A screen for another question is another screen: give it a key. */
export function usePages<Row, P extends Page<Row>>({ load, nameOf }: Source<Row, P>, key: string) {
  const { answer, problem, reload, put } = useKeptAnswer((how) => load(how), key)
  const of = `${usePresentUser() ?? ''} ${key}`
  const [held, setHeld] = useState(() => furtherOf.get(of) as Further<Row> | undefined)
  const [more, setMore] = useState<MoreState>('idle')

  const first = answer?.value
  const further = held && held.of === of && held.after === first?.next_cursor ? held : undefined
  const cursor = further ? further.next : (first?.next_cursor ?? null)

  const lengthen = (longer: Further<Row>) => {
    keepFurther(longer)
    setHeld(longer)
  }
  // Of the moment when an answer arrives, not of the press that asked for it: between them others may have come.
  const present = useRef({ answer, further })
  useEffect(() => {
    present.current = { answer, further }
  })
  const loadMore = async () => {
    if (!first?.next_cursor || cursor === null || more === 'loading') return
    setMore('loading')
    try {
      const page = (await load({}, cursor)).value
      lengthen({ of, after: first.next_cursor, rows: [...(further?.rows ?? []), ...page.results], next: page.next_cursor })
      setMore('idle')
    } catch (error) {
      setMore(['offline', 'too-slow', undefined].includes(problemCode(error)) ? 'offline' : 'failed')
    }
  }
  /** Puts a row in place of what it was. @param also what else of the first page it changes, such as sums. */
  const take = (row: Row, also?: (page: P) => P) => {
    const { answer, further } = present.current
    const isIt = (one: Row) => nameOf(one) === nameOf(row)
    const withRow = (rows: readonly Row[]) => rows.map((one) => (isIt(one) ? row : one))
    if (answer && (also || answer.value.results.some(isIt))) {
      const page = { ...answer.value, results: withRow(answer.value.results) }
      const changed = { ...answer, value: also?.(page) ?? page }
      put(changed.value)
      // Another row may be taken before this one is drawn.
      present.current = { ...present.current, answer: changed }
      // What the phone has put together itself is no answer to be kept.
      if (answer.from !== 'device-search') void keepAnswer({ ...changed, etag: null })
    }
    if (further?.rows.some(isIt)) {
      const longer = { ...further, rows: withRow(further.rows) }
      lengthen(longer)
      present.current = { ...present.current, further: longer }
    }
  }
  return {
    answer,
    problem,
    reload,
    rows: first && joined(first, further, nameOf),
    total: first?.total ?? 0,
    hasMore: cursor !== null,
    more,
    loadMore: () => void loadMore(),
    take,
  }
}

/** What of a list says how far it has been read. */
export type Reading = Pick<ReturnType<typeof usePages>, 'more' | 'hasMore' | 'loadMore'>

function joined<Row>({ results }: Page<Row>, further: Further<Row> | undefined, nameOf: Source<Row, Page<Row>>['nameOf']): Row[] {
  if (!further) return results
  const seen = new Set(results.map(nameOf))
  return [...results, ...further.rows.filter((row) => !seen.has(nameOf(row)))]
}

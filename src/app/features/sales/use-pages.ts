import { useEffect, useRef, useState } from 'react'
import { problemCode } from '#contract/core/problem-code.ts'
import type { Answer, CallHow } from '../../wire/answer.ts'
import { useAnswer } from '../../wire/use-answer.ts'
import type { Page } from './calls.ts'

interface Further<Row> {
  /** Cursor of the first page that these rows follow on: with another one they would leave a gap. */
  after: string
  rows: Row[]
  next: string | null
}

/** Why there are no further rows yet. */
export type MoreState = 'idle' | 'loading' | 'offline' | 'failed'

/**
 * A list page by page: the first is kept on the phone, further ones come as they are wanted. Another question is another screen: give it a key.
 * @param load may be a new function each time.
 */
export function usePages<Row extends object, P extends Page<Row>>(load: (how: CallHow, cursor?: string) => Promise<Answer<P>>, key: string) {
  // What is kept comes first, but never again in place of what was answered since.
  const isFirst = useRef(true)
  const { answer, problem, reload } = useAnswer((how) => load({ ...how, keptFirst: isFirst.current }), key)
  useEffect(() => {
    if (answer) isFirst.current = false
  }, [answer])
  const [held, setHeld] = useState<Further<Row>>()
  const [more, setMore] = useState<MoreState>('idle')
  /** Rows that have changed since they were read. */
  const [changed, setChanged] = useState<ReadonlyMap<string | number, Row>>(new Map())
  const first = answer?.value
  const further = held && held.after === first?.next_cursor ? held : undefined
  const cursor = further ? further.next : (first?.next_cursor ?? null)

  const loadMore = async () => {
    if (!first?.next_cursor || cursor === null || more === 'loading') return
    setMore('loading')
    try {
      const page = (await load({}, cursor)).value
      setHeld({ after: first.next_cursor, rows: [...(further?.rows ?? []), ...page.results], next: page.next_cursor })
      setMore('idle')
    } catch (error) {
      setMore(['offline', 'too-slow', undefined].includes(problemCode(error)) ? 'offline' : 'failed')
    }
  }
  return {
    answer,
    problem,
    reload,
    rows: first && [...first.results, ...(further?.rows ?? [])],
    total: first?.total ?? 0,
    hasMore: cursor !== null,
    more,
    loadMore: () => void loadMore(),
    changed,
    /** Shows a row as it is now. */
    take: (name: string | number, row: Row) => setChanged((before) => new Map(before).set(name, row)),
  }
}

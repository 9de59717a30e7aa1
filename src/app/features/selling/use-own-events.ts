import { useEffect, useRef, useState } from 'react'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { problemCode } from '#contract/core/problem-code.ts'
import type { OwnEvent, OwnEventPage } from '#contract/selling.ts'
import { useSession } from '../../state/session.ts'
import { useAnswer } from '../../wire/use-answer.ts'
import { keepOwnEvents, loadOwnEvents } from './list-calls.ts'
import type { OwnQuestion } from './own-question.ts'

interface Further {
  /** Cursor of the first page that these rows follow on: with another one they would leave a gap. */
  after: string
  rows: OwnEvent[]
  next: string | null
}

/** Further pages outlive the screen, so that coming back finds the list as long as it was. */
const furtherOf = new Map<string, Further>()
const LISTS_KEPT = 4

function keepFurther(key: string, further: Further): void {
  furtherOf.delete(key)
  furtherOf.set(key, further)
  for (const oldest of [...furtherOf.keys()].slice(0, -LISTS_KEPT)) furtherOf.delete(oldest)
}

export type MoreState = 'idle' | 'loading' | 'offline' | 'failed'

/** One's own events page by page. A screen for another question is another screen: give it a key. */
export function useOwnEvents(question: OwnQuestion) {
  const user = useSession(({ account }) => account?.id)
  const key = `${user ?? ''} ${canonicalQuery(question)}`
  // What is kept comes first, but never again in place of what was answered since.
  const isFirst = useRef(true)
  const { answer, problem, reload, put } = useAnswer((how) => loadOwnEvents(question, { ...how, keptFirst: isFirst.current }), `own events ${key}`)
  useEffect(() => {
    if (answer) isFirst.current = false
  }, [answer])
  const [held, setHeld] = useState(() => furtherOf.get(key))
  const [more, setMore] = useState<MoreState>('idle')

  const first = answer?.value
  const further = held && held.after === first?.next_cursor ? held : undefined
  const rows = first ? joined(first, further) : undefined
  const cursor = further ? further.next : (first?.next_cursor ?? null)

  const lengthen = (longer: Further) => {
    keepFurther(key, longer)
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
      const page = (await loadOwnEvents(question, {}, cursor)).value
      lengthen({ after: first.next_cursor, rows: [...(further?.rows ?? []), ...page.results], next: page.next_cursor })
      setMore('idle')
    } catch (error) {
      setMore(['offline', 'too-slow', undefined].includes(problemCode(error)) ? 'offline' : 'failed')
    }
  }
  /** Puts a row in place of what it was. */
  const take = (row: OwnEvent) => {
    const { answer, further } = present.current
    const withRow = (rows: OwnEvent[]) => rows.map((one) => (one.id === row.id ? row : one))
    if (answer?.value.results.some(({ id }) => id === row.id)) {
      const value = { ...answer.value, results: withRow(answer.value.results) }
      put(value)
      void keepOwnEvents(question, { ...answer, value })
    }
    if (further?.rows.some(({ id }) => id === row.id)) lengthen({ ...further, rows: withRow(further.rows) })
  }
  return { answer, problem, reload, rows, total: first?.total ?? 0, hasMore: cursor !== null, more, loadMore: () => void loadMore(), take }
}

export type OwnEvents = ReturnType<typeof useOwnEvents>

function joined({ results }: OwnEventPage, further: Further | undefined): OwnEvent[] {
  if (!further) return results
  const seen = new Set(results.map(({ id }) => id))
  return [...results, ...further.rows.filter(({ id }) => !seen.has(id))]
}

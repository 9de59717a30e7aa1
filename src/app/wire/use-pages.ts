import { useState } from 'react'
import { isNoAnswer, problemCode } from '#contract/core/problem-code.ts'
import type { Answer } from './answer.ts'

/** One page of a list, and the way to the next. */
export interface Page<Row> {
  results: Row[]
  next_cursor: string | null
}

/** Where a list comes from. */
interface PageSource<Row> {
  /** The first page; undefined while it is not here. */
  first: Page<Row> | undefined
  load: (cursor: string) => Promise<Answer<Page<Row>>>
  /** What a row is known by. */
  nameOf: (row: Row) => number | string
}

/** Pages after the first. */
interface Further<Row> {
  /** The list that they belong to. */
  key: string
  /** Cursor of the first page that these rows follow on: with another one they would leave a gap. */
  after: string
  rows: Row[]
  next: string | null
}

/** Further pages outlive the screen, so that coming back to a list finds it as long as it was. Filled in browsers only. */
const furtherOf = new Map<string, Further<unknown>>()
const LISTS_KEPT = 7

function store(further: Further<unknown>): void {
  furtherOf.delete(further.key)
  furtherOf.set(further.key, further)
  for (const oldest of [...furtherOf.keys()].slice(0, -LISTS_KEPT)) furtherOf.delete(oldest)
}

/** A list of which more may be had. */
interface Pages<Row> {
  rows: Row[]
  hasMore: boolean
  /** Why there are no further rows yet. */
  state: 'idle' | 'loading' | 'offline' | 'failed'
  loadMore: () => void
  /** Index of the first row that came last, for the focus; undefined until something came. */
  newFrom: number | undefined
  /** Puts a row in place of what it was on a further page. */
  replace: (row: Row) => void
}

/**
 * The first page and those that were loaded after it. A screen for another filter is another screen: give it a key.
 * @param key of the list, unlike that of any other
 */
export function usePages<Row>({ first, load, nameOf }: PageSource<Row>, key: string): Pages<Row> {
  const [held, setHeld] = useState(() => furtherOf.get(key) as Further<Row> | undefined)
  const [state, setState] = useState<Pages<Row>['state']>('idle')
  const [newFrom, setNewFrom] = useState<number>()

  const after = first?.next_cursor ?? null
  const further = held?.key === key && held.after === after ? held : undefined
  const cursor = further ? further.next : after
  const rows = joinRows(first?.results ?? [], further?.rows ?? [], nameOf)

  const put = (longer: Further<Row>) => {
    store(longer)
    setHeld(longer)
  }
  const loadMore = async () => {
    if (after === null || cursor === null || state === 'loading') return
    setState('loading')
    try {
      const page = (await load(cursor)).value
      put({ key, after, rows: [...(further?.rows ?? []), ...page.results], next: page.next_cursor })
      setNewFrom(rows.length)
      setState('idle')
    } catch (error) {
      setState(loadFailure(error))
    }
  }
  const replace = (row: Row) => {
    // Of the moment when the row arrives, not of the press that asked for it: between them others may have come.
    const present = furtherOf.get(key) as Further<Row> | undefined
    if (present?.rows.some((one) => nameOf(one) === nameOf(row))) put({ ...present, rows: withRow(present.rows, row, nameOf) })
  }
  return { rows, hasMore: cursor !== null, state, loadMore: () => void loadMore(), newFrom, replace }
}

/** Why another page did not come. A script that did not load is no Problem, but for the reader it is the same: no network. */
export function loadFailure(error: unknown): 'offline' | 'failed' {
  const code = problemCode(error)
  return code === undefined || isNoAnswer(code) ? 'offline' : 'failed'
}

/** Rows of several pages, each once: a list may have grown between two of them. */
export function joinRows<Row>(first: Row[], further: Row[], nameOf: PageSource<Row>['nameOf']): Row[] {
  if (further.length === 0) return first
  const seen = new Set(first.map(nameOf))
  return [...first, ...further.filter((row) => !seen.has(nameOf(row)))]
}

/** The same rows, one of them as it is now. */
export const withRow = <Row>(rows: readonly Row[], row: Row, nameOf: PageSource<Row>['nameOf']): Row[] =>
  rows.map((one) => (nameOf(one) === nameOf(row) ? row : one))

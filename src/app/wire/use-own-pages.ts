import { useEffect, useRef } from 'react'
import type { Answer, CallOptions } from './answer.ts'
import { storeAnswer } from './store-answer.ts'
import { usePresentUser } from './use-answer.ts'
import { useCachedAnswer } from './use-cached-answer.ts'
import { type Page, usePages, withRow } from './use-pages.ts'

/** A page that says how many rows there are in all. */
export interface CountedPage<Row> extends Page<Row> {
  total: number
}

interface Source<Row, P extends CountedPage<Row>> {
  /** One page; without a cursor the first. May be a new function each time. */
  load: (options: CallOptions, cursor?: string) => Promise<Answer<P>>
  /** What a row is known by. */
  nameOf: (row: Row) => string | number
}

/** A list of the account that is signed in, page by page: the phone's copy of the first one first. A screen for another filter is another screen: give it a key. */
export function useOwnPages<Row, P extends CountedPage<Row>>({ load, nameOf }: Source<Row, P>, key: string) {
  const { answer, problem, reload, put } = useCachedAnswer((options) => load(options), key)
  const source = { first: answer?.value, load: (cursor: string) => load({}, cursor), nameOf }
  const { rows, replace, ...pages } = usePages<Row>(source, `${usePresentUser() ?? ''} ${key}`)

  // Of the moment when a row arrives, not of the press that asked for it: between them others may have come.
  const present = useRef(answer)
  useEffect(() => {
    present.current = answer
  })
  /** Puts a row in place of what it was. @param also what else of the first page it changes, such as sums. */
  const take = (row: Row, also?: (page: P) => P) => {
    const { current } = present
    if (current && (also || current.value.results.some((one) => nameOf(one) === nameOf(row)))) {
      const page = { ...current.value, results: withRow(current.value.results, row, nameOf) }
      const changed = { ...current, value: also?.(page) ?? page }
      put(changed.value)
      // Another row may be taken before this one is drawn.
      present.current = changed
      // What the phone has put together itself is no answer to be kept.
      if (current.from !== 'device-search') void storeAnswer({ ...changed, etag: null })
    }
    replace(row)
  }
  return { ...pages, answer, problem, reload, rows: answer && rows, total: answer?.value.total ?? 0, take }
}

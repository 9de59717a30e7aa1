import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#contract/core/problem.ts'
import { useAction } from '../controls/use-action.ts'

/** What was read so long ago is read anew: orders come and go. */
const GOOD_MS = 5 * 60_000

/** One page of the rows of a file; without a cursor the first. */
export type LoadPage<Row> = (options: { signal: AbortSignal }, cursor?: string) => Promise<{ results: Row[]; next_cursor: string | null; total: number }>

interface CsvReading {
  isBusy: boolean
  problem: Problem | undefined
  /** How many of how many rows have been read, once one page was. */
  read: { rows: number; total: number } | undefined
  go: () => void
}

interface Part<Row> {
  rows: Row[]
  /** Where it goes on; null: there is no more. */
  next: string | null
  total: number
  begun: number
}

/**
 * Reads all rows of a list, page after page, and hands them over when the last one is there: half a file is never made. Where the network
 * fails, the next press goes on from there. Leaving the screen ends it.
 */
export function useCsv<Row>(load: LoadPage<Row>, onAll: (rows: Row[]) => void): CsvReading {
  const { isBusy, problem, run } = useAction()
  const part = useRef<Part<Row>>(undefined)
  const [read, setRead] = useState<CsvReading['read']>()
  const ending = useRef<AbortController>(undefined)
  useEffect(() => {
    ending.current = new AbortController()
    return () => ending.current?.abort()
  }, [])

  const readAll = async () => {
    const { signal } = ending.current ?? new AbortController()
    if (part.current && Date.now() - part.current.begun > GOOD_MS) part.current = undefined
    while (part.current?.next !== null) {
      const before: Part<Row> | undefined = part.current
      const page = await load({ signal }, before?.next ?? undefined)
      part.current = { rows: [...(before?.rows ?? []), ...page.results], next: page.next_cursor, total: page.total, begun: before?.begun ?? Date.now() }
      setRead({ rows: part.current.rows.length, total: part.current.total })
    }
    if (signal.aborted) return
    onAll(part.current.rows)
    part.current = undefined
    setRead(undefined)
  }
  return { isBusy, problem, read, go: () => void run(readAll) }
}

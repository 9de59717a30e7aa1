import { useState } from 'react'
import type { ResultOf } from '#contract/core/endpoint.ts'
import type { CaseRow, listCases } from '#contract/desk/cases.ts'
import { useOwnPages } from '../../../wire/use-own-pages.ts'
import { loadCases } from './calls.ts'
import type { CasesFilter } from './cases-filter.ts'

export type CaseQueue = ReturnType<typeof useCaseQueue>

/** The cases of a list. What was decided here leaves the list that waits at once. */
export function useCaseQueue(filter: CasesFilter) {
  const key = `cases ${filter.kind ?? ''} ${filter.state}`
  const pages = useOwnPages<CaseRow, ResultOf<typeof listCases>>({ load: (options, cursor) => loadCases(filter, options, cursor), nameOf: ({ id }) => id }, key)
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set())
  const rows = filter.state === 'open' ? pages.rows?.filter(({ id }) => !decided.has(id)) : pages.rows
  const gone = (pages.rows?.length ?? 0) - (rows?.length ?? 0)
  /** The case so many places away from one; undefined: there is none. */
  const beside = (id: number | undefined, step: 1 | -1): number | undefined => {
    if (!rows) return undefined
    const at = rows.findIndex((row) => row.id === id)
    return at < 0 ? rows[0]?.id : rows[at + step]?.id
  }
  return {
    pages,
    rows,
    total: Math.max(0, pages.total - gone),
    /** False: there are more than that. */
    isExact: pages.answer?.value.total_is_exact ?? true,
    beside,
    note: (id: number) => setDecided((before) => new Set(before).add(id)),
  }
}

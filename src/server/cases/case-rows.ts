import { type SQL, sql } from 'drizzle-orm'
import { CASE_LIMITS, type CaseKind, type CaseState } from '#contract/cases/case-kinds.ts'
import type { CaseList, CaseRow } from '#contract/desk/cases.ts'
import type { Database } from '../db/connection/open.ts'
import { iso, isoMicroseconds } from '../db/wire-time.ts'
import type { CaseHandlers, CaseSubject } from './case-handler.ts'

export type CaseReader = Pick<Database['db'], 'select' | 'execute'>

/** A case as the database has it. */
export interface StoredCase {
  id: number
  kind: CaseKind
  subject: number
  owner: number | null
  state: CaseState
  opened_at: string
  decided_at: string | null
  report_count: number
  held_reason: string | null
  cursor_key: string
}

/** Where a list goes on: the time by which it is sorted, to the microsecond, and the id of the last row. */
export interface CasePlace {
  key: string
  id: number
}

interface Range {
  list: CaseList
  kind: CaseKind | undefined
  limit: number
  after: CasePlace | undefined
}

const LISTS = {
  open: { where: sql`state = 'open'`, at: sql`opened_at`, direction: sql`asc`, beyond: sql`>` },
  closed: { where: sql`state <> 'open'`, at: sql`decided_at`, direction: sql`desc`, beyond: sql`<` },
} as const

const whereSql = ({ list, kind }: Pick<Range, 'list' | 'kind'>): SQL => (kind === undefined ? LISTS[list].where : sql`${LISTS[list].where} and kind = ${kind}`)

/** One page of cases, from an index: what waits by its age, what is closed the latest first. */
export function casesSql({ limit, after, ...range }: Range): SQL {
  const { at, direction, beyond } = LISTS[range.list]
  const later = after ? sql`and (${at}, id) ${beyond} (${after.key}::timestamptz, ${after.id}::integer)` : sql``
  return sql`
    select id, kind, subject, owner, state, ${iso(sql`opened_at`)} as opened_at, ${iso(sql`decided_at`)} as decided_at, report_count, held_reason,
      ${isoMicroseconds(at)} as cursor_key
    from (select * from cases where ${whereSql(range)} ${later} order by ${at} ${direction}, id ${direction} limit ${limit}) as c
    order by ${at} ${direction}, id ${direction}`
}

export async function readCases(db: CaseReader, range: Range): Promise<StoredCase[]> {
  return (await db.execute<StoredCase & Record<string, unknown>>(casesSql(range))).rows
}

/** How many there are, counted up to one more than `countedTo`. */
export async function countCases(db: CaseReader, range: Pick<Range, 'list' | 'kind'>): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::integer as total from (select from cases where ${whereSql(range)} limit ${CASE_LIMITS.countedTo + 1}) counted`,
  )
  return rows[0]?.total ?? 0
}

/** What cases are about, each kind asked once. */
export async function describeCases(
  db: CaseReader,
  handlers: CaseHandlers,
  cases: readonly Pick<StoredCase, 'kind' | 'subject'>[],
): Promise<(one: Pick<StoredCase, 'kind' | 'subject'>) => CaseSubject | undefined> {
  const described = new Map<string, Map<number, CaseSubject>>()
  for (const handler of handlers) {
    const subjects = [...new Set(cases.filter(({ kind }) => kind === handler.kind).map(({ subject }) => subject))]
    if (subjects.length > 0) described.set(handler.kind, await handler.describe(db, subjects))
  }
  return ({ kind, subject }) => described.get(kind)?.get(subject)
}

/** So many characters of a text tell it from others. */
const FIRST_WORDS = 140

/** A case as a list has it. */
export function caseRow({ owner: _, cursor_key: __, ...row }: StoredCase, subject: CaseSubject | undefined): CaseRow {
  const text = [...(subject?.text ?? '').slice(0, FIRST_WORDS * 8).replace(/\s+/gu, ' ')]
  const first_words = text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS).join('')}…` : text.join('')
  return { ...row, title: subject?.title ?? '', first_words }
}

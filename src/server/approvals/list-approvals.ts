import { and, asc, desc, eq, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import type { Approval, listApprovals as contract } from '#contract/desk/approvals.ts'
import type { Database } from '../db/connection/open.ts'
import { pageOf, rowAfter } from '../db/row-cursor.ts'
import { users } from '../db/tables/accounts.ts'
import { approvals } from '../db/tables/approvals.ts'
import type { ApprovalHandlers, ApprovalRow, ApprovalWords } from './approval-handler.ts'

const PER_PAGE = 30

type Reader = Pick<Database['db'], 'select'>

/** Who reads, and how what it is about is put into words. */
export interface ApprovalReader {
  staff: number
  handlers: ApprovalHandlers
}

/** @throws {Problem} bad-input — the cursor. */
export async function listApprovals(db: Reader, reader: ApprovalReader, { state, cursor }: QueryOf<typeof contract>): Promise<AnswerOf<typeof contract>> {
  const { id, state: is } = approvals
  const isWaiting = state === 'waiting'
  const listed = isWaiting ? eq(is, 'waiting') : ne(is, 'waiting')
  const after = rowAfter(cursor)
  const next = after === undefined ? undefined : (isWaiting ? gt : lt)(id, after)
  const [rows, [counted]] = await Promise.all([
    readApprovals(db, reader, { where: and(listed, next), order: isWaiting ? asc(id) : desc(id), most: PER_PAGE + 1 }),
    db.select({ total: sql<number>`count(*)::int` }).from(approvals).where(listed),
  ])
  const { page, next_cursor } = pageOf(rows, PER_PAGE)
  return { results: page, next_cursor, total: counted?.total ?? 0 }
}

/** What was asked for about one subject, the latest first. */
export const readApprovalsOf = (db: Reader, reader: ApprovalReader, which: SQL | undefined): Promise<Approval[]> =>
  readApprovals(db, reader, { where: which, order: desc(approvals.id), most: PER_PAGE })

interface Wanted {
  where: SQL | undefined
  order: SQL
  most: number
}

async function readApprovals(db: Reader, { staff, handlers }: ApprovalReader, { where, order, most }: Wanted): Promise<Approval[]> {
  const [asker, decider] = [alias(users, 'asker'), alias(users, 'decider')]
  const rows = await db
    .select({ row: approvals, asked_by: asker.username, decided_by: decider.username })
    .from(approvals)
    .innerJoin(asker, eq(asker.id, approvals.asked_by))
    .leftJoin(decider, eq(decider.id, approvals.decided_by))
    .where(where)
    .orderBy(order)
    .limit(most)
  const words = await wordsOf(
    db,
    handlers,
    rows.map(({ row }) => row),
  )
  return rows.map(({ row, asked_by, decided_by }) => ({ ...toldOf(row, words.get(row.id)), asked_by, decided_by, is_own: row.asked_by === staff }))
}

async function wordsOf(db: Reader, handlers: ApprovalHandlers, rows: readonly ApprovalRow[]): Promise<Map<number, ApprovalWords>> {
  const found = new Map<number, ApprovalWords>()
  for (const [kind, own] of Map.groupBy(rows, (row) => row.kind)) for (const one of (await handlers[kind]?.describe(db, own)) ?? []) found.set(...one)
  return found
}

function toldOf({ details, asked_by: _, decided_by: __, ...row }: ApprovalRow, words: ApprovalWords | undefined) {
  const { id, kind, state, subject, reason, asked_at, decided_at, decision_reason, void_reason } = row
  const taka = typeof details.taka === 'number' ? details.taka : null
  const about = { title: words?.title ?? '', page: words?.page ?? null }
  return { id, kind, state, subject, ...about, taka, reason, asked_at, decided_at, decision_reason, void_reason }
}

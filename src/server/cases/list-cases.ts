import { CASE_LIMITS } from '#contract/cases/case-kinds.ts'
import type { AnswerOf, QueryOf } from '#contract/core/endpoint.ts'
import type { CaseList, listCases as contract } from '#contract/desk/cases.ts'
import { listCursors } from '../http/lists/list-cursor.ts'
import type { CaseHandlers } from './case-handler.ts'
import { type CaseReader, caseRow, countCases, describeCases, readCases } from './case-rows.ts'

const { write, read } = listCursors<CaseList>({ letters: { open: 'o', closed: 'c' }, timed: ['open', 'closed'], countedTo: 0 })

/**
 * Cases that wait, the oldest first, or closed ones, the latest first.
 * @throws {Problem} bad-input — the cursor, one of the other list included.
 */
export async function listCases(
  db: CaseReader,
  handlers: CaseHandlers,
  { kind, state: list = 'open', cursor }: QueryOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const after = cursor === undefined ? undefined : read(cursor, list)
  const { perPage: limit, countedTo } = CASE_LIMITS
  const [found, counted] = await Promise.all([readCases(db, { list, kind, limit: limit + 1, after }), countCases(db, { list, kind })])
  const page = found.slice(0, limit)
  const subjectOf = await describeCases(db, handlers, page)
  const last = found.length > limit ? page.at(-1) : undefined
  const next_cursor = last ? write({ order: list, key: last.cursor_key, id: last.id, total: 0, total_is_exact: true, is_corrected: false }) : null
  return { results: page.map((row) => caseRow(row, subjectOf(row))), next_cursor, total: Math.min(counted, countedTo), total_is_exact: counted <= countedTo }
}

import { sql } from 'drizzle-orm'
import type { Decision } from '#contract/cases/case-kinds.ts'
import { Problem } from '#contract/core/problem.ts'
import type { CaseReport, DeskCase } from '#contract/desk/cases.ts'
import { iso } from '../db/wire-time.ts'
import type { CaseHandler, CaseHandlers, CaseSubject } from './case-handler.ts'
import type { CaseReader, StoredCase } from './case-rows.ts'

/** So many reports of one case say enough. */
const MOST_REPORTS = 50

interface StoredDetail extends Omit<StoredCase, 'cursor_key'> {
  reason: string
  decided_by: string | null
  has_later: boolean
  about_subject: number
  about_owner: number
  reports: CaseReport[]
}

/** One case with its reports. What wrote them is not read. */
async function readDetail(db: CaseReader, case_id: number): Promise<StoredDetail | undefined> {
  const { rows } = await db.execute<StoredDetail & Record<string, unknown>>(sql`
    select c.id, c.kind, c.subject, c.owner, c.state, ${iso(sql`c.opened_at`)} as opened_at, ${iso(sql`c.decided_at`)} as decided_at, c.report_count,
      c.held_reason, c.reason, case when staff.deleted_at is null then staff.username end as decided_by,
      exists (select from cases later where later.kind = c.kind and later.subject = c.subject and later.id > c.id) as has_later,
      (select count(*) from cases other where other.kind = c.kind and other.subject = c.subject and other.id <> c.id)::integer as about_subject,
      (select count(*) from cases other where other.owner = c.owner and other.id <> c.id)::integer as about_owner,
      (select coalesce(json_agg(json_build_object('reason', r.reason, 'note', r.note, 'at', ${iso(sql`r.at`)}) order by r.at), '[]')
        from (select * from reports where "case" = c.id order by at limit ${MOST_REPORTS}) r) as reports
    from cases c left join users staff on staff.id = c.decided_by where c.id = ${case_id}`)
  return rows[0]
}

/** What staff may decide. A case that was decided stays so; of the latest one about a thing a removal can be undone. */
export function decisionsOf(
  { state, has_later }: Pick<StoredDetail, 'state' | 'has_later'>,
  handler: Pick<CaseHandler, 'restore'> | undefined,
  subject: Pick<CaseSubject, 'is_removed' | 'is_gone'> | undefined,
): Decision[] {
  if (!handler) return []
  const isThere = subject !== undefined && !subject.is_gone
  if (state === 'open') return isThere ? ['keep', 'remove'] : ['keep']
  return state === 'removed' && !has_later && isThere && subject.is_removed && handler.restore ? ['restore'] : []
}

/** All that staff see of one case. @throws {Problem} not-found */
export async function readCase(db: CaseReader, handlers: CaseHandlers, case_id: number): Promise<DeskCase> {
  const found = await readDetail(db, case_id)
  if (!found) throw new Problem('not-found')
  const handler = handlers.find(({ kind }) => kind === found.kind)
  const subject = (await handler?.describe(db, [found.subject]))?.get(found.subject)
  const { id, kind, state, opened_at, decided_at, report_count, held_reason, reports } = found
  return {
    ...{ id, kind, subject: found.subject, state, opened_at, decided_at, report_count, held_reason, reports },
    ...shownOf(subject),
    earlier: { subject: found.about_subject, owner: found.owner === null ? null : found.about_owner },
    decided: decided_at === null ? null : { at: decided_at, by: found.decided_by, reason: found.reason },
    decisions: decisionsOf(found, handler, subject),
  }
}

const shownOf = (subject: CaseSubject | undefined) => ({
  title: subject?.title ?? '',
  text: subject?.text ?? '',
  author: subject?.author ?? null,
  username: subject?.username ?? null,
  path: subject?.path ?? null,
  written_at: subject?.written_at ?? null,
  picture: subject?.picture ?? null,
  ...(subject?.pictures && { pictures: [...subject.pictures] }),
  ...(subject?.former && { former: [...subject.former] }),
  is_removed: subject?.is_removed ?? false,
  is_gone: !subject || Boolean(subject.is_gone),
})

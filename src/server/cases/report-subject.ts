import type { ReportReason } from '#contract/cases/case-kinds.ts'
import { Problem } from '#contract/core/problem.ts'
import { holdPerson } from '../db/accounts/hold-person.ts'
import { addReport, senderOfAccount } from '../db/cases/add-report.ts'
import { inTransaction } from '../db/connection/in-transaction.ts'
import type { Database } from '../db/connection/open.ts'
import type { CaseHandler } from './case-handler.ts'

interface NewReport {
  id: number
  reason: ReportReason
  note: string
  /** Undefined: a reader without an account. */
  user_id: number | undefined
  /** The mark of where it comes from. */
  mark: string
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * Tells staff of something that is public, once for each reader; where enough readers do, it is hidden until staff have looked.
 * @throws {Problem} not-found — there is none, or it is not public; not-allowed — it is one’s own.
 */
export function reportSubject(db: Pick<Database['db'], 'transaction'>, handler: CaseHandler, report: NewReport): Promise<{ reported: true }> {
  const { id, reason, note, user_id, now } = report
  return inTransaction(db, async (tx) => {
    if (user_id !== undefined) await holdPerson(tx, user_id)
    await handler.hold?.(tx, id)
    const found = await handler.findPublic(tx, id, now)
    if (!found) throw new Problem('not-found')
    if (user_id !== undefined && found.owner === user_id) throw new Problem('not-allowed')
    const { added, report_count } = await addReport(tx, {
      kind: handler.kind,
      subject: id,
      owner: found.owner,
      sender: senderOf(handler, report),
      reason,
      note,
    })
    if (added && handler.hideFrom !== undefined && report_count >= handler.hideFrom) await handler.hide?.(tx, id)
    return { reported: true as const }
  })
}

/** As whom a reader counts: as an account, but as an address where reports hide, since one person has many accounts sooner than many addresses. */
const senderOf = ({ hideFrom }: CaseHandler, { user_id, mark }: NewReport): string =>
  user_id === undefined || hideFrom !== undefined ? mark : senderOfAccount(user_id)

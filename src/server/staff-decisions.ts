import type { PrivateFiles } from './adapters/private-files.ts'
import { approvalHandlers } from './approval-handlers.ts'
import type { ApprovalHandlers } from './approvals/approval-handler.ts'
import { approvalRoutes } from './approvals/routes.ts'
import { caseHandlers } from './case-handlers.ts'
import type { CaseHandlers } from './cases/case-handler.ts'
import { type ReportSender, reportSenders } from './cases/report-sender.ts'
import { caseRoutes } from './cases/routes.ts'
import type { Database } from './db/connection/open.ts'
import type { ThreadKind } from './db/threads/thread-kind.ts'
import type { Service } from './http/service.ts'
import type { NoteSecurityEvent } from './http/sessions/security-log.ts'
import { type DeskOrdersParts, deskOrderRoutes } from './purchases/staff/routes.ts'

interface DecisionParts {
  settings: Parameters<typeof reportSenders>[0]
  database: Pick<Database, 'db'>
  privateFiles: PrivateFiles
  note: NoteSecurityEvent
  /** Every noun that people talk about. */
  kinds: readonly ThreadKind[]
  /** Absent: of every kind that this server has. */
  cases?: CaseHandlers
}

/** What readers report, and what staff decide. Gives where reports come from: comments have a call of their own. */
export function addStaffDecisions(service: Service, { settings, database, privateFiles, note, kinds, cases }: DecisionParts): ReportSender {
  const sender = reportSenders(settings)
  caseRoutes(service, { db: database.db, note, sender, handlers: cases ?? caseHandlers({ kinds, privateFiles }) })
  return sender
}

/** Orders at the desk of staff, and what takes a second of them. */
export function addMoneyDesk(service: Service, parts: Omit<DeskOrdersParts, 'approvals'> & { approvals?: ApprovalHandlers }): void {
  const approvals = parts.approvals ?? approvalHandlers(parts)
  approvalRoutes(service, { handlers: approvals, note: parts.note })
  deskOrderRoutes(service, { ...parts, approvals })
}

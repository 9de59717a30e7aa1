import { addReport } from '#contract/cases/reports.ts'
import { Problem } from '#contract/core/problem.ts'
import * as contract from '#contract/desk/cases.ts'
import type { Database } from '../db/connection/open.ts'
import { serve } from '../http/serve.ts'
import type { Service } from '../http/service.ts'
import type { NoteSecurityEvent } from '../http/sessions/security-log.ts'
import type { CaseHandlers } from './case-handler.ts'
import { decideCase } from './decide-case.ts'
import { listCases } from './list-cases.ts'
import { readCase } from './read-case.ts'
import type { ReportSender } from './report-sender.ts'
import { reportSubject } from './report-subject.ts'

interface CaseRouteParts {
  db: Database['db']
  note: NoteSecurityEvent
  handlers: CaseHandlers
  /** Who sends reports, and how many. */
  sender: ReportSender
}

/** What readers report, and what staff decide about it, whatever it is. */
export function caseRoutes(app: Service, { db, note, handlers, sender }: CaseRouteParts): void {
  serve(app, addReport, async ({ session, body: { kind, ...report }, address, now }) => {
    const handler = handlers.find((one) => one.kind === kind)
    if (!handler) throw new Problem('not-found')
    await sender.count(address)
    return reportSubject(db, handler, { ...report, user_id: session?.user_id, mark: sender.markOf(address), now })
  })
  serve(app, contract.listCases, ({ query }) => listCases(db, handlers, query))
  serve(app, contract.readCase, ({ params }) => readCase(db, handlers, params.case_id))
  serve(app, contract.decideCase, ({ session, params, body, requestId, now }) =>
    decideCase({ db, note, handlers }, { ...params, ...body, staff: session.user_id, requestId, now }),
  )
}

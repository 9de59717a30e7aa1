import { sql } from 'drizzle-orm'
import type { ReportReason } from '#contract/cases/case-kinds.ts'
import type { Tx } from '../connection/in-transaction.ts'
import { reports } from '../tables/cases.ts'
import { type CaseSubjectKey, openCase } from './open-case.ts'

interface NewReport extends CaseSubjectKey {
  /** User id of whose it is. */
  owner: number | null
  /** `senderOfAccount`, or the keyed mark of an address. */
  sender: string
  reason: ReportReason
  note: string
}

interface AddedReport {
  /** False: this sender has said so before. */
  added: boolean
  /** Of its case. */
  report_count: number
  case: number
}

type Executes = Pick<Tx, 'execute' | 'insert'>

/** For so many hours after staff kept something the same sender cannot have it looked at again. */
const DECIDED_HOURS = 24

/** How an account is named as the sender of reports. */
export const senderOfAccount = (user_id: number): string => `account ${user_id}`

/** Adds what a reader says to the open case, which is opened where there is none. One report per sender and case; the same again changes nothing. */
export async function addReport(tx: Executes, report: NewReport): Promise<AddedReport> {
  const decided = await readDecided(tx, report)
  if (decided) return { added: false, ...decided }
  const opened = await openCase(tx, { kind: report.kind, subject: report.subject, owner: report.owner })
  const { sender, reason, note } = report
  const inserted = await tx.insert(reports).values({ case: opened, sender, reason, note }).onConflictDoNothing().returning({ case: reports.case })
  const { rows } = await tx.execute<{ report_count: number }>(
    sql`update cases set report_count = report_count + ${inserted.length} where id = ${opened} returning report_count`,
  )
  return { added: inserted.length > 0, report_count: rows[0]?.report_count ?? 0, case: opened }
}

/** The case in which this sender said so lately, where staff decided that it stays. */
async function readDecided(tx: Executes, { kind, subject, sender }: NewReport): Promise<Omit<AddedReport, 'added'> | undefined> {
  const { rows } = await tx.execute<{ case: number; report_count: number }>(sql`
    select c.id as case, c.report_count from cases c join reports r on r.case = c.id and r.sender = ${sender}
    where c.kind = ${kind} and c.subject = ${subject} and c.state = 'kept' and c.decided_at > now() - make_interval(hours => ${DECIDED_HOURS})
    order by c.id desc limit 1`)
  return rows[0]
}

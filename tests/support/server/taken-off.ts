import type { TakenOffSubject } from '#contract/cases/taken-off-notices.ts'
import type { CaseHandler } from '#server/cases/case-handler.ts'
import { inTransaction, type Tx } from '#server/db/connection/in-transaction.ts'
import { ARTICLE_CASES } from '#server/features/blogs/article-cases.ts'
import { EVENT_CASES } from '#server/features/events/event-cases.ts'
import { JOB_CASES } from '#server/features/jobs/job-cases.ts'
import { PERSON_CASES } from '#server/features/people/person-cases.ts'
import { POST_CASES } from '#server/features/posts/moderation/post-cases.ts'
import { PRODUCT_CASES } from '#server/features/products/product-cases.ts'
import { SELLER_CASES } from '#server/features/sellers/seller-cases.ts'
import { SERVICE_CASES } from '#server/features/services/service-cases.ts'
import type { TestApp } from './app.ts'

const HANDLERS: Record<TakenOffSubject, CaseHandler> = {
  event: EVENT_CASES,
  service: SERVICE_CASES,
  product: PRODUCT_CASES,
  job: JOB_CASES,
  article: ARTICLE_CASES,
  seller: SELLER_CASES,
  post: POST_CASES,
  person: PERSON_CASES,
}

interface Subject {
  kind: TakenOffSubject
  id: number
}

interface Decided {
  /** User id. */
  staff: number
  reason: string
}

type Where = Pick<TestApp, 'database'>

/** Whether a visitor may report something. */
export const isReportable = async ({ database: { db } }: Where, { kind, id }: Subject): Promise<boolean> =>
  (await HANDLERS[kind].findPublic(db, id, Date.now())) !== undefined

/** Carries a decision out as the desk does: what it is about is locked first. */
const carryOut = ({ database: { db } }: Where, { kind, id }: Subject, work: (tx: Tx, handler: CaseHandler) => Promise<void> | undefined): Promise<void> =>
  inTransaction(db, async (tx) => {
    await HANDLERS[kind].hold?.(tx, id)
    await work(tx, HANDLERS[kind])
  })

const decidedBy = ({ staff, reason }: Decided) => ({ reason, staff, now: Date.now(), requestId: 'decided-in-a-test', onCommit: () => undefined })

/** Has staff take something off that a visitor may report. */
export async function takeOff(app: Where, subject: Subject, by: Decided): Promise<void> {
  if (!(await isReportable(app, subject))) throw new Error(`${subject.kind} ${subject.id} is not public`)
  await carryOut(app, subject, (tx, handler) => handler.remove(tx, subject.id, decidedBy(by)))
}

/** Takes it off whatever it is: the same again changes nothing. */
export const takeOffAgain = (app: Where, subject: Subject, by: Decided): Promise<void> =>
  carryOut(app, subject, (tx, handler) => handler.remove(tx, subject.id, decidedBy(by)))

/** Has staff restore what they took off. @throws {Problem} bad-state */
export const restore = (app: Where, subject: Subject, by: Decided): Promise<void> =>
  carryOut(app, subject, (tx, handler) => handler.restore?.(tx, subject.id, decidedBy(by)))

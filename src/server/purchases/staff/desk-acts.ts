import { eq } from 'drizzle-orm'
import type { SecurityEventKind } from '#contract/accounts/security-events.ts'
import { Problem } from '#contract/core/problem.ts'
import type { ApprovalKind } from '#contract/desk/approval-kinds.ts'
import type { DeskOrderFile } from '#contract/desk/order-file.ts'
import * as contract from '#contract/desk/orders.ts'
import { readApprovalsOf } from '../../approvals/list-approvals.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { approvals } from '../../db/tables/approvals.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import type { SignedInAs } from '../../http/sessions/live-sessions.ts'
import { requireProof } from '../../http/sessions/require-proof.ts'
import { askingAgain, type Decided, settingAside } from './ask-again.ts'
import { confirming } from './confirm-purchase.ts'
import { refundingPart, refundingWhole } from './refund-purchase.ts'
import type { DeskOrdersParts } from './routes.ts'
import { type Asked, weighConfirmation, weighPart, weighWhole, withSecond } from './second-of-staff.ts'
import { retrying, settling } from './settle-refund.ts'
import { type Act, actWithin, noteStaffRefusal, type StaffFault, StaffRefused } from './staff-purchase.ts'

type Read = (db: Tx, number: string, asked: { staff: number; now: number }) => Promise<DeskOrderFile>

/** Of a request, what every act needs. */
interface Asker {
  db: Tx
  session: SignedInAs
  now: number
  requestId: string
}

interface DeskAct<T> {
  number: string
  act: Act<T | Asked>
  kind: SecurityEventKind
  /** Undefined: nothing was done, since it was done before. */
  takaOf: (done: T) => number | undefined
}

/** What staff do about orders. Each asks for a fresh proof, and is on record with its amount. */
export function openDeskActs(app: Service, parts: DeskOrdersParts, read: Read): void {
  const { handlers } = parts
  const act = async <T extends object>(asker: Asker, { number, act: wanted, kind, takaOf }: DeskAct<T>) => {
    const { db, session, now } = asker
    requireProof(session, now)
    const done = await refusing(parts, asker, () => actWithin(db, number, wanted))
    const file = await read(db, number, { staff: session.user_id, now })
    const approval = isAsked(done) ? await readAsked(parts, asker, done.approval) : null
    const taka = isAsked(done) ? done.taka : takaOf(done)
    if (taka !== undefined) await note(parts, asker, { kind: isAsked(done) ? 'approval-asked' : kind, details: { order: number, taka } })
    return { order: file, approval }
  }
  const asking = (kind: ApprovalKind, reason: string, { session }: Asker) => ({ kind, reason, staff: session.user_id })
  serve(app, contract.confirmDeskOrder, (ask) => {
    const { reason: why } = ask.body
    const confirm = confirming(handlers, { why, staff: ask.session.user_id })
    const wanted = withSecond(confirm, { ask: { ...asking('confirm', why, ask), details: {} }, weigh: weighConfirmation })
    const number = ask.params.number
    return act(ask, { number, act: wanted, kind: 'order-confirmed', takaOf: (done) => (done.kind === 'confirmed' ? done.taka : undefined) })
  })
  serve(app, contract.refundDeskOrder, (ask) => {
    const { reason: why } = ask.body
    const refund = refundingWhole(handlers, { why, staff: ask.session.user_id })
    const wanted = withSecond(refund, { ask: { ...asking('refund', why, ask), details: {} }, weigh: weighWhole })
    const number = ask.params.number
    return act(ask, { number, act: wanted, kind: 'order-refunded', takaOf: (done) => (done.kind === 'back' ? done.paisa / 100 : undefined) })
  })
  serve(app, contract.refundPartOfDeskOrder, (ask) => {
    const { reason: why, taka, order } = ask.body
    const refund = refundingPart(handlers, { why, taka, order, staff: ask.session.user_id })
    const details = { part: taka, ...(order !== undefined && { order }) }
    const wanted = withSecond(refund, { ask: { ...asking('refund', why, ask), details }, weigh: weighPart(taka) })
    return act(ask, { number: ask.params.number, act: wanted, kind: 'order-refunded-in-part', takaOf: () => taka })
  })
  const paisaOf = ({ paisa }: { paisa: number }) => paisa / 100
  serve(app, contract.retryDeskRefund, (ask) => {
    const { reason: why, refund: payment } = ask.body
    const wanted = retrying({ payment, why, staff: ask.session.user_id })
    return act(ask, { number: ask.params.number, act: wanted, kind: 'refund-retried', takaOf: paisaOf })
  })
  serve(app, contract.settleDeskRefund, (ask) => {
    const { reason: why, refund: payment, reference } = ask.body
    const wanted = settling({ payment, reference, why, staff: ask.session.user_id })
    return act(ask, { number: ask.params.number, act: wanted, kind: 'refund-settled', takaOf: paisaOf })
  })
  const decide = async (asker: Asker, kind: SecurityEventKind, work: () => Promise<Decided>) => {
    requireProof(asker.session, asker.now)
    const done = await refusing(parts, asker, work)
    const name = 'message' in done ? `M${done.message}` : done.tran_id
    await note(parts, asker, { kind, details: { name } })
    return { name }
  }
  serve(app, contract.askAgainAtDesk, (ask) => {
    const record = { why: ask.body.reason, staff: ask.session.user_id }
    return decide(ask, 'payment-asked-again', () => askingAgain(ask.db, ask.params.name, record))
  })
  serve(app, contract.setAsideAtDesk, (ask) => {
    const record = { why: ask.body.reason, staff: ask.session.user_id }
    return decide(ask, 'payment-set-aside', () => settingAside(ask.db, ask.params.name, record))
  })
}

const isAsked = (done: object): done is Asked => 'approval' in done

async function readAsked({ approvals: handlers }: DeskOrdersParts, { db, session }: Asker, id: number) {
  const [asked] = await readApprovalsOf(db, { staff: session.user_id, handlers }, eq(approvals.id, id))
  return asked ?? null
}

type Noted = { kind: SecurityEventKind; details: Record<string, string | number> }

const note = (parts: DeskOrdersParts, { db, session, requestId }: Asker, { kind, details }: Noted): Promise<void> =>
  parts.note(db, { kind, user_id: session.user_id, request_id: requestId, by: 'staff', details })

const PROBLEM_OF: Record<StaffFault, (error: StaffRefused) => Problem> = {
  'no-such-order': () => new Problem('not-found'),
  'nothing-given-up': () => new Problem('not-found'),
  past: () => new Problem('bad-state'),
  'called-off': () => new Problem('event-closed'),
  'not-waiting': () => new Problem('bad-state'),
  'never-named': () => new Problem('bad-state'),
  'too-much': ({ facts }) => new Problem('bad-input', { fields: { taka: 'too-large' }, facts: { left_taka: Math.floor((facts.left ?? 0) / 100) } }),
  'which-order': () => new Problem('bad-input', { fields: { order: 'required' } }),
  several: () => new Problem('bad-input', { fields: { refund: 'required' } }),
  unsigned: () => new Problem('bug'),
}

/** Says in a problem what staff cannot do; what is past it goes on record once the transaction is given up. */
async function refusing<T>({ database, after }: DeskOrdersParts, { requestId }: Asker, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StaffRefused)) throw error
    if (error.facts.refused) after.run(requestId, () => noteStaffRefusal(database.db, error))
    throw PROBLEM_OF[error.fault](error)
  }
}

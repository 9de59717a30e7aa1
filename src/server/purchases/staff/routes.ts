import { Problem } from '#contract/core/problem.ts'
import * as contract from '#contract/desk/orders.ts'
import type { ApprovalHandlers } from '../../approvals/approval-handler.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import type { AfterAnswer } from '../../http/responses/after-answer.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import type { NoteSecurityEvent } from '../../http/sessions/security-log.ts'
import type { PurchaseHandlers } from '../purchase-handler.ts'
import { openDeskActs } from './desk-acts.ts'
import { readDeskMessage } from './desk-messages.ts'
import { listDeskOrders } from './order-queues.ts'
import { readDeskOrder } from './read-desk-order.ts'
import { searchDeskOrders } from './search-orders.ts'
import { purchaseNamed, StaffRefused } from './staff-purchase.ts'

/** What orders at the desk are built from. */
export interface DeskOrdersParts {
  database: Pick<Database, 'db'>
  handlers: PurchaseHandlers
  approvals: ApprovalHandlers
  note: NoteSecurityEvent
  after: AfterAnswer
}

/** Orders to staff: what waits, all of one, and what is done about it. */
export function deskOrderRoutes(app: Service, parts: DeskOrdersParts): void {
  const { handlers, approvals, note } = parts
  const read = (db: Pick<Tx, 'select' | 'execute'>, number: string, asked: { staff: number; now: number }) =>
    orNotFound(readDeskOrder(db, { handlers, reader: { staff: asked.staff, handlers: approvals }, now: asked.now }, number))
  serve(app, contract.listDeskOrders, ({ db, query }) => listDeskOrders(db, query))
  serve(app, contract.searchDeskOrders, ({ db, query }) => searchDeskOrders(db, query.q))
  serve(app, contract.readDeskOrder, ({ db, session, params, now }) => read(db, params.number, { staff: session.user_id, now }))
  serve(app, contract.readDeskMessage, ({ db, params }) => readDeskMessage(db, params.name))
  serve(app, contract.showOrderContact, async ({ db, session, params, requestId }) => {
    const { id, full_name, phone_number, email } = await orNotFound(purchaseNamed(db, params.number))
    await note(db, { kind: 'order-contact-shown', user_id: session.user_id, request_id: requestId, by: 'staff', details: { order: id } })
    return { full_name, phone_number, email }
  })
  openDeskActs(app, parts, read)
}

/** @throws {Problem} not-found — there is no such order. */
async function orNotFound<T>(found: Promise<T>): Promise<T> {
  try {
    return await found
  } catch (error) {
    throw error instanceof StaffRefused ? new Problem('not-found', { cause: error }) : error
  }
}

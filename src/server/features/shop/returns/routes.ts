import { eq } from 'drizzle-orm'
import type { ReturnStep } from '#contract/shop/return-steps.ts'
import * as steps from '#contract/shop/return-steps.ts'
import * as returns from '#contract/shop/returns.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { shop_returns } from '../../../db/tables/shop-returns.ts'
import { serve } from '../../../http/serve.ts'
import type { Service } from '../../../http/service.ts'
import { agree, decline } from './answer-return.ts'
import { confirm, escalate, noteRefund, receive, sendBack, sendReplacement, withdraw } from './carry-return.ts'
import { creating } from './create-return.ts'
import type { WhoseReturn } from './hold-return.ts'
import { listShopReturns } from './list-returns.ts'
import { readShopReturn } from './read-returns.ts'
import { downloadReturnPicture, type ReturnPictureParts } from './return-pictures.ts'

/** Complaints about orders of goods, to both of their sides. */
export function shopReturnRoutes(app: Service, parts: ReturnPictureParts & { db: Database['db'] }): void {
  serve(app, returns.listShopReturns, ({ db, session, query }) => listShopReturns(db, session.user_id, query))
  serve(app, returns.readShopReturn, ({ db, session, params }) => readShopReturn(db, session.user_id, params.number))
  serve(app, returns.downloadReturnPicture, ({ db, session, params }) => downloadReturnPicture({ ...parts, db }, session, params))
  serve(app, steps.createShopReturn, creating(parts, parts.db))
  addSteps(app)
}

type StepAsk = { db: Tx; session: { user_id: number }; params: { number: string } }

function addSteps(app: Service): void {
  const stepping = async ({ db, session, params: { number } }: StepAsk, work: (whose: WhoseReturn) => Promise<void>): Promise<ReturnStep> => {
    await work({ user_id: session.user_id, number })
    const [now] = await db.select({ state: shop_returns.state }).from(shop_returns).where(eq(shop_returns.number, number))
    if (!now) throw new TypeError(`complaint ${number} is gone`)
    return { number, state: now.state }
  }
  serve(app, steps.agreeToReturn, (ask) => stepping(ask, (whose) => agree(ask.db, whose, ask.body)))
  serve(app, steps.declineReturn, (ask) => stepping(ask, (whose) => decline(ask.db, whose, ask.body)))
  serve(app, steps.sendReturnBack, (ask) => stepping(ask, (whose) => sendBack(ask.db, whose, ask.body)))
  serve(app, steps.receiveReturn, (ask) => stepping(ask, (whose) => receive(ask.db, whose, ask.body)))
  serve(app, steps.noteReturnRefund, (ask) => stepping(ask, (whose) => noteRefund(ask.db, whose, ask.body)))
  serve(app, steps.sendReplacement, (ask) => stepping(ask, (whose) => sendReplacement(ask.db, whose, ask.body)))
  serve(app, steps.confirmReturn, (ask) => stepping(ask, (whose) => confirm(ask.db, whose)))
  serve(app, steps.withdrawReturn, (ask) => stepping(ask, (whose) => withdraw(ask.db, whose)))
  serve(app, steps.escalateReturn, (ask) => stepping(ask, (whose) => escalate(ask.db, whose, ask.body)))
}

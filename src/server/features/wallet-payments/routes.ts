import { eq } from 'drizzle-orm'
import * as steps from '#contract/wallet-payments/claim-steps.ts'
import * as contract from '#contract/wallet-payments/wallet-claims.ts'
import type { Tx } from '../../db/connection/in-transaction.ts'
import { shop_orders } from '../../db/tables/shop-orders.ts'
import { wallet_claims } from '../../db/tables/wallet-payments.ts'
import { serve } from '../../http/serve.ts'
import type { Service } from '../../http/service.ts'
import type { PurchaseHandlers } from '../../purchases/purchase-handler.ts'
import { answerCame, answerNotCome } from './claims/answer-claim.ts'
import type { WhoseClaim } from './claims/hold-claim.ts'
import { placeClaim } from './claims/place-claim.ts'
import { answerRefund, sendRefund } from './claims/refund-claim.ts'
import { cancelClaim, complainOfClaim } from './claims/withdraw-claim.ts'
import type { HouseWallets } from './debts/read-debt.ts'
import { debtRoutes } from './debts/routes.ts'
import { type ReceivingNumberParts, receivingNumberRoutes } from './numbers/routes.ts'
import { listWalletClaims, readWalletClaim } from './reading/read-one.ts'
import { readWalletPayment } from './reading/read-payment.ts'
import { deskWalletClaimRoutes } from './staff/routes.ts'

export interface WalletPaymentParts extends ReceivingNumberParts, HouseWallets {
  handlers: PurchaseHandlers
}

/** Payment by mobile wallet from buyer to seller, and of what sellers owe the house: numbers, claims, and what staff decide. */
export function walletPaymentRoutes(app: Service, { handlers, codes, numbers, ...tools }: WalletPaymentParts): void {
  const parts = { handlers }
  receivingNumberRoutes(app, tools)
  serve(app, contract.readWalletPayment, ({ db, session, params }) => readWalletPayment(db, { user_id: session.user_id, codes }, params.number))
  serve(app, steps.claimWalletPayment, async ({ db, session: { user_id }, params: { number }, body }) =>
    stepOf(db, await placeClaim(db, { user_id, number, handlers }, body)),
  )
  serve(app, contract.listWalletClaims, ({ db, session, query }) => listWalletClaims(db, session.user_id, query))
  serve(app, contract.readWalletClaim, ({ db, session, params }) => readWalletClaim(db, session.user_id, params.claim_id))
  const stepping = async ({ db, session, params }: StepAsk, work: (whose: WhoseClaim) => Promise<void>) => {
    const whose = { user_id: session.user_id, claim_id: params.claim_id }
    await work(whose)
    return stepOf(db, whose.claim_id)
  }
  serve(app, steps.walletMoneyCame, (ask) => stepping(ask, (whose) => answerCame({ tx: ask.db, ...parts }, whose, ask.body)))
  serve(app, steps.walletMoneyNotCome, (ask) => stepping(ask, (whose) => answerNotCome(ask.db, whose, ask.body)))
  serve(app, steps.sendWalletRefund, (ask) => stepping(ask, (whose) => sendRefund({ tx: ask.db, handlers }, whose, ask.body)))
  serve(app, steps.answerWalletRefund, (ask) => stepping(ask, (whose) => answerRefund(ask.db, whose, ask.body)))
  serve(app, steps.cancelWalletClaim, (ask) => stepping(ask, (whose) => cancelClaim(ask.db, handlers, whose)))
  serve(app, steps.complainOfWalletClaim, (ask) => stepping(ask, (whose) => complainOfClaim(ask.db, whose, ask.body)))
  deskWalletClaimRoutes(app, { ...parts, note: tools.note })
  debtRoutes(app, { codes, numbers, note: tools.note })
}

/** What a claim is by now, in short. */
async function stepOf(db: Tx, claim_id: number): Promise<steps.ClaimStep> {
  const [found] = await db
    .select({ claim_id: wallet_claims.id, order: shop_orders.number, state: wallet_claims.state })
    .from(wallet_claims)
    .innerJoin(shop_orders, eq(shop_orders.id, wallet_claims.shop_order))
    .where(eq(wallet_claims.id, claim_id))
  if (!found) throw new TypeError(`claim ${claim_id} is gone`)
  return found
}

type StepAsk = { db: Tx; session: { user_id: number }; params: { claim_id: number } }

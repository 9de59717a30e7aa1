import * as v from 'valibot'
import type { Session } from './book.ts'
import { cardNumbered } from './cards.ts'
import { answerJson, bodyOf, type Exchange } from './exchange.ts'
import { type Gateway, sessionByKey, sessionsOf, settledBy } from './gateway.ts'
import { announce, endSessions, release, returnOf, tryToPay } from './try-to-pay.ts'

const Which = v.object({ tran_id: v.optional(v.string()), sessionkey: v.optional(v.string()) })
const Pay = v.object({
  ...Which.entries,
  outcome: v.optional(v.picklist(['paid', 'failed', 'cancelled']), 'paid'),
  card: v.optional(v.string(), '4111111111111111'),
})
const RefundWish = v.object({ refund_trans_id: v.string(), state: v.picklist(['processing', 'refunded', 'cancelled']) })

/** What tests ask of the gateway, by method and path. */
export const CONTROL_ROUTES: Record<string, (gateway: Gateway, exchange: Exchange) => Promise<void>> = {
  'GET /__control/ledger': async (gateway, exchange) => answerJson(exchange, ledgerOf(gateway)),
  'POST /__control/switches': async ({ switches }, exchange) => {
    switches.set(JSON.parse(await bodyOf(exchange)))
    answerJson(exchange, {})
  },
  'POST /__control/pay': async (gateway, exchange) => {
    const payment = v.parse(Pay, JSON.parse(await bodyOf(exchange)))
    const card = cardNumbered(payment.card)
    const session = wanted(gateway, payment)
    if (!card || !session) return answerJson(exchange, { error: card ? 'no such session' : 'no such card' }, 404)
    if (session.has_ended || settledBy(gateway, session)) return answerJson(exchange, { error: 'nothing can be paid on it any more' }, 409)
    const one = await tryToPay(
      gateway,
      session,
      payment.outcome === 'paid' ? { does: 'pay', card } : { does: payment.outcome === 'failed' ? 'fail' : 'cancel' },
    )
    answerJson(exchange, { status: one.status, val_id: one.val_id, bank_tran_id: one.bank_tran_id, return: returnOf(gateway, session, one) })
  },
  'POST /__control/release': (gateway, exchange) => about(gateway, exchange, (session) => release(gateway, session)),
  'POST /__control/expire': (gateway, exchange) => about(gateway, exchange, (session) => endSessions(gateway, (one) => one === session)),
  /** Says the last thing about a session once more. */
  'POST /__control/repeat': (gateway, exchange) =>
    about(gateway, exchange, async (session) => {
      const one = session.tries.at(-1)
      if (one) await announce(gateway, session, one)
    }),
  'POST /__control/refund': async ({ keeper }, exchange) => {
    const { refund_trans_id, state } = v.parse(RefundWish, JSON.parse(await bodyOf(exchange)))
    const refund = keeper.book.refunds.find((one) => one.refund_trans_id === refund_trans_id)
    if (!refund) return answerJson(exchange, { error: 'no such refund' }, 404)
    refund.state = state
    await keeper.save({ refund })
    answerJson(exchange, {})
  },
  /** Answers when every message to the shop's server has arrived or was given up. */
  'GET /__control/idle': async ({ notices }, exchange) => {
    await notices.idle()
    answerJson(exchange, {})
  },
}

/** The session that is meant: of an attempt the last one. */
const wanted = (gateway: Gateway, { tran_id, sessionkey }: v.InferOutput<typeof Which>): Session | undefined =>
  sessionkey === undefined ? sessionsOf(gateway, tran_id ?? '').at(-1) : sessionByKey(gateway, sessionkey)

async function about(gateway: Gateway, exchange: Exchange, work: (session: Session) => Promise<void>): Promise<void> {
  const session = wanted(gateway, v.parse(Which, JSON.parse(await bodyOf(exchange))))
  if (!session) return answerJson(exchange, { error: 'no such session' }, 404)
  await work(session)
  answerJson(exchange, {})
}

/** Every taka that was taken and given back, by attempt. */
function ledgerOf({ keeper }: Gateway): object {
  const { sessions, refunds } = keeper.book
  const tran_ids = [...new Set(sessions.map((one) => one.tran_id))]
  return tran_ids.map((tran_id) => {
    const own = sessions.filter((one) => one.tran_id === tran_id)
    const tries = own.flatMap(({ sessionkey, amount_paisa, tries: all }) =>
      all.map(({ status, val_id, bank_tran_id, card_no }) => ({ sessionkey, amount_paisa, status, val_id, bank_tran_id, card_no })),
    )
    const back = refunds.filter((one) => one.tran_id === tran_id)
    const sum = (amounts: readonly { amount_paisa: number }[]) => amounts.reduce((total, one) => total + one.amount_paisa, 0)
    return {
      tran_id,
      charged_paisa: sum(tries.filter(({ status }) => status === 'VALID')),
      refunded_paisa: sum(back.filter(({ state }) => state === 'refunded')),
      sessions: own.map(({ sessionkey, amount_paisa, request }) => ({ sessionkey, amount_paisa, request })),
      tries,
      refunds: back,
    }
  })
}

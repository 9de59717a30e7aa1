import { beforeEach, describe, expect, it } from 'vitest'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { useApp } from '#tests/support/server/app.ts'
import { step } from '#tests/support/server/nouns/shop-orders.ts'
import { walletOf } from '#tests/support/server/nouns/wallet.ts'
import { newTrxId, useWallet } from '#tests/support/server/nouns/wallet-payments.ts'

const app = useApp()
const wallet = useWallet(app)
const { now, buy, claimed, stepped } = wallet

beforeEach(() => wallet.query(`insert into commission_rules (kind, seller, rate) values ('shop', $1, 1000)`, [now().seller.id]))

/** An order of a sari of 1,000 taka, and 100 for its delivery, whose money came. */
async function paid({ came = 110_000 } = {}) {
  const made = await buy()
  const { claim_id } = await claimed(made.number, { amount_paisa: came })
  await stepped(claim_id, 'came', { amount_paisa: came })
  return { claim_id, order: made.orders[0]?.number ?? '' }
}
async function deliver(order: string): Promise<void> {
  for (const to of ['accept', 'pack', 'ship', 'deliver'])
    await step(app, now().seller, { of: order, to, body: to === 'ship' ? { courier: 'Steadfast', tracking: 'SF-1' } : {} })
}
async function sentBack(claim_id: number, amount_paisa: number): Promise<number> {
  const { refunds } = await stepped(claim_id, 'refund', { wallet: 'bkash', trxid: newTrxId(), amount_paisa })
  return refunds.at(-1)?.refund_id ?? 0
}
const received = (claim_id: number, refund_id: number) => stepped(claim_id, 'refund_answer', { by: now().buyer, refund_id, is_received: true })
const due = async () => (await walletOf(app, now().seller)).due
const isProven = async () => expect(await proveLedger(app.database)).toEqual([])

describe('the commission of what was paid by mobile wallet', () => {
  it('is owed once it is delivered, and goes back with what the buyer got back, of the goods before the delivery', async () => {
    const { claim_id, order } = await paid()
    expect(await due()).toBe(0)
    await deliver(order)
    expect(await due()).toBe(10_000)
    const refund = await sentBack(claim_id, 55_000)
    expect(await due()).toBe(10_000)
    await received(claim_id, refund)
    expect(await due()).toBe(4500)
    await isProven()
  })

  it('goes back too where staff find that the refund arrived', async () => {
    const { claim_id, order } = await paid()
    await deliver(order)
    const refund_id = await sentBack(claim_id, 110_000)
    await stepped(claim_id, 'refund_answer', { by: now().buyer, refund_id, is_received: false, story: 'Nothing came.' })
    await wallet.decided(claim_id, { about: 'refund', refund_id, came: true })
    expect(await due()).toBe(0)
    await isProven()
  })

  it('is not owed of what went back before it was delivered', async () => {
    const { claim_id, order } = await paid()
    await received(claim_id, await sentBack(claim_id, 55_000))
    await deliver(order)
    expect(await due()).toBe(4500)
    await isProven()
  })

  it('stays where nothing goes back but what came beyond the price', async () => {
    const { claim_id, order } = await paid({ came: 130_000 })
    await deliver(order)
    await received(claim_id, await sentBack(claim_id, 20_000))
    expect(await due()).toBe(10_000)
    await received(claim_id, await sentBack(claim_id, 55_000))
    expect(await due()).toBe(4500)
    await isProven()
  })
})

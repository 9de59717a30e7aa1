import { describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import type { HeldRequest } from '#tests/support/server/barrier.ts'
import { HOUSE_NUMBER, useDebts } from '#tests/support/server/nouns/debts.ts'
import { walletOf } from '#tests/support/server/nouns/wallet.ts'
import { newTrxId, SHOP_NUMBER, useWallet } from '#tests/support/server/nouns/wallet-payments.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { rush, tally } from '#tests/support/server/orders/rush.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const wallet = useWallet(app)
const debts = useDebts(app)
const noFault = async () => expect([...(await wallet.faults()), ...(await debts.faults())]).toEqual([])
const sent = (who: SignedInPerson, path: string, body: object): HeldRequest => ({ path, body, headers: { ...as(who), 'content-type': 'application/json' } })
const debtOf = (who: SignedInPerson, trxid: string) =>
  sent(who, '/api/wallet_payments/debt/', { wallet: 'bkash', trxid, amount_paisa: 50_000, sent_to: HOUSE_NUMBER })

describe('one TrxID', () => {
  it('that paid an order pays no debt, and one that paid a debt pays no order and is no refund', async () => {
    const made = await wallet.buy()
    const { claim_id, trxid } = await wallet.claimed(made.number)
    expect(await refusalOf(await debts.claim({ trxid }))).toMatchObject({ code: 'trxid-used' })
    const debt = await debts.claimed()
    expect(await refusalOf(await debts.claim({ trxid: debt.trxid }, { by: debts.now().other }))).toMatchObject({ code: 'trxid-used' })
    const second = await wallet.buy()
    const refused = await refusalOf(await wallet.claim(second.number, { trxid: debt.trxid.toLowerCase() }))
    expect(refused.code).toBe('trxid-used')
    expect(refused.fields).toBeUndefined()
    await wallet.stepped(claim_id, 'came')
    expect((await refusalOf(await wallet.step(claim_id, 'refund', { wallet: 'bkash', trxid: debt.trxid, amount_paisa: 100 }))).code).toBe('trxid-used')
    // Of another wallet it is another name.
    await expect(debts.claimed({ wallet: 'nagad', trxid }, { by: debts.now().other })).resolves.toBeDefined()
    await noFault()
  })

  it('of orders and debts at once is of one of them', { timeout: 60_000 }, async () => {
    const { port } = await app.startServer()
    for (let round = 0; round < 8; round += 1) {
      const made = await wallet.buy()
      const trxid = newTrxId()
      const { seller, other } = debts.now()
      const order = sent(wallet.now().buyer, `/api/wallet_payments/purchases/${made.number}/claim/`, {
        ...{ wallet: 'bkash', trxid, amount_paisa: 110_000, sent_to: SHOP_NUMBER },
      })
      const all = [order, debtOf(seller, trxid), debtOf(other, trxid)]
      const answers = await rush(port, round % 2 === 0 ? all : all.toReversed())
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      expect(tally(answers)).toMatchObject({ 'trxid-used': 2 })
      await debts.query(`update debt_claims set state = 'refused', decided_at = now() where state = 'waiting'`)
      if (!answers.some(({ status, body }) => status === 200 && 'order' in JSON.parse(body)))
        await wallet.post(wallet.now().buyer, `/api/shop_purchase/${made.number}/cancel/`, {})
      await noFault()
    }
  })
})

describe('at once', () => {
  it('twenty claims of one seller with as many TrxIDs: one waits, and the names of the others are free', async () => {
    const { seller, other } = debts.now()
    const { port } = await app.startServer()
    const names = Array.from({ length: 20 }, newTrxId)
    const answers = await rush(
      port,
      names.map((trxid) => debtOf(seller, trxid)),
    )
    expect(tally(answers)).toEqual({ waiting: 1, 'bad-state': 19 })
    const free = names.find((_, at) => answers[at]?.status !== 200) ?? ''
    await expect(debts.claimed({ trxid: free }, { by: other })).resolves.toBeDefined()
    await noFault()
  })

  it('twenty answers of staff to one claim: one counts, and the debt goes down once', async () => {
    const { seller, staff } = debts.now()
    await debts.owes(50_000)
    const { claim_id } = await debts.claimed({ amount_paisa: 20_000 })
    const { port } = await app.startServer()
    const yes = sent(staff, `/api/desk/debt_claims/${claim_id}/decide/`, { came: true, amount_paisa: 20_000 })
    const no = sent(staff, `/api/desk/debt_claims/${claim_id}/decide/`, { came: false, reason: 'It is not there.' })
    const answers = await rush(
      port,
      Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? yes : no)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const isTaken = (await debts.read()).claims[0]?.state === 'taken'
    expect(await walletOf(app, seller)).toMatchObject({ due: isTaken ? 30_000 : 50_000 })
    expect(await debts.faults()).toEqual([])
  })
})

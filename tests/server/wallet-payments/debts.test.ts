import { describe, expect, it } from 'vitest'
import { notePaidIn } from '#server/ledger/staff/move-money.ts'
import { useApp } from '#tests/support/server/app.ts'
import { HOUSE_NUMBER, useDebts } from '#tests/support/server/nouns/debts.ts'
import { walletOf } from '#tests/support/server/nouns/wallet.ts'
import { newTrxId } from '#tests/support/server/nouns/wallet-payments.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { as } from '#tests/support/server/people.ts'

const app = useApp()
const debts = useDebts(app)
const { now, owes, read, claim, claimed, desk, decide, decided } = debts
const noFault = async () => expect(await debts.faults()).toEqual([])
const deskHas = async (id: number) => (await desk()).results.some(({ claim_id }) => claim_id === id)
const came = (amount_paisa: number) => ({ came: true, amount_paisa })

describe('a seller who owes the house', () => {
  it('reads where, how much and with which reference it is paid', async () => {
    await owes(50_000)
    expect(await read()).toMatchObject({
      ...{ reference: `DUE${now().seller.id}`, to_pay_paisa: 50_000, is_offered: true, can_claim: true, claims: [] },
      numbers: [{ wallet: 'bkash', number: HOUSE_NUMBER, kind: 'merchant', dial: '*247#' }],
    })
    expect(await read(now().other)).toMatchObject({ to_pay_paisa: 0, can_claim: false, numbers: [] })
  })

  it('says that it was paid: staff are asked, and no money moves', async () => {
    await owes(50_000)
    const { claim_id, trxid } = await claimed({ trxid: ' ck2 9x7 a2bm ' })
    expect(trxid).toBe('CK29X7A2BM')
    expect(await read()).toMatchObject({ to_pay_paisa: 50_000, can_claim: false, numbers: [], claims: [{ claim_id, state: 'waiting', amount_paisa: 50_000 }] })
    expect((await desk()).results.find((one) => one.claim_id === claim_id)).toMatchObject({
      ...{ trxid, reference: `DUE${now().seller.id}`, due_paisa: 50_000, is_known_number: true, is_own: false },
      seller: { username: `owing${now().people}` },
    })
    expect(await walletOf(app, now().seller)).toMatchObject({ due: 50_000 })
    await noFault()
  })

  it('says the same again and has one claim; a second payment waits until the first is answered', async () => {
    await owes(50_000)
    const trxid = newTrxId()
    const { claim_id } = await claimed({ trxid }, { key: 'the-first-of-a-phone' })
    expect(await claimed({ trxid })).toMatchObject({ claim_id })
    expect((await refusalOf(await claim())).code).toBe('bad-state')
    await decided(claim_id, came(20_000))
    await expect(claimed({ amount_paisa: 30_000 })).resolves.toMatchObject({ state: 'waiting' })
    await noFault()
  })

  it('sees what is owed in the list of staff, the oldest first', async () => {
    await owes(50_000)
    const first = await claimed()
    await owes(10_000, now().other.id)
    const second = await claimed({}, { by: now().other })
    const { results, total } = await desk()
    const ids = results.map(({ claim_id }) => claim_id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(ids.slice(-2)).toEqual([first.claim_id, second.claim_id])
    expect(total).toBe(ids.length)
  })
})

describe('staff who have looked in the wallet of the house', () => {
  it('take what came off the debt, once; the seller is told, and it is on record', async () => {
    await owes(50_000)
    const { claim_id, trxid } = await claimed()
    expect(await decided(claim_id, came(50_000), { key: 'an-answer-of-staff' })).toMatchObject({ state: 'taken', came_paisa: 50_000, due_paisa: 0 })
    expect(await decided(claim_id, came(50_000), { key: 'an-answer-of-staff' })).toMatchObject({ state: 'taken' })
    expect((await refusalOf(await decide(claim_id, came(50_000)))).code).toBe('bad-state')
    expect(await walletOf(app, now().seller)).toMatchObject({ due: 0, is_online_only: false })
    expect(await debts.query(`select kind, by, note from ledger_moves where name = $1`, [`paid-in ${trxid}`])).toEqual([
      { kind: 'paid-in', by: now().staff.id, note: `bKash ${trxid}` },
    ])
    expect(await debts.noticesOf(now().seller)).toEqual(['debt-taken'])
    const [record] = await debts.query(`select by, reason, details from security_events where kind = 'debt-claim-decided' and user_id = $1`, [now().staff.id])
    expect(record).toEqual({ by: 'staff', reason: null, details: { claim: claim_id, seller: `owing${now().people}`, came: 1, paisa: 50_000 } })
    expect(await deskHas(claim_id)).toBe(false)
    await noFault()
  })

  it('take what came where it is less; the rest is still owed', async () => {
    await owes(50_000)
    const { claim_id } = await claimed()
    await decided(claim_id, came(12_050))
    expect(await read()).toMatchObject({ to_pay_paisa: 37_950, can_claim: true, claims: [{ state: 'taken', amount_paisa: 50_000, came_paisa: 12_050 }] })
    await noFault()
  })

  it('take no more than is owed, and are told how much that is', async () => {
    await owes(50_000)
    const { claim_id } = await claimed({ amount_paisa: 60_000 })
    const refused = await refusalOf(await decide(claim_id, came(60_000)))
    expect(refused).toMatchObject({ code: 'bad-input', fields: { amount_paisa: 'too-large' }, facts: { most: 50_000 } })
    expect(await deskHas(claim_id)).toBe(true)
    expect(await walletOf(app, now().seller)).toMatchObject({ due: 50_000, free: 0 })
    await decided(claim_id, came(50_000))
    await noFault()
  })

  it('say why a payment is not taken: nothing moves, the seller reads it, and may claim another', async () => {
    await owes(50_000)
    const { claim_id } = await claimed()
    await decided(claim_id, { came: false, reason: 'আমাদের বিকাশে এই টাকা আসেনি।' })
    expect(await read()).toMatchObject({
      to_pay_paisa: 50_000,
      can_claim: true,
      claims: [{ state: 'refused', reason: 'আমাদের বিকাশে এই টাকা আসেনি।', came_paisa: null }],
    })
    expect(await debts.noticesOf(now().seller)).toEqual(['debt-refused'])
    expect((await refusalOf(await decide(claim_id, came(50_000)))).code).toBe('bad-state')
    await noFault()
  })

  it('do not answer for a debt of their own', async () => {
    await owes(50_000)
    const { claim_id } = await claimed()
    await debts.query('update users set is_staff = true where id = $1', [now().seller.id])
    expect((await refusalOf(await decide(claim_id, came(50_000), { by: now().seller }))).code).toBe('not-allowed')
    expect(await walletOf(app, now().seller)).toMatchObject({ due: 50_000 })
  })

  it('must have given their password lately', async () => {
    await owes(50_000)
    const { claim_id } = await claimed()
    await debts.query(`update sessions set proved_at = now() - interval '1 day' where user_id = $1`, [now().staff.id])
    expect((await refusalOf(await decide(claim_id, came(50_000)))).code).toBe('password-needed')
  })

  it('and a terminal that noted the same TrxID before take it once', async () => {
    await owes(50_000)
    const { claim_id, trxid } = await claimed()
    await notePaidIn(app.database.db, `owing${now().people}`, { paisa: 30_000, reference: trxid })
    expect(await decided(claim_id, came(50_000))).toMatchObject({ state: 'taken', came_paisa: 30_000, due_paisa: 20_000 })
    await noFault()
  })

  it('cannot take a TrxID that was noted for another seller', async () => {
    await owes(50_000)
    await owes(50_000, now().other.id)
    const { claim_id, trxid } = await claimed()
    await notePaidIn(app.database.db, `other${now().people}`, { paisa: 30_000, reference: trxid })
    expect((await refusalOf(await decide(claim_id, came(50_000)))).code).toBe('bad-state')
    await decided(claim_id, { came: false, reason: 'It was paid for another shop.' })
    await noFault()
  })
})

describe('a claim of a debt', () => {
  it('is taken when nothing is owed any more, too: staff answer it with a reason', async () => {
    const { claim_id } = await claimed()
    expect(await read()).toMatchObject({ to_pay_paisa: 0, claims: [{ state: 'waiting' }] })
    expect(await refusalOf(await decide(claim_id, came(50_000)))).toMatchObject({ code: 'bad-input', facts: { most: 0 } })
    await decided(claim_id, { came: false, reason: 'It was covered meanwhile; we have sent it back.' })
    await noFault()
  })

  it('keeps its owner’s account from being deleted while it waits, and is in the export', async () => {
    const { claim_id, trxid } = await claimed()
    const { seller } = now()
    const drop = () => app.request('/api/account/delete/', { method: 'POST', headers: { ...as(seller), 'content-type': 'application/json' }, body: '{}' })
    expect((await refusalOf(await drop())).code).toBe('money-open')
    await decided(claim_id, { came: false, reason: 'Rahima wrote that it was a mistake.' })
    const exported = await (await app.request('/api/account/export/', { headers: as(seller) })).json()
    expect(JSON.stringify(exported)).toContain(trxid)
    expect((await drop()).status).toBe(200)
    expect(await debts.query('select trxid, reason from debt_claims where id = $1', [claim_id])).toEqual([{ trxid, reason: '' }])
  })

  it('whose move is not there, or is of another amount, is found by the proof', async () => {
    await owes(50_000)
    const { claim_id, trxid } = await claimed()
    await decided(claim_id, came(50_000))
    await debts.query('update debt_claims set came_paisa = 40000 where id = $1', [claim_id])
    expect(await debts.faults()).toEqual([`debts that were paid by mobile wallet without their move, or with another amount in it: bkash ${trxid}`])
    await debts.query(`update debt_claims set came_paisa = null, state = 'refused' where id = $1`, [claim_id])
    expect(await debts.faults()).toEqual([`debts that were taken at the desk, of which no payment says so: paid-in ${trxid}`])
    await debts.query(`update debt_claims set came_paisa = 50000, state = 'taken' where id = $1`, [claim_id])
    await noFault()
  })
})

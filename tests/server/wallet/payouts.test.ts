import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskPayout } from '#contract/desk/payouts.ts'
import type { Email } from '#server/adapters/mail/mail.ts'
import { seal } from '#server/adapters/sealing.ts'
import { tellSellers } from '#server/features/wallet/payouts/tell-sellers.ts'
import { noteProof } from '#server/ledger/prove/doubt.ts'
import { passHolds } from '#tests/support/server/ledger/pass-holds.ts'
import { QUIET_LOG } from '#tests/support/server/notices.ts'
import { forgetProof, joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { askedPayout, askFor, movesOf, payoutAccount, soldTickets, walletOf } from '#tests/support/server/nouns/wallet.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let joined = 0
let seller: SignedInPerson
let buyer: SignedInPerson
let staff: SignedInPerson
beforeEach(async () => {
  joined += 1
  seller = await joinAsSeller(app, `maker${joined}`)
  buyer = await joinAndLogIn(app, `taker${joined}`)
  staff = await joinAsStaff(app, `cashier${joined}`)
})
/** Twice the price of a ticket is free. */
async function free(price = 1000): Promise<void> {
  await soldTickets(app, { seller, buyer, price })
  await passHolds(app)
}
const faults = async () => moneyFaults(app.database.pool, await app.gateway.ledger())
const code = async (response: Response) => ({ status: response.status, ...(await response.json()) })
const desk = async (path: string, body: object, who = staff) => (await send(app, who, { path: `/api/desk/payouts/${path}/`, body })).json()
const outcomes = async (path: string, body: object, who = staff) => (await desk(path, body, who)).results.map(({ outcome }: { outcome: string }) => outcome)
/** Of this test's seller. */
const listed = async (queue = 'open', who = staff) => {
  const { results }: { results: DeskPayout[] } = await (await app.request(`/api/desk/payouts/?queue=${queue}`, { headers: as(who) })).json()
  return results.filter((one) => one.seller.username === seller.username)
}

describe('a withdrawal', () => {
  it('is taken from what is free, sent by staff with a reference, and told to its seller', async () => {
    await free()
    const account = await payoutAccount(app, seller)
    const payout = await askedPayout(app, seller, { account: account.id, taka: 1500 })
    expect(payout).toMatchObject({ state: 'asked', paisa: 150_000, way: 'bkash', masked: '5678' })
    expect(await walletOf(app, seller)).toMatchObject({ free: 50_000, leaving: 150_000 })
    expect(await listed()).toMatchObject([{ number: payout.number, state: 'asked', is_late: false, second: null, paused: null, is_own: false }])
    expect(await outcomes('take', { numbers: [payout.number] })).toEqual(['done'])
    const file = await app.request('/api/desk/payouts/batch_csv/', { headers: as(staff) })
    expect(await file.text()).toContain(`${payout.number},bkash,Rahima Begum,+8801712345678,,,,1500,`)
    expect(await outcomes('sent', { payouts: [{ number: payout.number, reference: 'BK 77' }] })).toEqual(['done'])
    expect(await outcomes('sent', { payouts: [{ number: payout.number, reference: 'BK 77' }] })).toEqual(['before'])
    expect(await outcomes('sent', { payouts: [{ number: payout.number, reference: 'BK 78' }] })).toEqual(['bad-state'])
    expect(await walletOf(app, seller)).toMatchObject({ free: 50_000, leaving: 0 })
    expect((await movesOf(app, seller, '?group=withdrawals')).results.map(({ kind, number, of }) => [kind, number, of])).toEqual([
      ['sent', payout.number, 'payout'],
      ['asked', payout.number, 'payout'],
    ])
    const sent: Email[] = []
    await tellSellers({ db: app.database.db, deliver: async (email) => void sent.push(email), origin: 'https://x.example', log: QUIET_LOG })
    expect(sent.map(({ to, text }) => [to, text.includes('BK 77'), text.includes('01712345678')])).toEqual([[seller.email, true, false]])
    const notices = await (await app.request('/api/notice/', { headers: as(seller) })).json()
    expect(notices).toMatchObject([{ kind: 'payout-sent', payout: { number: payout.number, state: 'sent', paisa: 150_000 } }])
    const { rows } = await app.database.pool.query(`select kind from security_events where kind like 'payout%' and user_id = any($1) order by id`, [
      [seller.id, staff.id],
    ])
    expect(rows.map(({ kind }) => kind)).toEqual(['payout-account-added', 'payout-asked', 'payout-taken', 'payouts-exported', 'payout-sent'])
    expect(await faults()).toEqual([])
  })

  it.each(['refused', 'bounced'] as const)('that is %s gives the money back to its seller, once, with the reason', async (end) => {
    await free()
    const { id } = await payoutAccount(app, seller)
    const { number } = await askedPayout(app, seller, { account: id, taka: 2000 })
    if (end === 'bounced') {
      await outcomes('take', { numbers: [number] })
      await outcomes('sent', { payouts: [{ number, reference: 'BK 1' }] })
      expect(await listed('sent')).toMatchObject([{ number, reference: 'BK 1' }])
    }
    const body = { reason: 'wrong-number', note: 'bKash says so.' }
    expect(await outcomes(`${number}/end`, body)).toEqual(['done'])
    expect(await outcomes(`${number}/end`, body)).toEqual(['before'])
    expect(await walletOf(app, seller)).toMatchObject({ free: 200_000, leaving: 0 })
    const own = await (await app.request('/api/wallet/payouts/', { headers: as(seller) })).json()
    expect(own.results).toMatchObject([{ number, state: end, reason: 'wrong-number', reason_note: 'bKash says so.' }])
    expect(await faults()).toEqual([])
  })

  it('can be taken back by its seller before staff begin, and not after', async () => {
    await free()
    const { id } = await payoutAccount(app, seller)
    const first = await askedPayout(app, seller, { account: id, taka: 500 })
    const back = (number: string, who = seller) => send(app, who, { path: `/api/wallet/payouts/${number}/cancel/`, body: {} })
    const other = await joinAsSeller(app, `thief${joined}`)
    expect((await back(first.number, other)).status).toBe(404)
    expect(await (await back(first.number)).json()).toMatchObject({ state: 'refused', reason: 'withdrawn' })
    expect((await back(first.number)).status).toBe(200)
    const second = await askedPayout(app, seller, { account: id, taka: 500 })
    await outcomes('take', { numbers: [second.number] })
    expect((await back(second.number)).status).toBe(409)
    expect(await walletOf(app, seller)).toMatchObject({ free: 150_000, leaving: 50_000 })
    await outcomes(`${second.number}/end`, { reason: 'other', note: 'Not today.' })
    expect(await faults()).toEqual([])
  })

  it.each([
    ['text', '500'],
    ['nothing', null],
    ['a fraction', 500.5],
    ['less than the least', 499],
    ['below nothing', -500],
    ['more than is free', 2001],
    ['a billion', 1e9],
    ['no number', Number.NaN],
  ])('of %s is refused, and nothing moves', async (_, taka) => {
    await free()
    const { id } = await payoutAccount(app, seller)
    expect((await askFor(app, seller, { account: id, taka })).status).toBe(400)
    expect(await walletOf(app, seller)).toMatchObject({ free: 200_000, leaving: 0 })
  })

  it('needs a fresh proof, an account of one’s own that is a day old, and no other withdrawal', async () => {
    await free()
    const other = await joinAsSeller(app, `neighbour${joined}`)
    const theirs = await payoutAccount(app, other)
    expect((await askFor(app, seller, { account: theirs.id, taka: 500 })).status).toBe(404)
    const fresh = await payoutAccount(app, seller, { isNew: true })
    expect(await code(await askFor(app, seller, { account: fresh.id, taka: 500 }))).toMatchObject({ status: 400, fields: { account: 'too-far' } })
    await app.database.pool.query('update payout_accounts set usable_at = now() where id = $1', [fresh.id])
    await forgetProof(app, seller)
    expect(await code(await askFor(app, seller, { account: fresh.id, taka: 500 }))).toMatchObject({ code: 'password-needed' })
    await app.database.pool.query('update sessions set proved_at = now() where user_id = $1', [seller.id])
    await askedPayout(app, seller, { account: fresh.id, taka: 500 })
    expect(await code(await askFor(app, seller, { account: fresh.id, taka: 500 }))).toMatchObject({ status: 409, code: 'bad-state' })
  })

  it('is paused with a locked account and with a suspended shop, and its seller is told', async () => {
    await free()
    const { id } = await payoutAccount(app, seller)
    const { number } = await askedPayout(app, seller, { account: id, taka: 500 })
    await app.database.pool.query(`insert into suspended_shops (shop, by, why) values ($1, $2, 'copies')`, [seller.id, staff.id])
    expect((await walletOf(app, seller)).paused).toBe('suspended')
    expect(await listed()).toMatchObject([{ number, paused: 'suspended' }])
    expect(await outcomes('take', { numbers: [number] })).toEqual(['paused'])
    await outcomes(`${number}/end`, { reason: 'other', note: 'The shop is suspended.' })
    expect((await askFor(app, seller, { account: id, taka: 500 })).status).toBe(403)
    expect(await faults()).toEqual([])
  })
})

describe('books that do not fit', () => {
  it('pause every withdrawal until they fit again', async () => {
    await free()
    const { id } = await payoutAccount(app, seller)
    await noteProof(app.database.db, ['a paisa is missing'])
    expect((await walletOf(app, seller)).paused).toBe('checking')
    expect((await askFor(app, seller, { account: id, taka: 500 })).status).toBe(403)
    await noteProof(app.database.db, [])
    expect((await walletOf(app, seller)).paused).toBe(null)
    expect((await askFor(app, seller, { account: id, taka: 500 })).status).toBe(200)
  })
})

describe('more than one at once', () => {
  it('the same withdrawal two hundred times is one', async () => {
    await free()
    const { id } = await payoutAccount(app, seller)
    await app.database.pool.query('select 1')
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 200 }, () => askFor(app, seller, { account: id, taka: 1500, key })))
    const bodies = await Promise.all(answers.filter(({ status }) => status === 200).map((one) => one.text()))
    expect(new Set(bodies).size).toBe(1)
    // The others were told to come again, or that they ask too often.
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([200, ...answers.map(({ status }) => status).filter((status) => [409, 429, 503].includes(status))]),
    )
    expect(await walletOf(app, seller)).toMatchObject({ free: 50_000, leaving: 150_000 })
    const { rows } = await app.database.pool.query('select count(*)::int as n from payouts where seller = $1', [seller.id])
    expect(rows).toEqual([{ n: 1 }])
    expect(await faults()).toEqual([])
  })

  it('two phones with different keys, and a refund at the same moment: never more than was free', async () => {
    const { order } = await soldTickets(app, { seller, buyer, price: 1000 })
    await passHolds(app)
    const { id } = await payoutAccount(app, seller)
    const [first, second, refund] = await Promise.all([
      askFor(app, seller, { account: id, taka: 1500 }),
      askFor(app, seller, { account: id, taka: 1500 }),
      send(app, staff, { path: `/api/desk/orders/${order.event_order_id}/refund_part/`, body: { taka: 1000, reason: 'a broken seat' } }),
    ])
    expect(refund.status).toBe(200)
    expect([first.status, second.status].filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    const { free: left, leaving, due, pending } = await walletOf(app, seller)
    expect(left + leaving - due + pending).toBe(100_000)
    expect(await faults()).toEqual([])
  })

  it('two of staff who take, send and refuse one: it leaves once', async () => {
    await free()
    const { id } = await payoutAccount(app, seller)
    const { number } = await askedPayout(app, seller, { account: id, taka: 1000 })
    const second = await joinAsStaff(app, `colleague${joined}`)
    const taken = (await Promise.all([outcomes('take', { numbers: [number] }), outcomes('take', { numbers: [number] }, second)])).flat()
    expect(taken.toSorted()).toEqual(['bad-state', 'done'])
    const ends = await Promise.all([
      outcomes('sent', { payouts: [{ number, reference: 'A' }] }),
      outcomes('sent', { payouts: [{ number, reference: 'B' }] }, second),
      outcomes(`${number}/end`, { reason: 'other', note: 'Stop it.' }, second),
    ])
    expect(ends.flat().filter((one) => one === 'done').length).toBeGreaterThanOrEqual(1)
    const { free: left, leaving } = await walletOf(app, seller)
    expect(leaving).toBe(0)
    expect([100_000, 200_000]).toContain(left)
    const { rows } = await app.database.pool.query(
      `select count(*)::int as n from ledger_moves m join payouts w on w.id = m.payout where w.number = $1 and m.kind in ('sent', 'refused')`,
      [number],
    )
    expect(rows).toEqual([{ n: 1 }])
    expect(await faults()).toEqual([])
  })
})

describe('staff', () => {
  it('do not send their own money', async () => {
    await app.database.pool.query('update users set is_staff = true where id = $1', [seller.id])
    await free()
    const { id } = await payoutAccount(app, seller)
    const { number } = await askedPayout(app, seller, { account: id, taka: 500 })
    expect(await listed('open', seller)).toMatchObject([{ number, is_own: true }])
    expect(await outcomes('take', { numbers: [number] }, seller)).toEqual(['own'])
    expect(await outcomes(`${number}/end`, { reason: 'other', note: 'Mine.' }, seller)).toEqual(['own'])
    await outcomes(`${number}/end`, { reason: 'other', note: 'Done.' })
  })

  it('above fifty thousand taka need a second one, who is not its seller', async () => {
    await free(26_000)
    const { id } = await payoutAccount(app, seller)
    const { number } = await askedPayout(app, seller, { account: id, taka: 50_001 })
    expect(await listed()).toMatchObject([{ number, second: 'needed' }])
    expect(await outcomes('take', { numbers: [number] })).toEqual(['asked'])
    expect(await listed()).toMatchObject([{ number, second: 'waiting' }])
    expect(await outcomes('sent', { payouts: [{ number, reference: 'A' }] })).toEqual(['bad-state'])
    const second = await joinAsStaff(app, `senior${joined}`)
    const { results } = await (await app.request('/api/desk/approvals/', { headers: as(second) })).json()
    const approval = results.find(({ kind, subject }: { kind: string; subject: string }) => kind === 'payout' && subject === number)
    expect(approval).toMatchObject({ taka: 50_001, is_own: false })
    const decided = await send(app, second, { path: `/api/desk/approvals/${approval.id}/decide/`, body: { decision: 'approve', reason: 'The name fits.' } })
    expect(decided.status, await decided.clone().text()).toBe(200)
    expect(await listed()).toMatchObject([{ number, state: 'taken' }])
    expect(await outcomes('sent', { payouts: [{ number, reference: 'EFT 9' }] })).toEqual(['done'])
    expect(await faults()).toEqual([])
  })

  it('do not get what is paused into the file for the bank: once it was paid, it could not be noted', async () => {
    await free()
    const { id } = await payoutAccount(app, seller)
    const { number } = await askedPayout(app, seller, { account: id, taka: 500 })
    await outcomes('take', { numbers: [number] })
    const inFile = async () => (await (await app.request('/api/desk/payouts/batch_csv/', { headers: as(staff) })).text()).includes(number)
    expect(await inFile()).toBe(true)
    await app.database.pool.query('update users set locked_at = now() where id = $1', [seller.id])
    expect(await inFile()).toBe(false)
    expect(await outcomes('sent', { payouts: [{ number, reference: 'EFT 9' }] })).toEqual(['paused'])
    await outcomes(`${number}/end`, { reason: 'other', note: 'Done.' })
  })

  it('get the file for the bank without an account that another secret of the app has sealed', async () => {
    await free()
    const { id } = await payoutAccount(app, seller)
    const { number } = await askedPayout(app, seller, { account: id, taka: 500 })
    await outcomes('take', { numbers: [number] })
    await app.database.pool.query('update payout_accounts set sealed = $2 where id = $1', [
      id,
      seal('another secret of the app, at least 32', 'payout account', '{}'),
    ])
    const file = await app.request('/api/desk/payouts/batch_csv/', { headers: as(staff) })
    expect(file.status).toBe(200)
    expect(await file.text()).not.toContain(number)
    await outcomes(`${number}/end`, { reason: 'other', note: 'Please add the account again.' })
  })

  it('see in red what has waited for more than five working days, the oldest first', async () => {
    await free()
    const { id } = await payoutAccount(app, seller)
    const { number } = await askedPayout(app, seller, { account: id, taka: 500 })
    await app.database.pool.query(`update payouts set asked_at = now() - interval '7 days' where number = $1`, [number])
    expect(await listed()).toMatchObject([{ number, is_late: false }])
    await app.database.pool.query(`update payouts set asked_at = now() - interval '10 days' where number = $1`, [number])
    expect(await listed()).toMatchObject([{ number, is_late: true }])
    await outcomes(`${number}/end`, { reason: 'other', note: 'Done.' })
  })
})

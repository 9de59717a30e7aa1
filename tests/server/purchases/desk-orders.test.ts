import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DeskOrderFile } from '#contract/desk/order-file.ts'
import type { EventOrder } from '#contract/orders/orders.ts'
import { refundPurchase } from '#server/purchases/staff/refund-purchase.ts'
import { sendTogether } from '#tests/support/server/barrier.ts'
import { type ActedAtDesk, actAtDesk, deskOrder, deskPath, sumsOf } from '#tests/support/server/orders/desk-orders.ts'
import { moneyFaults } from '#tests/support/server/orders/money-invariants.ts'
import { ledgerOf, orderRow, passMinutes, usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, joinAsStaff, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = usePaying()
let staff: SignedInPerson
let second: SignedInPerson
let buyer: SignedInPerson
let joined = 0
beforeAll(async () => {
  staff = await joinAsStaff(app, 'anika')
  second = await joinAsStaff(app, 'bashir')
})
beforeEach(async () => {
  buyer = await joinAndLogIn(app, `bought${joined++}`)
})

const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const read = async (order: EventOrder, who = staff): Promise<DeskOrderFile> => (await app.request(deskPath(order), { headers: as(who) })).json()
const act = (order: EventOrder, what: string, body: object = {}) => actAtDesk(app, staff, { path: deskPath(order, what), body })
const acted = async (response: Response): Promise<ActedAtDesk> => {
  expect(response.status).toBe(200)
  return response.json()
}
const codeOf = async (response: Response) => [response.status, (await response.json()).code]
const faults = async () => moneyFaults(app.database.pool, await app.gateway.ledger())
const noted = async (kind: string) =>
  (await sql('select details from security_events where kind = $1 and user_id = $2 order by id desc limit 1', [kind, staff.id])).rows[0]?.details
const decide = async (id: number, who: SignedInPerson, decision = 'approve') =>
  post(app, `/api/desk/approvals/${id}/decide/`, { body: { decision, reason: 'I agree' }, headers: as(who) })
/** Until the gateway has said that what is owed is back. */
async function untilBack({ id }: EventOrder): Promise<void> {
  await app.reconcile()
  await passMinutes(app, id, 2)
  await app.reconcile()
}

describe('answers', () => {
  it('all of an order: what it is for, its payment, its money line by line, and a buyer who is masked', async () => {
    const { order, tran_id } = await deskOrder(app, buyer)
    const file = await read(order)
    expect(file).toMatchObject({ number: order.event_order_id, state: 'confirmed', final_price: 260, left_paisa: 26_000, refunds: [], approvals: [] })
    expect(file.bought).toMatch(/^2 × /)
    expect(file.attempts).toMatchObject([{ tran_id, state: 'succeeded', amount_paisa: 26_000, paid_paisa: 26_000 }])
    expect(file.messages).toMatchObject([{ kind: 'notice', times: 1 }])
    expect(file.changes.map(({ to_state, by }) => `${to_state} by ${by}`)).toEqual(['held by buyer', 'paying by buyer', 'confirmed by gateway'])
    expect(sumsOf(file)).toMatchObject({ all: 0, accounts: { buyers: 0, pending: -200, service: -60 } })
    expect(file.masked).toEqual({ full_name: 'N••• A•••', phone_number: '•••678', email: 'n•••@m•••' })
    const text = JSON.stringify(file)
    for (const personal of ['Nasrin', 'Akter', '01712345678', 'nasrin@mail.example']) expect(text).not.toContain(personal)
  })

  it('how to reach a buyer only to who asks, which is on record', async () => {
    const { order } = await deskOrder(app, buyer)
    const shown = await post(app, deskPath(order, 'show_contact'), { headers: as(staff) })
    expect(await shown.json()).toEqual({ full_name: 'Nasrin Akter', phone_number: '+8801712345678', email: 'nasrin@mail.example' })
    expect(await noted('order-contact-shown')).toEqual({ order: order.id })
  })

  it('an order in review that is confirmed, as the buyer has it at once', async () => {
    const { order, tran_id } = await deskOrder(app, buyer, { inReview: true })
    const { order: file, approval } = await acted(await act(order, 'confirm'))
    expect([file.state, approval]).toEqual(['confirmed', null])
    expect(file.changes.at(-1)).toMatchObject({
      to_state: 'confirmed',
      by: 'staff',
      staff: 'anika',
      second: null,
      why: 'called the bank',
      details: { tran_id },
    })
    expect(sumsOf(file)).toMatchObject({ all: 0, accounts: { pending: -200, service: -60 } })
    expect(await noted('order-confirmed')).toEqual({ order: order.event_order_id, taka: 260 })
    expect(await faults()).toEqual([])
  })

  it('an order that is refunded in two parts: its ledger adds up after each', async () => {
    const { order, tran_id } = await deskOrder(app, buyer)
    const one = await acted(await act(order, 'refund_part', { taka: 50 }))
    expect(one.order).toMatchObject({ state: 'confirmed', left_paisa: 21_000, refunds: [{ name: `R${tran_id}`, part: 1, paisa: 5000, state: 'pending' }] })
    await untilBack(order)
    await acted(await act(order, 'refund_part', { taka: 30 }))
    await untilBack(order)
    const file = await read(order)
    expect(file).toMatchObject({ state: 'confirmed', left_paisa: 18_000, refunds: [{ state: 'refunded' }, { part: 2, state: 'refunded' }] })
    expect(sumsOf(file)).toMatchObject({ all: 0, accounts: { buyers: 0, pending: -120, service: -60 } })
    expect(file.ledger.map(({ move, part }) => `${move} ${part}`)).toContain('refunded 2')
    expect(await noted('order-refunded-in-part')).toEqual({ order: order.event_order_id, taka: 30 })
    expect(await faults()).toEqual([])
  })

  it('an order that is refunded whole, and once more with where it is', async () => {
    const { order } = await deskOrder(app, buyer)
    expect((await acted(await act(order, 'refund'))).order).toMatchObject({ state: 'refund_due', left_paisa: 0, refunds: [{ paisa: 26_000 }] })
    expect((await acted(await act(order, 'refund'))).order.refunds).toHaveLength(1)
    expect(await noted('order-refunded')).toEqual({ order: order.event_order_id, taka: 260 })
    expect(await faults()).toEqual([])
  })

  it('a refund that was refused: it is asked for again, or settled by hand with a reference', async () => {
    for (const what of ['retry', 'settle']) {
      const { order, tran_id } = await deskOrder(app, buyer)
      await act(order, 'refund')
      await sql(`update refunds set state = 'failed', check_at = null, failures = 6 where refund_trans_id = $1`, [`R${tran_id}`])
      expect((await read(order)).refunds).toMatchObject([{ can_retry: true, can_settle: true }])
      const body = what === 'settle' ? { reference: 'BKASH 8N7A6D5EE7', refund: `R${tran_id}` } : {}
      const { order: file } = await acted(await act(order, what, body))
      if (what === 'retry') expect(file).toMatchObject({ state: 'refund_due', refunds: [{ state: 'pending', can_retry: false }] })
      else expect(file).toMatchObject({ state: 'refunded', refunds: [{ state: 'refunded', reference: 'BKASH 8N7A6D5EE7' }] })
      expect(sumsOf(file).all).toBe(0)
    }
    expect(await noted('refund-settled')).toMatchObject({ taka: 260 })
  })

  it('the same request again with the same answer, and does it once', async () => {
    const { order } = await deskOrder(app, buyer)
    const asked = { path: deskPath(order, 'refund_part'), body: { taka: 40 }, key: 'forty-of-it-once-0001' }
    const [one, again] = [await actAtDesk(app, staff, asked), await actAtDesk(app, staff, asked)]
    expect(await again.text()).toBe(await one.text())
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect((await read(order)).left_paisa).toBe(22_000)
    expect((await actAtDesk(app, staff, { ...asked, body: { taka: 41 } })).status).toBe(422)
  })
})

describe('asks a second member of staff', () => {
  const dear = (inReview = false) => deskOrder(app, buyer, { price: 30_000, inReview })

  it('for more than 50,000 taka: nothing moves until another approves, and who asked does not', async () => {
    const { order } = await dear()
    const { order: file, approval } = await acted(await act(order, 'refund'))
    expect(file).toMatchObject({ state: 'confirmed', refunds: [], approvals: [{ id: approval?.id, state: 'waiting' }] })
    expect(approval).toMatchObject({ kind: 'refund', taka: 60_060, is_own: true, asked_by: 'anika', page: `/desk/orders/${order.event_order_id}` })
    expect(await noted('approval-asked')).toEqual({ order: order.event_order_id, taka: 60_060 })
    const id = approval?.id ?? 0
    expect(await codeOf(await decide(id, staff))).toEqual([403, 'not-allowed'])
    expect(await (await decide(id, second)).json()).toMatchObject({ state: 'approved', decided_by: 'bashir' })
    const after = await read(order)
    expect(after).toMatchObject({ state: 'refund_due', refunds: [{ paisa: 6_006_000 }] })
    expect(after.changes.at(-1)).toMatchObject({ staff: 'anika', second: 'bashir', why: 'called the bank' })
    expect(await faults()).toEqual([])
  })

  it('also for a confirmation, and for a part that is too much together with what goes back already', async () => {
    const review = await dear(true)
    const { approval } = await acted(await act(review.order, 'confirm'))
    expect(await (await decide(approval?.id ?? 0, second)).json()).toMatchObject({ state: 'approved' })
    expect((await read(review.order)).state).toBe('confirmed')
    expect((await acted(await act(review.order, 'refund_part', { taka: 30_000 }))).approval).toBe(null)
    const part = await acted(await act(review.order, 'refund_part', { taka: 20_001 }))
    expect(part).toMatchObject({ approval: { taka: 20_001 }, order: { left_paisa: 3_006_000 } })
    expect(await (await decide(part.approval?.id ?? 0, second)).json()).toMatchObject({ state: 'approved' })
    expect((await read(review.order)).left_paisa).toBe(1_005_900)
    expect(await faults()).toEqual([])
  })

  it('once: the same is refused while it waits', async () => {
    const { order } = await dear()
    await act(order, 'refund')
    expect(await codeOf(await act(order, 'refund'))).toEqual([409, 'bad-state'])
  })

  it('what is past by then is void: it was taken back at a terminal meanwhile, where the operator needs no second', async () => {
    const { order } = await dear()
    const { approval } = await acted(await act(order, 'refund'))
    await refundPurchase(app.parts(), order.event_order_id, 'called off')
    expect(await (await decide(approval?.id ?? 0, second)).json()).toMatchObject({ state: 'void', void_reason: 'past' })
    expect((await read(order)).refunds).toHaveLength(1)
  })

  it('what is refused leaves the order as it is', async () => {
    const { order } = await dear()
    const { approval } = await acted(await act(order, 'refund'))
    expect(await (await decide(approval?.id ?? 0, second, 'refuse')).json()).toMatchObject({ state: 'refused', decision_reason: 'I agree' })
    expect(await read(order)).toMatchObject({ state: 'confirmed', left_paisa: 6_006_000 })
  })
})

describe('refuses', () => {
  it('what an order is past, and records it', async () => {
    const { order } = await deskOrder(app, buyer, { inReview: true })
    expect(await codeOf(await act(order, 'refund_part', { taka: 10 }))).toEqual([409, 'bad-state'])
    expect(await codeOf(await act(order, 'retry'))).toEqual([409, 'bad-state'])
    await app.app().settle()
    expect(
      (await read(order)).changes
        .map(({ details }) => details.refused)
        .filter(Boolean)
        .toSorted(),
    ).toEqual(['refund-part', 'retry'])
  })

  it('more than is left, with how much that is', async () => {
    const { order } = await deskOrder(app, buyer)
    const response = await act(order, 'refund_part', { taka: 261 })
    expect([response.status, await response.json()]).toMatchObject([400, { fields: { taka: 'too-large' }, facts: { left_taka: 260 } }])
  })

  it('whose proof is too old, who is not of staff, and orders that there are not', async () => {
    const { order } = await deskOrder(app, buyer, { inReview: true })
    const stale = await joinAsStaff(app, 'stale')
    await sql(`update sessions set proved_at = now() - interval '11 minutes' where user_id = $1`, [stale.id])
    const path = deskPath(order, 'confirm')
    expect(await codeOf(await actAtDesk(app, stale, { path }))).toEqual([403, 'password-needed'])
    expect(await codeOf(await actAtDesk(app, buyer, { path }))).toEqual([403, 'not-allowed'])
    expect(await codeOf(await app.request(deskPath(order), { headers: as(buyer) }))).toEqual([403, 'not-allowed'])
    expect(await codeOf(await actAtDesk(app, staff, { path: '/api/desk/orders/ZZZZZZZZZZ/confirm/' }))).toEqual([404, 'not-found'])
    expect((await orderRow(app, order.id)).state).toBe('review')
  })

  it('what does not fit: no reason, parts of a taka, a reference of two lines', async () => {
    const { order } = await deskOrder(app, buyer)
    for (const [what, body, field] of [
      ['refund', { reason: 'no' }, 'reason'],
      ['refund', { reason: 'x'.repeat(301) }, 'reason'],
      ['refund_part', { taka: 1.5 }, 'taka'],
      ['refund_part', { taka: 0 }, 'taka'],
      ['refund_part', { taka: '10' }, 'taka'],
      ['settle', { reference: '' }, 'reference'],
    ] as const) {
      const response = await act(order, what, body)
      expect([response.status, Object.keys((await response.json()).fields)], JSON.stringify(body)).toEqual([400, [field]])
    }
    expect((await read(order)).left_paisa).toBe(26_000)
  })
})

describe('guards', () => {
  it('two of staff on one order in the same moment: one counts', async () => {
    const { port } = await app.startServer()
    const { order } = await deskOrder(app, buyer, { inReview: true })
    const both = [staff, second].map((who, at) => ({
      path: deskPath(order, at === 0 ? 'confirm' : 'refund'),
      body: { reason: 'in one moment' },
      headers: { ...as(who), 'idempotency-key': `in-one-moment-${at}000` },
    }))
    await sendTogether(port, both)
    // Confirmed and then refunded, or refunded and past confirming: never both at once.
    expect(['refund_due', 'confirmed']).toContain((await orderRow(app, order.id)).state)
    expect(await faults()).toEqual([])
  })

  it('two parts that are more than there is, in the same moment: one counts', async () => {
    const { port } = await app.startServer()
    const { order } = await deskOrder(app, buyer)
    const both = [staff, second].map((who) => ({ path: deskPath(order, 'refund_part'), body: { taka: 200, reason: 'in one moment' }, headers: as(who) }))
    expect((await sendTogether(port, both)).map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await read(order)).left_paisa).toBe(6000)
    expect(await faults()).toEqual([])
  })

  it('a part beside a refund of the whole: together never more than was paid', async () => {
    const { port } = await app.startServer()
    const { order } = await deskOrder(app, buyer)
    const asked = { part: { taka: 100, reason: 'in one moment' }, whole: { reason: 'called off' } }
    const path = (what: string) => deskPath(order, what)
    await sendTogether(port, [
      { path: path('refund_part'), body: asked.part, headers: as(staff) },
      { path: path('refund'), body: asked.whole, headers: as(second) },
    ])
    await untilBack(order)
    expect((await read(order)).state).toBe('refunded')
    expect(Object.values(await ledgerOf(app, order.id)).reduce((sum, paisa) => sum + paisa, 0)).toBe(0)
    expect(await faults()).toEqual([])
  })
})

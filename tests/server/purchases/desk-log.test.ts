import { expect, it } from 'vitest'
import { actAtDesk, DESK_ORDER_EVENTS, deskOrder, deskPath } from '#tests/support/server/orders/desk-orders.ts'
import { usePaying } from '#tests/support/server/orders/paying.ts'
import { as, joinAndLogIn, joinAsStaff, post } from '#tests/support/server/people.ts'

const app = usePaying()
const REASON = 'the canary has flown'

it('all that staff do about orders is written down once, by whom and with how much, without a word of a person', async () => {
  const staff = await joinAsStaff(app)
  const buyer = await joinAndLogIn(app, 'watched')
  const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
  const act = async (path: string, body: object = {}) => {
    const response = await actAtDesk(app, staff, { path, body: { reason: REASON, ...body } })
    expect(response.status, path).toBe(200)
  }
  const refused = async () => {
    const made = await deskOrder(app, buyer)
    await act(deskPath(made.order, 'refund'))
    await sql(`update refunds set state = 'failed', check_at = null where refund_trans_id = $1`, [`R${made.tran_id}`])
    return made.order
  }
  const giveUp = async () => {
    const { tran_id } = await deskOrder(app, buyer)
    await sql('update payment_attempts set given_up_at = now() where tran_id = $1', [tran_id])
    return tran_id
  }
  const review = await deskOrder(app, buyer, { inReview: true })
  expect((await post(app, deskPath(review.order, 'show_contact'), { headers: as(staff) })).status).toBe(200)
  await act(deskPath(review.order, 'confirm'))
  await act(deskPath(review.order, 'refund_part'), { taka: 10 })
  await act(deskPath(await refused(), 'retry'))
  await act(deskPath(await refused(), 'settle'), { reference: 'canary reference' })
  await act(deskPath((await deskOrder(app, buyer, { price: 30_000 })).order, 'refund'))
  await act(`/api/desk/payments/${await giveUp()}/ask_again/`)
  await act(`/api/desk/payments/${await giveUp()}/set_aside/`)
  const { rows } = await sql(`select kind, by, user_id, request_id, details from security_events where kind = any($1) order by id`, [[...DESK_ORDER_EVENTS]])
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(DESK_ORDER_EVENTS))
  expect(rows).toHaveLength(DESK_ORDER_EVENTS.length + 1)
  for (const { by, user_id, request_id, details, kind } of rows) {
    expect([by, user_id], kind).toEqual(['staff', staff.id])
    expect(request_id, kind).toMatch(/^[\w-]{8,}$/)
    if (/refund|confirmed|asked$/.test(kind)) expect(details.taka, kind).toBeGreaterThan(0)
    expect(JSON.stringify(details)).not.toMatch(/canary|nasrin|01712345678/i)
  }
})

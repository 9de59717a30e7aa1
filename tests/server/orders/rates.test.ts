import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { useApp } from '#tests/support/server/app.ts'
import { orderBody, send } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn } from '#tests/support/server/people.ts'

const app = useApp({ settings: { rate_per_minute: 300 } })
let joined = 0
const somebody = () => joinAndLogIn(app, `hasty${joined++}`)

describe('refuses', () => {
  it.each([
    ['orders', '/api/event_order/', 20, orderBody(undefined, 0)],
    ['payment pages', '/api/event_payment/initiate', 10, { event_order_id: '0000000000' }],
    ['promo codes, which could be guessed,', '/api/event_coupon/check/', 20, { coupon: 'GUESS', items: [{ event_ticket: 1, quantity: 1 }] }],
  ])('more %s in a minute than a buyer needs, and says when to come again', async (...[, path, most, body]) => {
    const [hasty, other] = [await somebody(), await somebody()]
    for (let n = 0; n < most; n++) expect((await send(app, hasty, { path, body })).status).not.toBe(429)
    const refused = await send(app, hasty, { path, body })
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(app, other, { path, body })).status).not.toBe(429)
  })
})

describe('guards', () => {
  it('every endpoint about orders, payments and tickets that writes or makes a call for the user', () => {
    const writes = ENDPOINTS.filter(({ method, path, access }) => method !== 'GET' && access === 'signed-in' && /^\/api\/event_|^\/api\/push\/$/.test(path))
    expect(writes.length).toBeGreaterThan(6)
    for (const { path, perMinute } of writes) expect([path, perMinute ?? 'no limit']).toEqual([path, expect.any(Number)])
  })
})

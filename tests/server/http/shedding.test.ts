import { beforeEach, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { type Load, watchLoad } from '#server/http/limits/load.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeShow, orderBody, place, send } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

let people = 0

describe('a process that is behind', () => {
  let lag_ms = 0
  const load: Load = watchLoad(() => lag_ms)
  const app = useApp({ load, clock: () => 0 })
  let buyer: SignedInPerson
  beforeEach(async () => {
    lag_ms = 0
    people += 1
    buyer = await joinAndLogIn(app, `buyer${people}`)
  })
  const check = () => send(app, buyer, { path: '/api/event_coupon/check/', body: { coupon: 'BAUL', items: [{ event_ticket: 1, quantity: 1 }] } })

  it('refuses writes that move no money, with the seconds to wait, and takes them afterwards', async () => {
    lag_ms = 400
    const refused = await check()
    expect([refused.status, (await refused.json()).code]).toEqual([503, 'busy'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    lag_ms = 0
    expect((await check()).status).not.toBe(503)
  })

  it('takes orders and payments, answers from memory, and says that it lives', async () => {
    const { ticket } = await makeShow(app, [{ price: 100 }])
    const list = () => app.request('/api/event/')
    expect((await list()).status).toBe(200)
    lag_ms = 400
    const ordered = await place(app, buyer, orderBody([{ event_ticket: ticket, quantity: 1 }], 100))
    expect(ordered.status).toBe(200)
    const { event_order_id, order_id, id } = await ordered.json()
    const cancelled = await send(app, buyer, { path: `/api/event_order/${event_order_id ?? order_id ?? id}/cancel/`, body: {} })
    expect(cancelled.status).toBe(200)
    expect((await app.request('/healthz')).status).toBe(200)
    // This notice is not signed, so it is refused for another reason.
    expect((await app.request('/api/event_payment/ipn/', { method: 'POST', body: new URLSearchParams({ a: '1' }) })).status).not.toBe(503)
    expect((await app.request('/api/event_order/', { headers: as(buyer) })).status).toBe(200)
  })

  /** Orders, payments, sales, what ends an order of goods or hands them over, what is said of payments by mobile wallet, and what staff decide about them; showing a buyer's contact moves nothing. */
  const OF_MONEY =
    /event_(?:order|payment|sale)|shop_(?:checkout|purchase)|sms_order|shop_order\/\{number\}\/(?:cancel|deliver|take_back)\/|shop_return\/\{number\}\/(?:agree|confirm|receive|refund_sent)\/|desk\/(?:returns|bookings|payouts|wallet_claims|debt_claims)|wallet\/payouts|wallet_payments\/(?:claims|purchases|debt)\/|rider_parcel|booking\/|desk\/(?:approvals|orders|payments)\//
  it('and all writes that move money are marked so', () => {
    const marked = ENDPOINTS.filter(({ isMoney }) => isMoney).map(({ method, path }) => `${method} ${path}`)
    const ofMoney = ENDPOINTS.filter(({ method, path }) => method !== 'GET' && OF_MONEY.test(path) && !path.endsWith('show_contact/')).map(
      ({ method, path }) => `${method} ${path}`,
    )
    expect(marked.sort()).toEqual(ofMoney.sort())
  })
})

describe('an account that has used up its server time', () => {
  let [used_ms, step_ms] = [0, 0]
  const processor = () => {
    used_ms += step_ms
    return used_ms
  }
  const app = useApp({ processor, settings: { rate_per_minute: 1000, trusted_proxies: 1 } })

  it('waits with everything but money; others at its address do not, until the address has used up its own', async () => {
    const [heavy, neighbour] = [await joinAndLogIn(app, 'heavy'), await joinAndLogIn(app, 'neighbour')]
    const { origin } = await app.startServer()
    const from = {
      request: (path: string, init?: RequestInit) => fetch(origin + path, { ...init, headers: { ...init?.headers, 'x-forwarded-for': '198.51.100.7' } }),
    }
    const { ticket } = await makeShow(app, [{ price: 100, seats: 20 }])
    const own = (who: SignedInPerson) => from.request('/api/event_order/', { headers: as(who) })
    step_ms = 16_000
    expect((await own(heavy)).status).toBe(200)
    step_ms = 0
    const refused = await own(heavy)
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30)
    expect((await place(from, heavy, orderBody([{ event_ticket: ticket, quantity: 1 }], 100))).status).toBe(200)
    expect((await own(neighbour)).status).toBe(200)
    step_ms = 20_000
    expect((await own(neighbour)).status).toBe(200)
    step_ms = 0
    expect((await from.request('/api/event/999/')).status).toBe(429)
    expect((await from.request('/healthz')).status).toBe(200)
  })
})

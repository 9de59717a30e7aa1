import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ShopPurchase } from '#contract/shop/checkout.ts'
import { SECRET, takesScans } from '#tests/support/phone/a-gate.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { endWorld, type FakeWorker, startWorld } from '#tests/support/phone/fake-worker.ts'
import { APPLICATIONS, aCv, anApplication, anAppliedJob, anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'

const CHECKOUT = '/api/shop_checkout/'
const REFRESH = '/api/auth/refresh/'
const session = (id = 7) => json({ access: `token-of-${id}`, id, username: 'rahima', email: 'r@example.com' })

const aPurchase = (method: 'cod' | 'online'): ShopPurchase => ({
  number: 'K7M2Q9TXBR',
  method,
  state: 'held',
  payment_status: 'Pending',
  goods: 1200,
  discount: 0,
  advance: 0,
  delivery_fee: 80,
  total: 1280,
  hold_expires_at: null,
  page_open_until: null,
  reason: null,
  created_at: '2026-01-15T00:00:00.000Z',
  payment: null,
  refunds: [],
  orders: [],
  server_time: '2026-01-15T00:00:00.000Z',
})

let world: FakeWorker
let shown: { title: string; options: NotificationOptions }[]
let windows: { visibilityState: string }[]
let woken: ((event: { tag: string; waitUntil: (work: Promise<unknown>) => void }) => void) | undefined

beforeEach(async () => {
  world = startWorld()
  vi.useRealTimers()
  shown = []
  windows = []
  vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('clients', { matchAll: async () => windows })
  vi.stubGlobal('registration', { showNotification: async (title: string, options: NotificationOptions) => void shown.push({ title, options }) })
  vi.stubGlobal('addEventListener', (type: string, listener: typeof woken) => {
    if (type === 'sync') woken = listener
  })
  await (await import('#device/session.ts')).mirrorSession({ user_id: 7, language: 'bn' })
  await (await import('#device/notices-wanted.ts')).wantNotices(7)
  await (await import('#device/outbox/outbox.ts')).storeEntry(7, anEntry({ language: 'bn' }))
  ;(await import('../../src/worker/background-replay.ts')).listenForSync()
})
afterEach(endWorld)

/** The browser has a network again. */
async function wake(tag = 'outbox'): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  woken?.({ tag, waitUntil: (one) => (work = one) })
  await work
}
const entry = async () => (await import('#device/outbox/outbox.ts')).readEntry(7, 'entry-1')

describe('the worker, woken by the browser', () => {
  it('renews the session by its cookie, sends what waits, and tells its owner in their language', async () => {
    world.network.on(REFRESH, () => session())
    world.network.on(ORDERS, () => json(anOrder()))
    await wake()
    expect((await entry())?.state).toBe('sent')
    expect(world.network.asked.find(({ path }) => path === ORDERS)?.headers.get('authorization')).toBe('Bearer token-of-7')
    expect(shown).toMatchObject([{ title: 'আপনার অর্ডার পাঠানো হয়েছে', options: { body: 'Baul night', tag: 'outbox-entry-1', data: '/event_order/ABCDEFGH12' } }])
    expect(world.announced).toContainEqual({ type: 'outbox-changed', user_id: 7 })
  })

  it('sends what the gates of this phone have scanned, also without a session, and shows no notification', async () => {
    const { queueScan, readScans } = await import('#device/gate/gate-scans.ts')
    await (await import('#device/session.ts')).dropMirroredSession()
    await queueScan(SECRET, { key: 'k'.repeat(32), ticket: 5, scanned_at: '2026-01-15T00:00:00.000Z', way: 'qr' }, 'bn')
    const taken = takesScans(world.network)
    await wake()
    expect(taken).toMatchObject([[{ ticket: 5 }]])
    expect(await readScans(SECRET)).toMatchObject([{ state: 'sent' }])
    expect([world.network.asked.map(({ headers }) => headers.get('authorization')), shown]).toEqual([[null], []])
  })

  it('is called again while a gate has something left', async () => {
    const { queueScan } = await import('#device/gate/gate-scans.ts')
    await (await import('#device/session.ts')).dropMirroredSession()
    await queueScan(SECRET, { key: 'k'.repeat(32), ticket: 5, scanned_at: '2026-01-15T00:00:00.000Z', way: 'qr' }, 'bn')
    await expect(wake()).rejects.toMatchObject({ code: 'offline' })
  })

  it('tells of a decision that is needed', async () => {
    world.network.on(REFRESH, () => session())
    world.network.on(ORDERS, () => json({ status: 409, code: 'sold-out' }, {}, 409))
    await wake()
    expect(shown).toMatchObject([{ title: 'অর্ডার নিয়ে আপনার সিদ্ধান্ত দরকার', options: { data: '/outbox' } }])
  })

  it('sends an application with its file, and tells its owner in words of its own', async () => {
    const { storeEntry } = await import('#device/outbox/outbox.ts')
    await storeEntry(7, anApplication({ id: 'entry-2', language: 'en' }), { cv: aCv() })
    await storeEntry(7, anApplication({ id: 'entry-3', language: 'en', address: `${APPLICATIONS}?of=a-closed-one` }), {})
    let sent: unknown
    world.network.on(REFRESH, () => session())
    world.network.on(ORDERS, () => json(anOrder()))
    world.network.on(APPLICATIONS, ({ form }) => {
      sent = (form?.get('cv') as File | null)?.name
      return json(anAppliedJob())
    })
    world.network.on(`${APPLICATIONS}?of=a-closed-one`, () => json({ status: 409, code: 'job-closed' }, {}, 409))
    await wake()
    expect(sent).toBe('my cv.pdf')
    expect(shown.slice(1)).toMatchObject([
      { title: 'Your application was sent', options: { body: 'Nurse', data: '/jobapplications' } },
      { title: 'Your application needs a decision', options: { body: 'Nurse', data: '/outbox' } },
    ])
  })

  it('sends a purchase of goods and tells its buyer: what is paid online still wants its payment', async () => {
    const { dropEntry, storeEntry } = await import('#device/outbox/outbox.ts')
    await dropEntry(7, 'entry-1')
    const purchase = (id: string, method: 'cod' | 'online') =>
      anEntry({ id, noun: 'shop-purchases', address: CHECKOUT, body: { method }, about: { method, parts: [{ name: 'Rupa Weaves' }, { name: 'Mati' }] } })
    await storeEntry(7, purchase('entry-2', 'cod'))
    await storeEntry(7, purchase('entry-3', 'online'))
    await storeEntry(7, { ...purchase('entry-4', 'cod'), body: { method: 'gone' } })
    world.network.on(REFRESH, () => session())
    world.network.on(CHECKOUT, ({ body }) => {
      const { method } = JSON.parse(body) as { method: 'cod' | 'online' | 'gone' }
      return method === 'gone' ? json({ status: 409, code: 'out-of-stock' }, {}, 409) : json(aPurchase(method))
    })
    await wake()
    expect(shown).toMatchObject([
      { title: 'Your order was sent', options: { body: 'Rupa Weaves, Mati', data: '/shop_purchase/k7m2q9txbr' } },
      { title: 'Your order was sent. Pay to confirm it.', options: { data: '/shop_purchase/k7m2q9txbr' } },
      { title: 'Your order needs a decision', options: { body: 'Rupa Weaves, Mati', data: '/outbox' } },
    ])
  })

  it('tells a seller of a step that was refused, in words of its own, and of none that was sent', async () => {
    const { dropEntry, storeEntry } = await import('#device/outbox/outbox.ts')
    await dropEntry(7, 'entry-1')
    const address = '/api/shop_order/K7M2Q9TXBR/pack/'
    await storeEntry(7, anEntry({ noun: 'shop-orders', address, body: {}, about: { title: 'Tangail sari' } }))
    world.network.on(REFRESH, () => session())
    world.network.on(address, () => json({ status: 409, code: 'bad-state' }, {}, 409))
    await wake()
    expect(shown).toMatchObject([{ title: 'A change to an order needs a decision', options: { body: 'Tangail sari', data: '/outbox' } }])
  })

  it('is silent while a page is looked at', async () => {
    windows = [{ visibilityState: 'visible' }]
    world.network.on(REFRESH, () => session())
    world.network.on(ORDERS, () => json(anOrder()))
    await wake()
    expect(shown).toEqual([])
  })

  it('is silent to a user who wants no notifications', async () => {
    await (await import('#device/notices-wanted.ts')).dropWantedNotices()
    world.network.on(REFRESH, () => session())
    world.network.on(ORDERS, () => json(anOrder()))
    await wake()
    expect(shown).toEqual([])
  })

  it('asks to be woken again while something is left', async () => {
    world.network.on(REFRESH, () => session())
    await expect(wake()).rejects.toMatchObject({ code: 'offline' })
    expect((await entry())?.state).toBe('waiting')
  })

  it('lets all wait for its owner when the session is over', async () => {
    world.network.on(REFRESH, () => json({ status: 401, code: 'not-signed-in' }, {}, 401))
    await wake()
    expect((await entry())?.state).toBe('login')
  })

  it('lets all wait when staff have locked the account, says why in the entry, and is not woken for it again', async () => {
    world.network.on(REFRESH, () => json({ status: 401, code: 'not-signed-in', facts: { locked: 1 } }, {}, 401))
    world.network.on(ORDERS, () => json(anOrder()))
    await wake()
    expect(await entry()).toMatchObject({ state: 'login', problem: { code: 'not-signed-in', facts: { locked: 1 } }, may_have_arrived: false })
    expect([world.network.pathsAsked().includes(ORDERS), shown]).toEqual([false, []])
  })

  it('tells its owner who is silenced, and keeps until when and why', async () => {
    const silence = { fields: { silence: 'Advertises' }, facts: { until: 0 } }
    world.network.on(REFRESH, () => session())
    world.network.on(ORDERS, () => json({ status: 403, code: 'silenced', ...silence }, {}, 403))
    await wake()
    expect(await entry()).toMatchObject({ state: 'needs-you', problem: { code: 'silenced', ...silence } })
    expect(shown).toMatchObject([{ options: { data: '/outbox' } }])
  })

  it('sends nothing in the name of another user, or without a session, or for another sync tag', async () => {
    world.network.on(ORDERS, () => json(anOrder()))
    world.network.on(REFRESH, () => session(8))
    await wake().catch(() => undefined)
    await (await import('#device/session.ts')).dropMirroredSession()
    await wake()
    await wake('something-else')
    expect(world.network.pathsAsked()).not.toContain(ORDERS)
  })
})

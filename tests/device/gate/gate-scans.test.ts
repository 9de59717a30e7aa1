import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ScanToSend } from '#contract/events/check-ins.ts'
import { aGatePhone, SCANS, SECRET, takesScans } from '#tests/support/phone/a-gate.ts'
import { type FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'

let network: FakeNetwork
const scans = () => import('#device/gate/gate-scans.ts')
const aScan = (ticket: number): ScanToSend => ({ key: `key-of-ticket-${ticket}-000`, ticket, scanned_at: new Date().toISOString(), way: 'qr' })
const queue = async (from: number, to: number) => {
  const { queueScan } = await scans()
  await Promise.all(Array.from({ length: to - from }, (_, n) => queueScan(SECRET, aScan(from + n), 'en')))
}
const messages = async () => (await scans()).readScans(SECRET)
const sizes = async () => (await messages()).map((message) => message.scans.length)
const sendAll = async () => (await import('#device/outbox/replay.ts')).replayPhone({ hurry: true })

beforeEach(() => {
  network = aGatePhone()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('scans without network', () => {
  it('share messages of two hundred, and none is lost when the phone is started anew', async () => {
    await queue(1, 301)
    restart()
    await queue(301, 451)
    expect(await sizes()).toEqual([200, 200, 50])
    const tickets = (await messages()).flatMap((message) => message.scans.map(({ ticket }) => ticket))
    expect(tickets.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 450 }, (_, n) => n + 1))
  })

  it('do not join a message that is on its way', async () => {
    await queue(1, 3)
    const busy = () => json({ status: 503, code: 'busy' }, {}, 503)
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()]
    network.on(SCANS, () => {
      network.on(SCANS, busy)
      asked.resolve()
      return answered.promise
    })
    const sending = sendAll()
    await asked.promise
    await queue(3, 5)
    expect(await messages()).toMatchObject([
      { state: 'sending', scans: [{ ticket: 1 }, { ticket: 2 }] },
      { state: 'waiting', scans: [{ ticket: 3 }, { ticket: 4 }] },
    ])
    answered.resolve(busy())
    expect(await sending).toMatchObject({ left: 2 })
  })

  it('wait as they were on a full phone, which says so', async () => {
    await queue(1, 2)
    const empty = fillPhone()
    await expect(queue(2, 3)).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect(await sizes()).toEqual([1])
  })
})

describe('sent by the phone itself', () => {
  it('they need no session, carry no token, and their results are kept', async () => {
    await queue(1, 4)
    const taken = takesScans(network)
    expect(await sendAll()).toMatchObject({ left: 0 })
    expect(taken.map((message) => message.length)).toEqual([3])
    expect(network.asked.map(({ headers }) => headers.get('authorization'))).toEqual([null])
    expect(await messages()).toMatchObject([{ state: 'sent', results: [{ outcome: 'admitted' }, { outcome: 'admitted' }, { outcome: 'admitted' }] }])
  })

  it('what is refused stays, with the reason', async () => {
    await queue(1, 2)
    network.on(SCANS, () => json({ status: 410, code: 'link-expired' }, {}, 410))
    await sendAll()
    expect(await messages()).toMatchObject([{ state: 'needs-you', problem: { code: 'link-expired' }, results: null }])
  })

  it('an entry without an owner is not sent if it needs a session', async () => {
    await (await import('#device/outbox/outbox.ts')).storeEntry(0, anEntry())
    await sendAll()
    expect(network.asked).toEqual([])
  })

  it('a person’s outbox has none of it, and it outlives their signing out', async () => {
    await queue(1, 3)
    expect(await (await import('#device/outbox/outbox.ts')).countUnsent(7)).toBe(0)
    await (await import('#device/private-store.ts')).dropPrivateStores({ known: 7 })
    expect(await sizes()).toEqual([2])
  })
})

import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { describe, expect, it, vi } from 'vitest'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { json } from '#tests/support/phone/fake-network.ts'
import { restart, setClock } from '#tests/support/phone/fake-phone.ts'
import { anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { aSendingPhone, entryNow, keep, NOW, refused, send, token } from '#tests/support/phone/replaying.ts'

const phone = aSendingPhone()

describe('sending what waits', () => {
  it('gives the service the write, its key and the owner’s name, and keeps what it answered', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry())
    const { sent, left } = await send()
    expect(sent.map(({ id }) => id)).toEqual(['entry-1'])
    expect(left).toBe(0)
    const [asked] = phone.network.asked
    expect(asked?.headers.get('idempotency-key')).toBe(anEntry().idempotency_key)
    expect(asked?.headers.get('authorization')).toBe('Bearer token-1')
    expect(await entryNow()).toMatchObject({ state: 'sent', answer: anOrder(), problem: null, tries: 1 })
  })

  it('is done once by six pages and a worker at once', async () => {
    phone.network.on(ORDERS, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return json(anOrder())
    })
    await keep(anEntry(), anEntry({ id: 'entry-2', idempotency_key: 'another-key-of-two' }))
    const worlds: typeof import('#device/outbox/replay.ts')['replay'][] = []
    for (let at = 0; at < 7; at += 1) {
      restart()
      worlds.push((await import('#device/outbox/replay.ts')).replay)
    }
    await Promise.all(worlds.map((replay, at) => replay({ userId: 7 }, { token, waitMs: at === 6 ? 60_000 : 0 })))
    const keys = phone.network.asked.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys.sort()).toEqual([anEntry().idempotency_key, 'another-key-of-two'].sort())
  })

  it('is done once by one page that is asked twice where there are no locks', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry())
    await Promise.all([send(), send()])
    expect(phone.network.asked).toHaveLength(1)
  })

  it('leaves alone what was thrown away or changed while another was sent', async () => {
    const { changeEntry } = await import('#device/outbox/outbox.ts')
    phone.network.on(ORDERS, async () => {
      await changeEntry(7, 'entry-2', (entry) => ({ ...entry, state: 'discarded' }))
      await changeEntry(7, 'entry-3', (entry) => ({ ...entry, state: 'draft' }))
      return json(anOrder())
    })
    await keep(anEntry(), anEntry({ id: 'entry-2' }), anEntry({ id: 'entry-3' }))
    await send()
    expect(phone.network.asked).toHaveLength(1)
  })

  it('tries nothing without a network, so that no entry counts as one that may have arrived', async () => {
    vi.stubGlobal('navigator', { onLine: false, locks: fakeLocks() })
    await keep(anEntry())
    expect(await send()).toMatchObject({ left: 1 })
    expect(phone.network.asked).toEqual([])
    expect(await entryNow()).toMatchObject({ state: 'waiting', tries: 0, may_have_arrived: false })
  })

  it('does not hold up the other entries for one that always fails', async () => {
    let posts = 0
    phone.network.on(ORDERS, () => {
      posts += 1
      return posts === 1 ? refused(500, 'bug') : json(anOrder())
    })
    await keep(anEntry({ id: 'poison' }), anEntry({ id: 'good', created_at: '2026-01-15T00:00:01.000Z' }))
    await send()
    expect([(await entryNow('poison'))?.state, (await entryNow('good'))?.state]).toEqual(['waiting', 'sent'])
    await send()
    expect(posts).toBe(2)
  })

  it('leaves the rest untouched once the service does not answer', async () => {
    await keep(...['a', 'b', 'c'].map((id) => anEntry({ id })))
    await send()
    expect((await Promise.all(['a', 'b', 'c'].map(entryNow))).map((entry) => entry?.tries)).toEqual([1, 1, 0])
  })

  it('never sends what is not there to be queued, such as a payment', async () => {
    phone.network.on('/api/event_payment/initiate/', () => json({}))
    await keep(anEntry({ address: '/api/event_payment/initiate/' }), anEntry({ id: 'get', method: 'DELETE' }))
    await send({ hurry: true })
    expect(phone.network.asked).toEqual([])
  })

  it('never sends what another version wrote', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    const { privateStoreOf } = await import('#device/stores.ts')
    await set('outbox future', { ...anEntry({ id: 'future' }), state: 'flying' }, privateStoreOf(7))
    await send({ hurry: true })
    expect(phone.network.asked).toEqual([])
  })

  it('knows every endpoint that the contract says to queue', async () => {
    const { QUEUED_ENDPOINTS } = await import('#device/outbox/queued-endpoints.ts')
    const path = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
    expect(QUEUED_ENDPOINTS.map(path)).toEqual(
      Object.values(ENDPOINTS)
        .filter(({ offline }) => offline === 'queue')
        .map(path),
    )
  })
})

describe('a sender that dies', () => {
  it('leaves an entry that goes out again, under the same key', async () => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry({ state: 'sending', tries: 1, may_have_arrived: true }))
    await send()
    expect(phone.network.asked[0]?.headers.get('idempotency-key')).toBe(anEntry().idempotency_key)
    expect((await entryNow())?.state).toBe('sent')
  })

  it('has noted before it sent that the service may have it', async () => {
    let seen: OutboxEntry | undefined
    phone.network.on(ORDERS, async () => {
      seen = await entryNow()
      return json(anOrder())
    })
    await keep(anEntry())
    await send()
    expect(seen).toMatchObject({ state: 'sending', tries: 1, may_have_arrived: true })
  })

  it('without locks counts as dead only after a minute', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry({ state: 'sending', changed_at: NOW }))
    await send()
    expect(phone.network.asked).toEqual([])
    setClock('2026-01-15T00:01:20.000Z')
    await send()
    expect((await entryNow())?.state).toBe('sent')
  })
})

describe('what has grown old', () => {
  it.each([
    ['its time is over', { ask_after: '2026-01-15T00:00:05.000Z' }],
    ['the clock was set back behind its beginning', { ask_after: '2026-01-17T00:00:00.000Z', created_at: '2026-01-16T00:00:00.000Z' }],
  ])('is not sent before its owner was asked: %s', async (_, over) => {
    phone.network.on(ORDERS, () => json(anOrder()))
    await keep(anEntry(over))
    await send({ hurry: true })
    expect(phone.network.asked).toEqual([])
    expect((await entryNow())?.state).toBe('ask-first')
  })

  it('goes when it was sent and shown for a week, or thrown away and not taken back', async () => {
    await keep(
      anEntry({ id: 'old', state: 'sent', changed_at: '2026-01-01T00:00:00.000Z' }),
      anEntry({ id: 'new', state: 'sent', changed_at: '2026-01-14T00:00:00.000Z' }),
      anEntry({ id: 'thrown', state: 'discarded', changed_at: '2026-01-14T00:00:00.000Z' }),
      anEntry({ id: 'refused', state: 'needs-you', changed_at: '2020-01-14T00:00:00.000Z' }),
    )
    await send()
    expect((await (await import('#device/outbox/outbox.ts')).readEntries(7)).map(({ id }) => id)).toEqual(['new', 'refused'])
  })
})

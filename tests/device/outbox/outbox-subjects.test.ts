import 'fake-indexeddb/auto'
import { keys } from 'idb-keyval'
import { describe, expect, it, vi } from 'vitest'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { hanging, json } from '#tests/support/phone/fake-network.ts'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { aCv, anApplication, anEntry, anOrder, ORDERS } from '#tests/support/phone/outbox.ts'
import { aSendingPhone, entryNow, keep, refused, send } from '#tests/support/phone/replaying.ts'

const phone = aSendingPhone()
const aWish = (id: string, over: Partial<OutboxEntry> = {}) => anEntry({ id, subject: 'basket', body: { wish: id }, ...over })
const outbox = () => import('#device/outbox/outbox.ts')
const idsHeld = async () => (await (await outbox()).readEntries(7)).map(({ id }) => id).sort()
/** What the service was asked, in order, by its key. */
const wishesSent = () => phone.network.asked.map(({ headers }) => /^key-of-(.+)-0+$/.exec(headers.get('idempotency-key') ?? '')?.[1])
const answers = () => phone.network.on(ORDERS, () => json(anOrder()))
const LATER = '2026-01-15T00:10:00.000Z'
/** One whose answer was lost, and whose next try is some minutes away. */
const lost = (over: Partial<OutboxEntry> = {}) => aWish('first', { tries: 1, may_have_arrived: true, next_at: LATER, problem: { code: 'too-slow' }, ...over })

describe('a newer wish about the same subject', () => {
  it.each<[string, Partial<OutboxEntry>]>([
    ['waits', {}],
    ['was tried, and certainly not done', { tries: 2, next_at: LATER, problem: { code: 'too-many-requests' } }],
    ['was refused', { state: 'needs-you', problem: { code: 'bad-state' } }],
    ['waits for its owner to log in', { state: 'login' }],
    ['is asked about first', { state: 'ask-first' }],
    ['was thrown away a moment ago', { state: 'discarded' }],
  ])('takes the place of one that %s', async (_, over) => {
    answers()
    await keep(aWish('first', over), aWish('second'))
    expect(await idsHeld()).toEqual(['second'])
    await send()
    expect(wishesSent()).toEqual(['second'])
  })

  it('leaves those about other subjects, of other nouns and without a subject', async () => {
    const others = [aWish('other', { subject: 'basket 2' }), aWish('noun', { noun: 'events' }), anEntry({ id: 'none' })]
    await keep(...others, aWish('first'), aWish('second'))
    expect(await idsHeld()).toEqual(['none', 'noun', 'other', 'second'])
  })

  it('takes the files of the former with it', async () => {
    const { storeEntry } = await outbox()
    await storeEntry(7, anApplication({ id: 'first', subject: 'cv' }), { cv: aCv() })
    await storeEntry(7, anApplication({ id: 'second', subject: 'cv' }), { cv: aCv('%PDF- newer %%EOF') })
    const held = await keys<string>((await import('#device/stores.ts')).privateStoreOf(7))
    expect(held.sort()).toEqual(['outbox second', 'outbox ~second cv'])
  })

  it('finds room where the outbox is full, and the former stays where the phone is', async () => {
    for (let at = 0; at < 119; at += 1) await keep(anEntry({ id: `one-${at}` }))
    await keep(aWish('first'))
    await expect(keep(anEntry({ id: 'more' }))).rejects.toMatchObject({ code: 'out-of-space' })
    const empty = fillPhone()
    await expect(keep(aWish('second'))).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect(await idsHeld()).toContain('first')
    await keep(aWish('second'))
    expect((await idsHeld()).filter((id) => !id.startsWith('one'))).toEqual(['second'])
  })

  it('leaves one of two that are kept by two tabs at once', async () => {
    const tabs: Awaited<ReturnType<typeof outbox>>[] = []
    for (let at = 0; at < 4; at += 1) {
      restart()
      tabs.push(await outbox())
    }
    await Promise.all(tabs.map(({ storeEntry }, at) => storeEntry(7, aWish(`of-${at}`))))
    expect(await idsHeld()).toHaveLength(1)
  })

  it('is sent instead when it comes while the former is about to leave', async () => {
    answers()
    await keep(aWish('first'))
    await send({
      token: async () => {
        await keep(aWish('second'))
        return { id: 7, access: 'token-1' }
      },
    })
    expect(wishesSent()).toEqual(['second'])
  })
})

describe('behind one that may have arrived', () => {
  it('it waits until that one is due and answered, also where the phone’s clock was set back', async () => {
    answers()
    await keep(lost(), aWish('second', { created_at: '2026-01-14T00:00:00.000Z' }))
    expect((await entryNow('first'))?.state).toBe('waiting')
    await send()
    expect(wishesSent()).toEqual([])
    vi.setSystemTime(LATER)
    await send()
    expect(wishesSent()).toEqual(['first', 'second'])
    expect([(await entryNow('first'))?.state, (await entryNow('second'))?.state]).toEqual(['sent', 'sent'])
  })

  it('it is sent at once by the reader’s press, after that one', async () => {
    answers()
    await keep(lost(), aWish('second'))
    await send({ only: 'second' })
    expect(wishesSent()).toEqual(['first', 'second'])
  })

  it('it does not leave while that one gets no answer', async () => {
    phone.network.on(ORDERS, () => {
      throw new TypeError('no network')
    })
    await keep(lost(), aWish('second'))
    await send({ only: 'second' })
    expect(wishesSent()).toEqual(['first'])
    expect(await entryNow('second')).toMatchObject({ state: 'waiting', tries: 0, after: 'first' })
  })

  it('a still newer one takes its place, and waits as well', async () => {
    answers()
    await keep(lost(), aWish('second'), aWish('third'))
    expect(await idsHeld()).toEqual(['first', 'third'])
    await send({ only: 'third' })
    expect(wishesSent()).toEqual(['first', 'third'])
  })

  it('it goes alone once that one is certain not to have arrived', async () => {
    let isFirst = true
    phone.network.on(ORDERS, async () => {
      if (!isFirst) return json(anOrder())
      isFirst = false
      // While it is on its way.
      await keep(aWish('second'))
      return refused(429, 'too-many-requests')
    })
    await keep(aWish('first'))
    await send()
    expect(wishesSent()).toEqual(['first', 'second'])
    expect(await idsHeld()).toEqual(['second'])
  })

  it('it goes alone once that one was refused', async () => {
    phone.network.on(ORDERS, ({ body }) => (body.includes('first') ? refused(409, 'bad-state') : json(anOrder())))
    await keep(lost(), aWish('second'))
    await send({ only: 'second' })
    expect(await idsHeld()).toEqual(['second'])
    expect((await entryNow('second'))?.state).toBe('sent')
  })

  it('it waits as long as that one can be taken back, when it was thrown away', async () => {
    answers()
    await keep(lost({ state: 'discarded', changed_at: '2026-01-15T00:00:09.000Z' }), aWish('second'))
    await send()
    expect(wishesSent()).toEqual([])
    vi.setSystemTime('2026-01-15T00:01:00.000Z')
    await send()
    expect(wishesSent()).toEqual(['second'])
  })

  it('it follows when the tab that was sending was killed: the first again under its key', async () => {
    phone.network.on(ORDERS, hanging)
    await keep(aWish('first'))
    void send()
    await vi.waitFor(() => expect(phone.network.asked).toHaveLength(1))
    await keep(aWish('second'))
    restart()
    const { fakeLocks } = await import('#tests/support/phone/fake-locks.ts')
    vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() })
    answers()
    await send()
    expect(wishesSent()).toEqual(['first', 'first', 'second'])
  })

  it('it follows in order when two tabs and a worker send at once', async () => {
    phone.network.on(ORDERS, async () => {
      await new Promise((resolve) => setTimeout(resolve, 3))
      return json(anOrder())
    })
    await keep(lost({ next_at: null }), aWish('second'))
    const worlds: (typeof send)[] = []
    for (let at = 0; at < 3; at += 1) {
      restart()
      const { replay } = await import('#device/outbox/replay.ts')
      worlds.push((options) => replay({ userId: 7 }, { token: async () => ({ id: 7, access: 'token-1' }), ...options }))
    }
    await Promise.all(worlds.map((world, at) => world({ waitMs: 60_000, ...(at > 0 && { only: 'second' }) })))
    expect(wishesSent()).toEqual(['first', 'second'])
  })
})

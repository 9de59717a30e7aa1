import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { aTicket } from '#tests/support/phone/a-ticket.ts'
import { fillPhone, restart, setClock } from '#tests/support/phone/fake-phone.ts'
import { aCv, anApplication, anEntry } from '#tests/support/phone/outbox.ts'
import { phoneKeysOf } from '#tests/support/phone/phone-keys.ts'
import { aSendingPhone, NOW } from '#tests/support/phone/replaying.ts'
import { everythingStored } from '#tests/support/phone/stored.ts'

aSendingPhone()
const HER = 7
const NEXT = 8
const HERS = phoneKeysOf('her')
const packages = () => import('#device/keep-for-me/packages.ts')
const keep = async (key = HERS.sealing) => (await import('#device/keep-for-me/keep.ts')).keepForOwner(HER, key)
const openAs = async (userId: number, key = HERS.opening) => (await import('#device/keep-for-me/open.ts')).openForOwner(userId, key)
const remove = async () => {
  const { deletePrivateStore } = await import('#device/stores.ts')
  await deletePrivateStore(HER)
  await (await import('#device/snapshots/saved.ts')).dropOwnedSaved()
  await (await import('#device/tickets/received-tickets.ts')).dropOwnedTickets()
}
const afterDays = (days: number) => setClock(new Date(Date.parse(NOW) + days * 86_400_000).toISOString())

/** What she has on this phone. */
async function useThePhone(): Promise<void> {
  const outbox = await import('#device/outbox/outbox.ts')
  await outbox.storeEntry(HER, anEntry())
  await outbox.storeEntry(HER, anApplication({ id: 'entry-2' }), { cv: aCv() })
  const { storeDraft } = await import('#device/drafts.ts')
  await storeDraft(HER, 'shop', {
    about: 'Rahima sells boats',
    nothing: undefined,
    files: [{ picture: new Blob(['pixels of Rahima'], { type: 'image/webp' }) }],
  })
  const { storePrivateAnswer } = await import('#device/private-store.ts')
  await storePrivateAnswer(HER, { address: '/api/event_ticket/', body: [aTicket()], etag: null, fetchedAt: NOW })
  await storePrivateAnswer(HER, { address: '/api/account/', body: { username: 'rahima' }, etag: null, fetchedAt: NOW })
  await (await import('#device/snapshots/saved.ts')).saveItem({ noun: 'events', id: 3, title: 'Saved by Rahima', savedAt: NOW, owner: HER })
  await (await import('#device/tickets/received-tickets.ts')).storeReceivedTicket({
    secret: 'x'.repeat(32),
    ticket: aTicket({ id: 9 }),
    fetchedAt: NOW,
    owner: HER,
  })
}

/** All of it, as her screens would read it. */
async function whatIsHers() {
  const [outbox, { readFiles }, { readDraft }, { readPrivateAnswer }] = await Promise.all([
    import('#device/outbox/outbox.ts'),
    import('#device/outbox/outbox-files.ts'),
    import('#device/drafts.ts'),
    import('#device/private-store.ts'),
  ])
  const entries = await outbox.readEntries(HER)
  const application = entries.find(({ id }) => id === 'entry-2')
  const { cv } = (application ? await readFiles(HER, application) : {}) as Record<string, File>
  const draft = (await readDraft(HER, 'shop')) as { about?: string; files?: { picture: Blob }[] } | undefined
  const picture = draft?.files?.[0]?.picture
  return {
    entries,
    cv: cv && [cv.name, cv.type, await cv.text()],
    about: draft?.about,
    picture: picture && [picture.type, await picture.text()],
    tickets: (await readPrivateAnswer(HER, '/api/event_ticket/'))?.body,
    saved: (await (await import('#device/snapshots/saved.ts')).listSaved()).map(({ title, owner }) => [title, owner]),
    received: (await (await import('#device/tickets/received-tickets.ts')).listReceivedTickets(HER)).map(({ ticket }) => ticket.id),
  }
}

/** The page is killed at its nth write: neither that nor anything after it happens. @returns whether it came so far. */
async function killedAt(nth: number, work: () => Promise<unknown>): Promise<boolean> {
  let count = 0
  let isDead = false
  const { transaction } = IDBDatabase.prototype
  const spy = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function killing(this: IDBDatabase, ...args) {
    if (args[1] === 'readwrite') count += 1
    isDead ||= count === nth
    if (isDead) throw new Error('killed')
    return transaction.apply(this, args)
  })
  await work().catch(() => undefined)
  spy.mockRestore()
  restart()
  return isDead
}

describe('what a person keeps at a sign-out', () => {
  it('comes back whole, with files, drafts, tickets and what was saved, and nothing is left of the package', async () => {
    await useThePhone()
    const before = await whatIsHers()
    await keep()
    await remove()
    restart()
    expect(await openAs(HER)).toEqual({ opened: 1, lost: 0 })
    expect(await whatIsHers()).toEqual(before)
    expect(before).toMatchObject({
      cv: ['my cv.pdf', 'application/pdf', '%PDF-1.7 of Rahima %%EOF'],
      picture: ['image/webp', 'pixels of Rahima'],
      received: [9],
    })
    const { readPrivateAnswer } = await import('#device/private-store.ts')
    expect(await readPrivateAnswer(HER, '/api/account/'), 'the service gives that again').toBeNull()
    expect(await (await packages()).listPackages()).toEqual([])
    expect(await everythingStored()).not.toMatch(/"package /)
  })

  it('cannot be read, counted or recognized by the next person, whose key opens none of it', async () => {
    await useThePhone()
    await keep()
    await remove()
    const [one] = await (await packages()).listPackages()
    const seen = await everythingStored()
    expect(seen).not.toMatch(/rahima|boats|baul|nurse|cv\.pdf|entry-|draft|hatkhola-private|ticket /i)
    expect(Object.keys(one ?? {}).sort()).toEqual(['chunks', 'id', 'is_whole', 'mark', 'once', 'sealed_at'])
    const next = phoneKeysOf('next').opening
    expect(await openAs(NEXT, next)).toEqual({ opened: 0, lost: 0 })
    // Not even with her mark.
    expect(await openAs(NEXT, { ...next, mark: HERS.opening.mark })).toEqual({ opened: 0, lost: 1 })
  })

  it('is as long as what another user keeps', async () => {
    await useThePhone()
    await keep()
    await remove()
    await (await import('#device/drafts.ts')).storeDraft(HER, 'a', 'b')
    await keep()
    const all = await (await packages()).listPackages()
    expect(all.map(({ chunks }) => chunks)).toEqual([1, 1])
    const lengths = await Promise.all(all.map(async ({ id }) => (await (await packages()).readChunk(id, 0))?.bytes.byteLength))
    expect(lengths[0]).toBe(lengths[1])
  })

  it('may be many megabytes of files', async () => {
    const outbox = await import('#device/outbox/outbox.ts')
    const bytes = crypto.getRandomValues(new Uint8Array(65_536))
    const big = new File(
      Array.from({ length: 40 }, () => bytes),
      'big.pdf',
      { type: 'application/pdf' },
    )
    await outbox.storeEntry(HER, anApplication({ id: 'entry-2' }), { cv: big })
    await keep()
    await remove()
    expect((await (await packages()).listPackages())[0]?.chunks).toBe(11)
    await openAs(HER)
    const entry = await outbox.readEntry(HER, 'entry-2')
    const { readFiles } = await import('#device/outbox/outbox-files.ts')
    const { cv } = (await readFiles(HER, entry ?? anEntry())) as Record<string, File>
    expect(Buffer.from((await cv?.arrayBuffer()) ?? new ArrayBuffer(0)).equals(Buffer.from(await big.arrayBuffer()))).toBe(true)
  })

  it('is deleted after 30 days, and not before, whichever way the clock was set', async () => {
    await useThePhone()
    await keep()
    await remove()
    const { dropOldPackages } = await packages()
    afterDays(29.9)
    expect(await dropOldPackages()).toBe(1)
    afterDays(30.1)
    expect(await dropOldPackages()).toBe(0)
    expect(await openAs(HER)).toEqual({ opened: 0, lost: 0 })
    expect(await everythingStored()).toMatch(/"hatkhola-sealed","stores":\[\{"store":"kept","keys":\[\],"values":\[\]/)
    afterDays(20)
    await keep()
    afterDays(0)
    expect(await dropOldPackages(), 'the clock was set back').toBe(1)
    afterDays(50.1)
    expect(await dropOldPackages()).toBe(0)
  })

  it('is lost, and said to be, when the service has another secret', async () => {
    await useThePhone()
    await keep()
    await remove()
    expect(await openAs(HER, phoneKeysOf('her', 'another').opening)).toEqual({ opened: 0, lost: 1 })
    expect(await (await packages()).listPackages()).toEqual([])
  })

  it.each([
    [
      'changed',
      async (id: string) => {
        const { putChunk, readChunk } = await packages()
        const chunk = await readChunk(id, 0)
        if (!chunk) throw new Error('no chunk')
        const bytes = new Uint8Array(chunk.bytes)
        bytes[5] = (bytes[5] ?? 0) ^ 1
        await putChunk(id, 0, chunk)
      },
    ],
    [
      'cut short',
      async (id: string) => {
        const { listPackages, putPackage } = await packages()
        const one = (await listPackages()).find((held) => held.id === id)
        if (one) await putPackage({ ...one, chunks: 0 })
      },
    ],
  ])('is not believed when it was %s', async (_, change) => {
    await useThePhone()
    await keep()
    await remove()
    await change((await (await packages()).listPackages())[0]?.id ?? '')
    expect(await openAs(HER)).toEqual({ opened: 0, lost: 1 })
    expect((await whatIsHers()).entries).toEqual([])
  })

  it('leaves what was written since, and brings back what is missing', async () => {
    await useThePhone()
    await keep()
    await remove()
    const { storeDraft, readDraft } = await import('#device/drafts.ts')
    await storeDraft(HER, 'shop', 'newer')
    await openAs(HER)
    expect(await readDraft(HER, 'shop')).toBe('newer')
    expect((await whatIsHers()).entries).toHaveLength(2)
  })

  it('belongs to each of two people, who keep on the same phone', async () => {
    const { storeDraft, readDraft } = await import('#device/drafts.ts')
    const { keepForOwner } = await import('#device/keep-for-me/keep.ts')
    const theirs = { [HER]: HERS, [NEXT]: phoneKeysOf('next') }
    for (const [id, { sealing }] of Object.entries(theirs)) {
      await storeDraft(Number(id), 'shop', `of ${id}`)
      await keepForOwner(Number(id), sealing)
      await (await import('#device/stores.ts')).deletePrivateStore(Number(id))
    }
    expect(await openAs(HER)).toEqual({ opened: 1, lost: 0 })
    expect([await readDraft(HER, 'shop'), await readDraft(NEXT, 'shop')]).toEqual(['of 7', undefined])
    expect(await openAs(NEXT, theirs[NEXT]?.opening)).toEqual({ opened: 1, lost: 0 })
    expect(await readDraft(NEXT, 'shop')).toBe('of 8')
  })
})

describe('a phone without room', () => {
  it('says so, keeps what was there, and has nothing half-done', async () => {
    await useThePhone()
    const before = await whatIsHers()
    const empty = fillPhone()
    await expect(keep()).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect(await whatIsHers()).toEqual(before)
    expect([await (await packages()).listPackages(), /"package /.test(await everythingStored())]).toEqual([[], false])
  })
})

describe('a page that is killed', () => {
  it('at any moment of sealing has lost nothing, and the next sign-out keeps it once', async () => {
    let kills = 0
    for (let nth = 1; nth < 20; nth += 1) {
      vi.stubGlobal('indexedDB', new IDBFactory())
      restart()
      await useThePhone()
      const before = await whatIsHers()
      if (!(await killedAt(nth, keep))) break
      kills += 1
      expect(await whatIsHers(), `killed at write ${nth}`).toEqual(before)
      // She is still signed in, an order goes out meanwhile, and only then she signs out again.
      await (await import('#device/outbox/outbox.ts')).dropEntry(HER, 'entry-1')
      await keep()
      await remove()
      await openAs(HER)
      expect(
        (await whatIsHers()).entries.map(({ id }) => id),
        `killed at write ${nth}`,
      ).toEqual(['entry-2'])
      expect(await (await packages()).listPackages()).toEqual([])
    }
    expect(kills).toBeGreaterThan(3)
  })

  it('at any moment of sealing leaves no package that brings back what was sent since', async () => {
    for (let nth = 1; nth < 20; nth += 1) {
      vi.stubGlobal('indexedDB', new IDBFactory())
      restart()
      setClock(NOW)
      await useThePhone()
      if (!(await killedAt(nth, keep))) break
      await (await import('#device/outbox/outbox.ts')).dropEntry(HER, 'entry-1')
      afterDays(0.01)
      await openAs(HER)
      expect(
        (await whatIsHers()).entries.map(({ id }) => id),
        `killed at write ${nth}`,
      ).toEqual(['entry-2'])
    }
  })

  it('at any moment of opening brings it back once', async () => {
    let kills = 0
    for (let nth = 1; nth < 20; nth += 1) {
      vi.stubGlobal('indexedDB', new IDBFactory())
      restart()
      setClock(NOW)
      await useThePhone()
      const before = await whatIsHers()
      await keep()
      await remove()
      afterDays(1)
      if (!(await killedAt(nth, () => openAs(HER)))) break
      kills += 1
      const { dropEntry, readEntries } = await import('#device/outbox/outbox.ts')
      // What came back before the kill goes out, and must not come back again.
      const isBack = (await readEntries(HER)).length > 0
      if (isBack) await dropEntry(HER, 'entry-1')
      await openAs(HER)
      const after = await whatIsHers()
      expect(after, `killed at write ${nth}`).toEqual(isBack ? { ...before, entries: before.entries.slice(1) } : before)
      expect(await (await packages()).listPackages()).toEqual([])
    }
    expect(kills).toBeGreaterThan(3)
  })
})

import 'fake-indexeddb/auto'
import { set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DataMessage } from '#device/messages.ts'
import { emptyPhone, fillPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'

const outbox = () => import('#device/outbox/outbox.ts')
const inDatabaseOf = async (userId: number, key: string, value: unknown) => set(key, value, (await import('#device/stores.ts')).privateStoreOf(userId))

beforeEach(emptyPhone)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('an entry', () => {
  it('outlives a restart, is written to the disk itself, and is its owner’s alone', async () => {
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction')
    await (await outbox()).storeEntry(7, anEntry())
    expect(transaction).toHaveBeenCalledWith('kept', 'readwrite', { durability: 'strict' })
    restart()
    const { readEntries, readEntry } = await outbox()
    expect(await readEntries(7)).toEqual([anEntry()])
    expect(await readEntry(7, 'entry-1')).toEqual(anEntry())
    expect([await readEntries(8), await readEntry(8, 'entry-1')]).toEqual([[], undefined])
  })

  it('is listed among others by age', async () => {
    const { storeEntry, readEntries } = await outbox()
    for (const [id, created_at] of [
      ['b', '2026-01-15T00:00:02.000Z'],
      ['c', '2026-01-15T00:00:03.000Z'],
      ['a', '2026-01-15T00:00:01.000Z'],
    ] as const)
      await storeEntry(7, anEntry({ id, created_at }))
    expect((await readEntries(7)).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('is not called saved by a full phone, and nothing of it is there', async () => {
    const { storeEntry, readEntries } = await outbox()
    const empty = fillPhone()
    await expect(storeEntry(7, anEntry())).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect(await readEntries(7)).toEqual([])
  })

  it('stands as it was when a full phone refuses its change', async () => {
    const { storeEntry, readEntry, changeEntry } = await outbox()
    await storeEntry(7, anEntry())
    const empty = fillPhone()
    await expect(changeEntry(7, 'entry-1', (entry) => ({ ...entry, tries: 9 }))).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect((await readEntry(7, 'entry-1'))?.tries).toBe(0)
  })

  it('is one of 120 at most, and not longer than a write can be', async () => {
    const { storeEntry, readEntries } = await outbox()
    await expect(storeEntry(7, anEntry({ body: 'x'.repeat(70_000) }))).rejects.toMatchObject({ code: 'too-large' })
    for (let at = 0; at < 120; at += 1) await storeEntry(7, anEntry({ id: `entry-${at}` }))
    await expect(storeEntry(7, anEntry({ id: 'one-more' }))).rejects.toMatchObject({ code: 'out-of-space' })
    expect(await readEntries(7)).toHaveLength(120)
  })

  it('is not brought back by a change that comes when it is gone', async () => {
    const { storeEntry, dropEntry, changeEntry, readEntries } = await outbox()
    await storeEntry(7, anEntry())
    await dropEntry(7, 'entry-1')
    expect(await changeEntry(7, 'entry-1', (entry) => ({ ...entry, state: 'sent' }))).toBeUndefined()
    expect(await readEntries(7)).toEqual([])
  })

  it('is changed by two at once one after the other', async () => {
    const { storeEntry, readEntry, changeEntry } = await outbox()
    await storeEntry(7, anEntry())
    await Promise.all(Array.from({ length: 5 }, () => changeEntry(7, 'entry-1', (entry) => ({ ...entry, tries: entry.tries + 1 }))))
    expect((await readEntry(7, 'entry-1'))?.tries).toBe(5)
  })

  it('is told of to all pages when it comes, changes and goes, and not when nothing happens', async () => {
    const { storeEntry, dropEntry, changeEntry } = await outbox()
    const { listenToData } = await import('#device/messages.ts')
    const heard: DataMessage[] = []
    const stop = listenToData((message) => heard.push(message))
    await storeEntry(7, anEntry())
    await changeEntry(7, 'entry-1', () => undefined)
    await changeEntry(7, 'entry-1', (entry) => ({ ...entry, tries: 1 }))
    await dropEntry(7, 'entry-1')
    await vi.waitFor(() => expect(heard).toHaveLength(3))
    stop()
    expect(heard[0]).toEqual({ type: 'outbox-changed', user_id: 7 })
  })
})

describe('a record of another version', () => {
  it('is not read, not changed, counted, and kept', async () => {
    await inDatabaseOf(7, 'outbox future', { ...anEntry({ id: 'future' }), state: 'flying' })
    await inDatabaseOf(7, 'outbox past', { id: 'past', payload: '{}' })
    const { storeEntry, readEntries, readEntry, changeEntry, countUnreadable, countUnsent } = await outbox()
    await storeEntry(7, anEntry())
    expect((await readEntries(7)).map(({ id }) => id)).toEqual(['entry-1'])
    expect(await readEntry(7, 'future')).toBeUndefined()
    expect(await changeEntry(7, 'past', (entry) => ({ ...entry, state: 'discarded' }))).toBeUndefined()
    expect([await countUnreadable(7), await countUnsent(7)]).toEqual([2, 3])
  })
})

describe('what would be lost', () => {
  it('is what is neither sent nor thrown away', async () => {
    const { storeEntry, countUnsent } = await outbox()
    const states = ['draft', 'waiting', 'sending', 'sent', 'needs-you', 'login', 'ask-first', 'discarded'] as const
    for (const state of states) await storeEntry(7, anEntry({ id: state, state }))
    expect(await countUnsent(7)).toBe(6)
  })

  it('stays when another user takes the phone over, and nothing else does', async () => {
    const { storeEntry, readEntries } = await outbox()
    const { storeDraft, readDraft } = await import('#device/drafts.ts')
    const { dropPrivateStores } = await import('#device/private-store.ts')
    await storeEntry(7, anEntry())
    await storeDraft(7, 'shop', 'a draft')
    await dropPrivateStores({ known: 7, spared: 8 })
    expect([await readEntries(7), await readEntries(8)]).toEqual([[anEntry()], []])
    expect(await readDraft(7, 'shop')).toBeUndefined()
  })
})

import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { afterDays, HER, keep, openAs, packages, remove, useThePhone, whatIsHers } from '#tests/support/phone/a-kept-phone.ts'
import { restart, setClock } from '#tests/support/phone/fake-phone.ts'
import { aSendingPhone, NOW } from '#tests/support/phone/replaying.ts'

aSendingPhone()

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

import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { afterDays, HER, HERS, keep, NEXT, openAs, packages, remove, useThePhone, whatIsHers } from '#tests/support/phone/a-kept-phone.ts'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { anApplication, anEntry } from '#tests/support/phone/outbox.ts'
import { phoneKeysOf } from '#tests/support/phone/phone-keys.ts'
import { aSendingPhone } from '#tests/support/phone/replaying.ts'
import { everythingStored } from '#tests/support/phone/stored.ts'

aSendingPhone()

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

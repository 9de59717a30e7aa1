import 'fake-indexeddb/auto'
import { del, keys } from 'idb-keyval'
import { describe, expect, it, vi } from 'vitest'
import { json } from '#tests/support/phone/fake-network.ts'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { APPLICATIONS, aCv, anApplication, anAppliedJob } from '#tests/support/phone/outbox.ts'
import { aSendingPhone, entryNow, send } from '#tests/support/phone/replaying.ts'

const MOST_BYTES = 100
// No form that waits takes several files of one field yet.
vi.mock('#device/outbox/queued-endpoints.ts', async (original) => {
  const { queuedEndpoint } = await original<typeof import('#device/outbox/queued-endpoints.ts')>()
  const pictures = { types: ['image/webp'], mostBytes: 60, most: 3 }
  return {
    queuedEndpoint: (method: string, address: string) => {
      const spec = queuedEndpoint(method, address)
      return spec?.form && { ...spec, form: { ...spec.form, files: { ...spec.form.files, pictures }, mostBytes: MOST_BYTES } }
    },
  }
})

const phone = aSendingPhone()
const database = async () => (await import('#device/stores.ts')).privateStoreOf(7)
const keysHeld = async () => (await keys<string>(await database())).sort()
const aPicture = (name: string, text = `bytes of ${name}`) => new File([text], name, { type: 'image/webp' })
const [sea, boat, market] = [aPicture('sea.webp'), aPicture('boat.webp'), aPicture('market.webp')]
const keep = async (files: Record<string, Blob | Blob[]>) => (await import('#device/outbox/outbox.ts')).storeEntry(7, anApplication(), files)
const namesOf = (kept: unknown) => (kept as { name: string }[]).map(({ name }) => name)

describe('an entry with several files of one field', () => {
  it('has them in the order in which they were chosen, also after a restart', async () => {
    await keep({ pictures: [sea, boat, market], cv: aCv('cv') })
    restart()
    const entry = (await entryNow()) ?? anApplication()
    expect(namesOf(entry.files?.pictures)).toEqual(['sea.webp', 'boat.webp', 'market.webp'])
    const { bytesOfFiles, readFiles } = await import('#device/outbox/outbox-files.ts')
    const { pictures, cv } = await readFiles(7, entry)
    expect(await Promise.all((pictures as File[]).map((file) => file.text()))).toEqual(['bytes of sea.webp', 'bytes of boat.webp', 'bytes of market.webp'])
    expect((cv as File).name).toBe('my cv.pdf')
    expect(bytesOfFiles(entry)).toBe(sea.size + boat.size + market.size + 2)
  })

  it('sends them in that order, each as a part of its own', async () => {
    let sent: FormData | undefined
    phone.network.on(APPLICATIONS, ({ form }) => {
      sent = form
      return json(anAppliedJob())
    })
    await keep({ pictures: [market, sea] })
    await send()
    expect(namesOf(sent?.getAll('pictures'))).toEqual(['market.webp', 'sea.webp'])
    expect((await entryNow())?.state).toBe('sent')
  })

  it('is kept whole or not at all by a full phone, and lets go of all of them', async () => {
    const empty = fillPhone()
    await expect(keep({ pictures: [sea, boat] })).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect(await keysHeld()).toEqual([])
    await keep({ pictures: [sea, boat] })
    expect(await keysHeld()).toEqual(['outbox entry-1', 'outbox ~entry-1 pictures.0', 'outbox ~entry-1 pictures.1'])
    await (await import('#device/outbox/outbox.ts')).dropEntry(7, 'entry-1')
    expect(await keysHeld()).toEqual([])
  })

  it.each<[string, Record<string, Blob | Blob[]>, string]>([
    ['one is longer than its form takes', { pictures: [sea, aPicture('x', 'x'.repeat(61))] }, 'too-large'],
    ['all together are', { pictures: [aPicture('x', 'x'.repeat(51)), aPicture('y', 'y'.repeat(51))] }, 'too-large'],
    ['they are too many', { pictures: [sea, boat, market, sea] }, 'too-many'],
  ])('is not kept when %s', async (_, files, reason) => {
    await expect(keep(files)).rejects.toMatchObject({ code: 'too-large', fields: { pictures: reason } })
    expect(await keysHeld()).toEqual([])
  })

  it('takes one where the form takes one', async () => {
    await expect(keep({ cv: [aCv('a'), aCv('b')] })).rejects.toMatchObject({ code: 'too-large', fields: { cv: 'too-many' } })
  })

  it('is its owner’s to decide about when the phone has lost one of them', async () => {
    await keep({ pictures: [sea, boat] })
    await del('outbox ~entry-1 pictures.1', await database())
    await send()
    expect(phone.network.asked).toEqual([])
    expect(await entryNow()).toMatchObject({ state: 'needs-you', problem: { code: 'bad-input', fields: { pictures: 'required' } } })
  })
})

import 'fake-indexeddb/auto'
import { del, keys, set } from 'idb-keyval'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hanging, json } from '#tests/support/phone/fake-network.ts'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { APPLICATIONS, aCv, anApplication, anAppliedJob, anEntry } from '#tests/support/phone/outbox.ts'
import { aSendingPhone, entryNow, refused, send } from '#tests/support/phone/replaying.ts'

const phone = aSendingPhone()
const outbox = () => import('#device/outbox/outbox.ts')
const database = async () => (await import('#device/stores.ts')).privateStoreOf(7)
const keysHeld = async () => (await keys<string>(await database())).sort()
const keep = async (files: Record<string, Blob> = { cv: aCv() }, entry = anApplication()) => (await outbox()).storeEntry(7, entry, files)

/** What was sent, as the service reads it. */
async function partsOf(form: FormData | undefined): Promise<Record<string, unknown>> {
  const parts = [...(form ?? [])].map(async ([name, value]) => [name, typeof value === 'string' ? value : [value.name, value.type, await value.text()]])
  return Object.fromEntries(await Promise.all(parts))
}

describe('an entry with a file', () => {
  it('says what it is, and has its bytes beside it after a restart', async () => {
    await keep()
    restart()
    const entry = await entryNow()
    expect(entry?.files).toEqual({ cv: { key: 'outbox ~entry-1 cv', name: 'my cv.pdf', type: 'application/pdf', size: 24 } })
    const { readFiles } = await import('#device/outbox/outbox-files.ts')
    const { cv } = (await readFiles(7, entry ?? anApplication())) as Record<string, File>
    expect([cv?.name, cv?.type, await cv?.text()]).toEqual(['my cv.pdf', 'application/pdf', '%PDF-1.7 of Rahima %%EOF'])
  })

  it('is one entry in every count', async () => {
    await keep()
    const { countUnreadable, countUnsent, readEntries } = await outbox()
    expect([(await readEntries(7)).length, await countUnreadable(7), await countUnsent(7)]).toEqual([1, 0, 1])
  })

  it('is kept whole or not at all by a full phone', async () => {
    const empty = fillPhone()
    await expect(keep()).rejects.toMatchObject({ code: 'out-of-space' })
    empty()
    expect(await keysHeld()).toEqual([])
  })

  it('is kept whole or not at all when the room ends after the file', async () => {
    const put = IDBObjectStore.prototype.put
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (!(value instanceof Blob)) throw new DOMException('full', 'QuotaExceededError')
      return put.call(this, value, key)
    })
    await expect(keep()).rejects.toMatchObject({ code: 'out-of-space' })
    full.mockRestore()
    const { readEntries } = await outbox()
    expect(await readEntries(7)).toEqual([])
    await send()
    expect(await keysHeld()).toEqual([])
  })

  it.each([
    ['is longer than its form takes', { cv: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]) }, { code: 'too-large', fields: { cv: 'too-large' } }],
    ['has no place in its form', { photo: new Blob(['x']) }, { code: 'too-large' }],
    [
      'cannot be read',
      { cv: Object.assign(new Blob(['x']), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) },
      { code: 'bad-input', fields: { cv: 'does-not-fit' } },
    ],
  ])('is not kept when the file %s', async (_, files, problem) => {
    await expect(keep(files)).rejects.toMatchObject(problem)
    expect(await keysHeld()).toEqual([])
  })

  it('goes with its file, and only with its own', async () => {
    await keep()
    await keep({ cv: aCv('%PDF- of Karim %%EOF') }, anApplication({ id: 'entry-10' }))
    await (await outbox()).dropEntry(7, 'entry-1')
    expect(await keysHeld()).toEqual(['outbox entry-10', 'outbox ~entry-10 cv'])
  })

  it('stays with its file when another user takes the phone over', async () => {
    await keep()
    await set('draft shop', 'x', await database())
    const { dropPrivateStores } = await import('#device/private-store.ts')
    await dropPrivateStores({ known: 7, spared: 8 })
    expect(await keysHeld()).toEqual(['outbox entry-1', 'outbox ~entry-1 cv'])
  })
})

describe('a file whose entry is gone', () => {
  beforeEach(async () => set('outbox ~entry-9 cv', new Blob(['x']), await database()))

  it('is swept before anything is sent, and others stay', async () => {
    phone.network.on(APPLICATIONS, hanging)
    await keep()
    await set('outbox ~entry-8 cv', new Blob(['x']), await database())
    await send({ token: async () => null })
    expect(await keysHeld()).toEqual(['outbox entry-1', 'outbox ~entry-1 cv'])
  })

  it('is nothing that would stay for its owner', async () => {
    const { leaveOnlyOutbox } = await import('#device/private-store.ts')
    await leaveOnlyOutbox(7)
    expect(await keysHeld()).toEqual([])
  })
})

describe('sending it', () => {
  it('makes a form of its texts and its file, and lets the browser say what it is', async () => {
    let sent: Record<string, unknown> = {}
    phone.network.on(APPLICATIONS, async ({ form }) => {
      sent = await partsOf(form)
      return json(anAppliedJob())
    })
    await keep()
    await send()
    expect((await entryNow())?.state).toBe('sent')
    expect(sent).toEqual({ job_post: '12', full_name: 'Rahima', cv: ['my cv.pdf', 'application/pdf', '%PDF-1.7 of Rahima %%EOF'] })
    const headers = phone.network.asked[0]?.headers
    expect([headers?.get('content-type'), headers?.get('idempotency-key')]).toEqual([null, anApplication().idempotency_key])
  })

  it('makes a form without a file as well', async () => {
    let sent: Record<string, unknown> = {}
    phone.network.on(APPLICATIONS, async ({ form }) => {
      sent = await partsOf(form)
      return json(anAppliedJob())
    })
    await keep({})
    await send()
    expect([sent, (await entryNow())?.files]).toEqual([{ job_post: '12', full_name: 'Rahima' }, undefined])
  })

  it('takes the same file again with a renewed token', async () => {
    const sent: unknown[] = []
    phone.network.on(APPLICATIONS, async ({ headers, form }) => {
      sent.push((await partsOf(form)).cv)
      return headers.get('authorization') === 'Bearer token-2' ? json(anAppliedJob()) : refused(401, 'not-signed-in')
    })
    await keep()
    await send({ token: async (failed) => ({ id: 7, access: failed === null ? 'token-1' : 'token-2' }) })
    expect((await entryNow())?.state).toBe('sent')
    expect(sent[0]).toEqual(sent[1])
  })

  it('has as much time as the slowest link needs for it', async () => {
    const asked = vi.spyOn(AbortSignal, 'timeout')
    phone.network.on(APPLICATIONS, () => json(anAppliedJob()))
    await keep({ cv: new Blob([new Uint8Array(1_600_000)]) })
    await send()
    expect(asked).toHaveBeenCalledWith(120_000)
  })

  it('does not go without its file: its owner is asked for it', async () => {
    phone.network.on(APPLICATIONS, () => json(anAppliedJob()))
    await keep()
    await del('outbox ~entry-1 cv', await database())
    expect((await send()).refused).toHaveLength(1)
    expect(phone.network.asked).toEqual([])
    expect(await entryNow()).toMatchObject({ state: 'needs-you', problem: { code: 'bad-input', fields: { cv: 'required' } } })
  })

  it('is left to its sender for as long as a file may take, where a browser has no locks', async () => {
    const { isLeftBehind } = await import('#device/outbox/outbox-steps.ts')
    const at = Date.parse('2026-01-15T00:00:00.000Z')
    const plain = anEntry({ state: 'sending' })
    const withFile = anApplication({ state: 'sending', files: { cv: { key: 'k', name: '', type: '', size: 1_600_000 } } })
    const seenAfter = (seconds: number) => [plain, withFile].map((entry) => isLeftBehind(entry, at + seconds * 1000, false))
    expect([seenAfter(59), seenAfter(61), seenAfter(159), seenAfter(161)]).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ])
  })
})

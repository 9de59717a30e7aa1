import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fillPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { at, endWorld, pass, startWorld } from '#tests/support/phone/fake-worker.ts'

const DAY_S = 24 * 3600
const aPicture = (name = 'poster.jpg', bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const aPdf = (name = 'my cv.pdf', bytes = 20) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })

beforeEach(() => {
  startWorld().network.cut()
})
afterEach(endWorld)

interface Shared {
  title?: string
  text?: string
  url?: string
  files?: File[]
}

/** As the browser posts it. */
function aShare({ files = [], ...texts }: Shared): Request {
  const body = new FormData()
  for (const [name, value] of Object.entries(texts)) body.set(name, value)
  for (const file of files) body.append('files', file)
  return new Request(at('/share-target'), { method: 'POST', body })
}

async function share(what: Shared): Promise<{ status: number; to: string; id: string }> {
  const { answerShare } = await import('#worker/sharing.ts')
  const response = await answerShare(aShare(what))
  const to = (response.headers.get('location') ?? '').replace(at('/'), '/')
  return { status: response.status, to, id: to.split('/').at(-1) ?? '' }
}
const held = async (owner = 0) => (await import('#device/shared-items.ts')).listSharedItems(owner)
const signIn = async (user_id: number) => (await import('#device/session.ts')).mirrorSession({ user_id, language: 'bn' })

describe('something shared without network', () => {
  it('is on the phone before the reader is sent to where they choose, and still there when the worker was ended', async () => {
    const { status, to, id } = await share({ title: 'Baul night', text: 'Come all', url: 'https://example.org/baul', files: [aPicture(), aPdf()] })
    expect([status, to]).toEqual([303, `/share/${id}`])
    restart()
    const [item] = await held()
    expect(item).toMatchObject({ id, title: 'Baul night', text: 'Come all', url: 'https://example.org/baul', left_out: 0 })
    expect(item?.files.map(({ name, type, blob }) => [name, type, blob.size])).toEqual([
      ['poster.jpg', 'image/jpeg', 10],
      ['my cv.pdf', 'application/pdf', 20],
    ])
  })

  it('belongs to the signed-in user, and is in no list of others or of visitors', async () => {
    await signIn(7)
    const { id } = await share({ text: 'mine' })
    expect([(await held(7)).map((one) => one.id), await held(8), await held()]).toEqual([[id], [], []])
  })

  it('is counted among the drafts of its owner, and goes with them at the sign-out', async () => {
    await signIn(7)
    await share({ text: 'mine' })
    const [{ listDrafts }, { dropPrivateStores }] = await Promise.all([import('#device/drafts.ts'), import('#device/private-store.ts')])
    expect(await listDrafts(7)).toHaveLength(1)
    await dropPrivateStores({ known: 7 })
    expect(await held(7)).toEqual([])
  })

  it('is kept with the drafts for a user who comes back to a shared phone, its files included', async () => {
    await signIn(7)
    const { id } = await share({ title: 'mine', files: [aPdf()] })
    const belongings = await import('#device/keep-for-me/belongings.ts')
    const { pack, unpack } = await import('#device/keep-for-me/pack.ts')
    const kept = await unpack(pack(await belongings.collectBelongings(7), 1024))
    await (await import('#device/private-store.ts')).dropPrivateStores({ known: 7 })
    expect(await held(7)).toEqual([])
    if (!belongings.isBelongings(kept)) throw new Error('these are no belongings')
    await belongings.restoreBelongings(7, { id: 'package', is: kept })
    const [item] = await held(7)
    expect([item?.id, item?.files[0]?.name, item?.files[0]?.blob.size]).toEqual([id, 'my cv.pdf', 20])
  })

  it('that a visitor shared becomes theirs who opens it by its address, and of no other account', async () => {
    const { id } = await share({ files: [aPdf()] })
    const { claimSharedItem } = await import('#device/shared-items.ts')
    await claimSharedItem(8, 'another')
    expect(await held(8)).toEqual([])
    await claimSharedItem(7, id)
    expect([(await held(7)).map((one) => one.id), await held()]).toEqual([[id], []])
  })
})

describe('what is kept', () => {
  it.each([
    ['an account', 7, 7],
    ['a visitor', 0, 1],
  ])('of %s goes after its days', async (_, owner, days) => {
    if (owner) await signIn(owner)
    await share({ text: 'old' })
    await pass(days * DAY_S - 60)
    expect(await held(owner)).toHaveLength(1)
    await pass(120)
    expect(await held(owner)).toEqual([])
  })

  it('is ten things at most: one more is refused, and none of the ten goes', async () => {
    for (let count = 0; count < 10; count += 1) expect((await share({ text: `${count}` })).to).toMatch(/^\/share\/[0-9a-f]{32}$/)
    expect((await share({ text: 'one more' })).to).toBe('/share?failure=too-many')
    expect(await held()).toHaveLength(10)
  })

  it('is text of a bounded length, with no tower of marks', async () => {
    await share({ title: `a${'\u0301'.repeat(50)}`, text: 'x'.repeat(30_000) })
    const [item] = await held()
    expect([item?.title.length, item?.text.length]).toEqual([5, 20_000])
  })

  it('are files that a form takes: others are left out and counted', async () => {
    const video = new File([new Uint8Array(5)], 'a.mp4', { type: 'video/mp4' })
    await share({ files: [aPicture(), video, aPdf('large.pdf', 5 * 1024 * 1024 + 1)] })
    const [item] = await held()
    expect([item?.files.map(({ name }) => name), item?.left_out]).toEqual([['poster.jpg'], 2])
  })
})

describe('what is not kept is said', () => {
  it.each<[string, Shared, string]>([
    ['nothing at all', {}, 'empty'],
    ['an empty file', { files: [aPicture('a.jpg', 0)] }, 'empty'],
    ['only files that nothing takes', { files: [new File([new Uint8Array(5)], 'a.zip', { type: 'application/zip' })] }, 'unfit'],
  ])('%s', async (_, what, failure) => {
    expect((await share(what)).to).toBe(`/share?failure=${failure}`)
    expect(await held()).toEqual([])
  })

  it('on a phone without room', async () => {
    const empty = fillPhone()
    expect((await share({ text: 'hello' })).to).toBe('/share?failure=no-room')
    empty()
    expect(await held()).toEqual([])
  })

  it('where the form cannot be read', async () => {
    const { answerShare } = await import('#worker/sharing.ts')
    const broken = new Request(at('/share-target'), { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } })
    expect((await answerShare(broken)).headers.get('location')).toBe(at('/share?failure=failed'))
  })
})

it('only a post to the address of the manifest is a share', async () => {
  const { isShare } = await import('#worker/sharing.ts')
  const is = (method: string, path: string) => isShare(new Request(at(path), { method }), new URL(at(path)))
  expect([is('POST', '/share-target'), is('GET', '/share-target'), is('POST', '/share'), is('POST', '/api/event/')]).toEqual([true, false, false, false])
})

import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyPhone, restart } from '#tests/support/phone/fake-phone.ts'
import { everythingStored } from '#tests/support/phone/stored.ts'

const store = () => import('#device/private-store.ts')
const drafts = () => import('#device/drafts.ts')
const anAnswer = (address: string, fetchedAt = '2026-01-01T00:00:00.000Z') => ({ address, body: { of: address }, etag: null, fetchedAt })

beforeEach(emptyPhone)
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a private answer', () => {
  it('is found by its owner after a restart, and by no other user', async () => {
    await (await store()).storePrivateAnswer(7, anAnswer('/api/account/'))
    restart()
    const { readPrivateAnswer } = await store()
    expect(await readPrivateAnswer(7, '/api/account/')).toEqual(anAnswer('/api/account/'))
    expect(await readPrivateAnswer(8, '/api/account/')).toBeNull()
  })

  it('goes alone, or with all the others', async () => {
    const { storePrivateAnswer, dropPrivateAnswer, clearPrivateAnswers, readPrivateAnswer } = await store()
    for (const address of ['/a/', '/b/', '/c/']) await storePrivateAnswer(7, anAnswer(address))
    await dropPrivateAnswer(7, '/a/')
    expect([await readPrivateAnswer(7, '/a/'), (await readPrivateAnswer(7, '/b/'))?.address]).toEqual([null, '/b/'])
    await clearPrivateAnswers(7)
    expect([await readPrivateAnswer(7, '/b/'), await readPrivateAnswer(7, '/c/')]).toEqual([null, null])
  })

  it('gives way to newer ones beyond two hundred, the oldest first', async () => {
    const { storePrivateAnswer, readPrivateAnswer } = await store()
    const day = (at: number) => new Date(Date.UTC(2026, 0, 1) + at * 1000).toISOString()
    for (let at = 0; at < 202; at += 1) await storePrivateAnswer(7, anAnswer(`/a/${at}/`, day(at)))
    const left = await Promise.all([0, 1, 2, 201].map(async (at) => (await readPrivateAnswer(7, `/a/${at}/`)) !== null))
    expect(left).toEqual([false, false, true, true])
  })

  it('of a shape that another version wrote counts as missing', async () => {
    const { set } = await import('idb-keyval')
    const { privateStoreOf } = await import('#device/stores.ts')
    await set('answer /a/', { of: 'the future' }, privateStoreOf(7))
    expect(await (await store()).readPrivateAnswer(7, '/a/')).toBeNull()
  })
})

describe('a draft', () => {
  it('outlives a restart and the end of a session, and belongs to one account', async () => {
    await (await drafts()).storeDraft(7, 'shop', { full_name: 'Rahima' })
    await (await store()).storePrivateAnswer(7, anAnswer('/a/'))
    restart()
    await (await store()).clearPrivateAnswers(7)
    const { readDraft, listDrafts, dropDraft } = await drafts()
    expect([await readDraft(7, 'shop'), await readDraft(8, 'shop')]).toEqual([{ full_name: 'Rahima' }, undefined])
    expect(await listDrafts(7)).toEqual(['shop'])
    await dropDraft(7, 'shop')
    expect(await listDrafts(7)).toEqual([])
  })
})

describe('dropping the private stores', () => {
  const fill = async () => {
    for (const user of [7, 8]) {
      await (await store()).storePrivateAnswer(user, anAnswer(`/secret-of-${user}/`))
      await (await drafts()).storeDraft(user, 'shop', `draft-of-${user}`)
    }
  }

  it('leaves nothing of any account', async () => {
    await fill()
    await (await store()).dropPrivateStores({})
    expect(await everythingStored()).not.toMatch(/of-[78]|hatkhola-private/)
  })

  it('spares one account', async () => {
    await fill()
    await (await store()).dropPrivateStores({ known: 7, spared: 8 })
    expect(await everythingStored()).not.toMatch(/of-7/)
    expect(await (await drafts()).readDraft(8, 'shop')).toBe('draft-of-8')
  })

  it('finds the known one where the browser does not list databases', async () => {
    await fill()
    vi.spyOn(indexedDB, 'databases').mockResolvedValue([])
    await (await store()).dropPrivateStores({ known: 7 })
    expect(await (await drafts()).readDraft(7, 'shop')).toBeUndefined()
  })

  it('does not wait for another tab that has one open', async () => {
    await fill()
    const { dropPrivateStores } = await store()
    restart()
    await (await store()).readPrivateAnswer(7, '/secret-of-7/')
    await dropPrivateStores({})
    expect(await (await store()).readPrivateAnswer(7, '/secret-of-7/')).toBeNull()
  })
})

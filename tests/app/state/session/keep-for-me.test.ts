import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { phoneKeysOf } from '#tests/support/phone/phone-keys.ts'
import { everythingStored } from '#tests/support/phone/stored.ts'
import { aSession, openTab } from '#tests/support/phone/tab.ts'

const PHONE = 'a-phone-of-the-tests'
const HER = aSession()
const NEXT = aSession({ id: 8, username: 'karim', email: 'karim@example.com', access: 'token-8' })
const OWNERS: Record<string, string> = { 'Bearer token-1': 'her', 'Bearer token-2': 'her', 'Bearer token-8': 'next' }
const state = () => import('#app/state/session/keep-for-me.ts')
const drafts = () => import('#app/state/drafts/drafts.ts')
const news = async () => (await import('#app/state/session/kept-news.ts')).useKeptNews.getState().news

let network: FakeNetwork
/** The service, as long as it can be reached. @param secret its APP_SECRET */
function serve(secret = 'a secret'): void {
  const refusal = () => json({ code: 'not-signed-in', status: 401 }, {}, 401)
  const answer = (kind: 'sealing' | 'opening') => (request: { headers: Headers }) => {
    const owner = OWNERS[request.headers.get('authorization') ?? '']
    return owner ? json(phoneKeysOf(owner, secret)[kind]) : refusal()
  }
  network.on(`/api/account/sealing_key/?phone_id=${PHONE}`, answer('sealing'))
  network.on(`/api/account/opening_key/?phone_id=${PHONE}`, answer('opening'))
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  network = new FakeNetwork('https://hatkhola.test')
  vi.stubGlobal('fetch', network.fetch)
  serve()
  vi.resetModules()
  await set('phone-id', PHONE, (await import('#device/stores.ts')).storeOf('device'))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** She uses the phone, and signs out to come back. */
async function keepAndLeave(): Promise<void> {
  const tab = await openTab()
  await tab.enterSession(HER)
  await (await import('#device/outbox/outbox.ts')).storeEntry(7, anEntry())
  await (await drafts()).storeDraft('shop', 'the draft of Rahima')
  const { keepForMe, sealingKey } = await state()
  await keepForMe(await sealingKey(), () => tab.forgetSession('signed-out'))
}
const signIn = async (who = HER) => {
  const tab = await openTab()
  await tab.enterSession(who)
  return tab
}

describe('what a user keeps on the phone at sign-out', () => {
  it('is nowhere to be read after signing out, and the key is not on the phone', async () => {
    await keepAndLeave()
    const left = await everythingStored()
    expect(left).not.toMatch(/rahima|baul|draft|hatkhola-private|token|entry-1|user_id/i)
    const { sealing, opening } = phoneKeysOf('her')
    for (const part of [opening.d, sealing.x, sealing.y]) expect(left).not.toContain(part)
    expect(Object.keys({ ...localStorage })).toEqual(['hatkhola-sealed'])
  })

  it('is not shown to other users, not even as a number, and stays for its owner', async () => {
    await keepAndLeave()
    const tab = await signIn(NEXT)
    const { lossAtSignOut } = await import('#app/state/session/loss-at-sign-out.ts')
    expect(await lossAtSignOut()).toEqual({ drafts: 0, saved: 0, tickets: 0, waiting: 0 })
    const { readPhoneStorage } = await import('#app/state/phone-storage.ts')
    expect((await readPhoneStorage()).kinds.filter(({ kind, count }) => kind !== 'app' && count > 0)).toEqual([])
    expect([await (await drafts()).readDraft('shop'), await news()]).toEqual([undefined, undefined])
    await tab.forgetSession('signed-out')
    await signIn()
    expect(await (await drafts()).readDraft('shop')).toBe('the draft of Rahima')
  })

  it('is back when the same person has signed in, who is told so once', async () => {
    await keepAndLeave()
    await signIn()
    expect(await (await drafts()).readDraft('shop')).toBe('the draft of Rahima')
    expect((await (await import('#device/outbox/outbox.ts')).readEntries(7)).map(({ id }) => id)).toEqual(['entry-1'])
    expect(localStorage.getItem('hatkhola-sealed')).toBeNull()
    const { dismissKeptNews, showKeptNews } = await import('#app/state/session/kept-news.ts')
    showKeptNews()
    expect(await news()).toBe('opened')
    dismissKeptNews()
    showKeptNews()
    expect(await news()).toBeUndefined()
  })

  it('is back with the next page where the service could not be asked at first', async () => {
    await keepAndLeave()
    network.cut()
    const tab = await signIn()
    expect(await (await drafts()).readDraft('shop')).toBeUndefined()
    expect(localStorage.getItem('hatkhola-sealed')).toBe('1')
    serve()
    const { followKept } = await import('#app/state/session/follow-kept.ts')
    await followKept()
    expect([await (await drafts()).readDraft('shop'), await news()]).toEqual(['the draft of Rahima', 'opened'])
    // The next user of this tab is not told.
    await tab.forgetSession('signed-out')
    expect([await news(), sessionStorage.length]).toEqual([undefined, 0])
  })

  it('is said to be lost where the service has another secret by now', async () => {
    await keepAndLeave()
    serve('another secret')
    await signIn()
    const { followKept } = await import('#app/state/session/follow-kept.ts')
    await followKept()
    expect([await news(), localStorage.getItem('hatkhola-sealed')]).toEqual(['lost', null])
  })

  it('is deleted by any page after 30 days', async () => {
    await keepAndLeave()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 })
    const { followKept } = await import('#app/state/session/follow-kept.ts')
    await followKept()
    vi.useRealTimers()
    expect(localStorage.length).toBe(0)
    expect(await everythingStored()).toMatch(/"hatkhola-sealed","stores":\[\{"store":"kept","keys":\[\]/)
  })
})

describe('the key to seal with', () => {
  it('is fetched once, renewing the token where that is needed, and held for when there is no network', async () => {
    await signIn(aSession({ access: 'an old token' }))
    network.on('/api/auth/refresh/', () => json(aSession({ access: 'token-2' })))
    const { sealingKey } = await state()
    expect(await sealingKey()).toEqual(phoneKeysOf('her').sealing)
    network.cut()
    await openTab()
    expect(await (await state()).sealingKey()).toEqual(phoneKeysOf('her').sealing)
  })

  it('cannot be had without network where it was never fetched', async () => {
    network.cut()
    await signIn()
    await expect((await state()).sealingKey()).rejects.toMatchObject({ code: 'offline' })
  })
})

describe('keeping that fails', () => {
  it('leaves the person signed in, with everything they had', async () => {
    const tab = await signIn()
    await (await drafts()).storeDraft('shop', 'the draft of Rahima')
    const { keepForMe, sealingKey } = await state()
    const key = await sealingKey()
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await expect(keepForMe(key, () => tab.forgetSession('signed-out'))).rejects.toMatchObject({ code: 'out-of-space' })
    put.mockRestore()
    expect([tab.useSession.getState().account?.id, await (await drafts()).readDraft('shop')]).toEqual([7, 'the draft of Rahima'])
  })
})

import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { aTicket } from '#tests/support/phone/a-ticket.ts'
import { FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { everythingStored } from '#tests/support/phone/stored.ts'
import { aSession, openTab } from '#tests/support/phone/tab.ts'

const LOGOUT = '/api/auth/logout/'
const REFRESH = '/api/auth/refresh/'
const store = () => import('#device/private-store.ts')
const drafts = () => import('#app/state/drafts/drafts.ts')
const saved = () => import('#device/snapshots/saved.ts')
const isMarked = () => document.documentElement.classList.contains('signed-in')

let network: FakeNetwork
beforeEach(() => {
  localStorage.clear()
  document.documentElement.className = ''
  vi.stubGlobal('indexedDB', new IDBFactory())
  network = new FakeNetwork('https://hatkhola.test')
  vi.stubGlobal('fetch', network.fetch)
})
afterEach(() => vi.unstubAllGlobals())

/** What a user leaves on the phone after using the app for a while. */
async function leaveTraces(owner: number): Promise<void> {
  await (await store()).storePrivateAnswer(owner, { address: '/api/account/', body: `answer-of-${owner}`, etag: null, fetchedAt: '2026-01-01T00:00:00Z' })
  await (await drafts()).storeDraft('shop', `draft-of-${owner}`)
  await (await saved()).saveItem({ noun: 'events', id: owner, title: `saved-of-${owner}`, savedAt: '2026-01-01T00:00:00Z', owner })
  localStorage.setItem('event_order_id', `order-of-${owner}`)
  localStorage.setItem('hatkhola-mode', 'seller')
  localStorage.setItem('hatkhola-guest', `{"name":"guest-of-${owner}","email":"rahima@example.com"}`)
}

describe('a session that begins', () => {
  it('is kept under the names of the specification and found at the next start', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    expect({ ...localStorage }).toEqual({ authToken: 'token-1', username: 'rahima', id: '7', email: 'rahima@example.com' })
    const { account, token } = (await openTab()).useSession.getState()
    expect([account, token, isMarked()]).toEqual([{ id: 7, username: 'rahima', email: 'rahima@example.com' }, 'token-1', true])
  })

  it('tells the worker whose it is, without the token', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession({ access: 'secret-token' }))
    expect(await (await import('#device/session.ts')).readMirroredSession()).toEqual({ user_id: 7, language: 'en' })
    localStorage.clear()
    expect(await everythingStored()).not.toContain('secret-token')
  })

  it('finds what the same person was writing before', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    await leaveTraces(7)
    await tab.forgetSession('over')
    await tab.enterSession(aSession({ access: 'token-2' }))
    expect(await (await drafts()).readDraft('shop')).toBe('draft-of-7')
  })

  it.each(['over', 'still there'] as const)('finds nothing of another user, whose session is %s', async (state) => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    await leaveTraces(7)
    if (state === 'over') await tab.forgetSession('over')
    await tab.enterSession(aSession({ id: 8, username: 'karim', email: 'karim@example.com', access: 'token-8' }))
    expect(await everythingStored()).not.toMatch(/-of-7|rahima|token-1|"hatkhola-private-7"|seller/)
    expect(await (await drafts()).readDraft('shop')).toBeUndefined()
    expect(tab.useSession.getState().account?.username).toBe('karim')
  })

  it('holds until the page is closed when the phone keeps nothing', async () => {
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('indexedDB', undefined)
    const tab = await openTab()
    await tab.enterSession(aSession())
    expect([tab.useSession.getState().token, isMarked()]).toEqual(['token-1', true])
  })

  it.each([
    ['no number', { id: 'x', username: 'rahima', authToken: 't' }],
    ['no name', { id: '7', authToken: 't' }],
    ['a token alone', { authToken: 't' }],
  ])('is none with %s', async (_, kept) => {
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
    expect((await openTab()).useSession.getState()).toMatchObject({ account: null, token: null })
  })
})

describe('signing out', () => {
  it('leaves nothing of the user on this phone, and everything that has no owner', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    await leaveTraces(7)
    await (await saved()).saveItem({ noun: 'events', id: 99, title: 'saved of nobody', savedAt: '2026-01-01T00:00:00Z', owner: null })
    localStorage.setItem('hatkhola-settings', '{"theme":"dark"}')
    await tab.forgetSession('signed-out')
    const left = await everythingStored()
    expect(left).not.toMatch(/-of-7|rahima|token-1|hatkhola-private|user_id|authToken|event_order_id|hatkhola-mode/)
    expect(left).toMatch(/saved of nobody/)
    expect(localStorage.getItem('hatkhola-settings')).toBe('{"theme":"dark"}')
    expect([tab.useSession.getState().account, tab.useSession.getState().token, isMarked()]).toEqual([null, null, false])
  })

  it('reaches a tab that had something of the person open', async () => {
    const other = await openTab()
    await other.enterSession(aSession())
    await leaveTraces(7)
    const tab = await openTab()
    await tab.forgetSession('signed-out')
    await other.followSession()
    expect([other.useSession.getState().account, other.useSession.getState().token]).toEqual([null, null])
    expect(await everythingStored()).not.toMatch(/-of-7|hatkhola-private/)
  })

  it('asks for nothing to be lost when nothing would be', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    const { lossAtSignOut } = await import('#app/state/session/loss-at-sign-out.ts')
    expect(await lossAtSignOut()).toEqual({ drafts: 0, saved: 0, tickets: 0, waiting: 0 })
    await leaveTraces(7)
    await (await saved()).saveItem({ noun: 'events', id: 99, title: 'of nobody', savedAt: '2026-01-01T00:00:00Z', owner: null })
    const { storeEntry } = await import('#device/outbox/outbox.ts')
    await storeEntry(7, anEntry({ id: 'waits' }))
    await storeEntry(7, anEntry({ id: 'was-sent', state: 'sent' }))
    const isOver = { to_time: '2026-01-01T00:00:00.000Z' }
    const tickets = [aTicket(), aTicket({ id: 6, qr: null }), aTicket({ id: 7 }, isOver)]
    await (await store()).storePrivateAnswer(7, { address: '/api/event_ticket/', body: tickets, etag: null, fetchedAt: '2026-01-01T00:00:00Z' })
    const { storeReceivedTicket } = await import('#device/tickets/received-tickets.ts')
    for (const [id, owner] of [
      [8, 7],
      [9, null],
    ] as const)
      await storeReceivedTicket({ secret: 'x', ticket: aTicket({ id }), fetchedAt: '2026-01-01T00:00:00Z', owner })
    expect(await lossAtSignOut()).toEqual({ drafts: 1, saved: 1, tickets: 2, waiting: 1 })
  })

  it('counts a form and the file chosen in it as one thing to lose', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    const { storeDraft } = await import('#app/state/drafts/drafts.ts')
    for (const name of ['apply 11', 'apply 11 cv', 'apply 112']) await storeDraft(name, { text: 'x' })
    const { lossAtSignOut } = await import('#app/state/session/loss-at-sign-out.ts')
    expect(await lossAtSignOut()).toMatchObject({ drafts: 2 })
  })
})

describe('a sign-out that is cut off', () => {
  const die = async (tab: Awaited<ReturnType<typeof openTab>>, at: 'databases' | 'names') => {
    if (at === 'names') return (await import('#app/state/session/leaving.ts')).noteLeaving(7)
    vi.spyOn(await import('#device/stores.ts'), 'deletePrivateStore').mockReturnValue(new Promise(() => undefined))
    void tab.forgetSession('signed-out')
    await new Promise((resolve) => setTimeout(resolve, 20))
    vi.restoreAllMocks()
  }

  it.each(['databases', 'names'] as const)('before the %s is finished by the next page that opens', async (at) => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    await leaveTraces(7)
    await (await import('#device/outbox/outbox.ts')).storeEntry(7, anEntry())
    await die(tab, at)
    expect(await everythingStored()).toMatch(/-of-7/)
    await (await openTab()).finishLeaving()
    expect(await everythingStored()).not.toMatch(/-of-7|rahima|hatkhola-private|hatkhola-leaving/)
  })

  it('is finished before another user signs in', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    await (await import('#device/outbox/outbox.ts')).storeEntry(7, anEntry())
    await die(tab, 'databases')
    await (await openTab()).enterSession(aSession({ id: 8, username: 'karim', email: 'karim@example.com' }))
    expect(await everythingStored()).not.toMatch(/Baul|rahima|hatkhola-private-7|hatkhola-leaving/)
  })
})

describe('a sign-out without network', () => {
  it('is owed to the server until it is there again', async () => {
    const tab = await openTab()
    tab.oweSignOut()
    await tab.settleSignOut()
    expect(localStorage.length).toBe(1)
    network.on(LOGOUT, () => json({ ok: true }))
    await (await openTab()).settleSignOut()
    expect([localStorage.length, network.pathsAsked()]).toEqual([0, [LOGOUT, LOGOUT]])
    await tab.settleSignOut()
    expect(network.asked).toHaveLength(2)
  })

  it('is settled before a user signs in, and never after', async () => {
    const tab = await openTab()
    const { login } = await import('#contract/accounts/sessions.ts')
    tab.oweSignOut()
    network.on(LOGOUT, () => json({ ok: true }))
    network.on('/api/auth/login/', () => json(aSession()))
    const { value } = await tab.call(login, { body: { username: 'rahima', password: 'correct horse' } })
    expect(network.pathsAsked()).toEqual([LOGOUT, '/api/auth/login/'])
    tab.oweSignOut()
    await tab.enterSession(value)
    await tab.settleSignOut()
    expect(network.asked).toHaveLength(2)
  })
})

describe('renewing the token', () => {
  it('is heard of by the other tabs through what is kept', async () => {
    const other = await openTab()
    await other.enterSession(aSession())
    const tab = await openTab()
    network.on(REFRESH, () => json(aSession({ access: 'token-2' })))
    expect(await tab.renewToken('token-1')).toBe('token-2')
    await other.followSession()
    expect(other.useSession.getState().token).toBe('token-2')
    expect(await other.renewToken('token-1')).toBe('token-2')
    expect(network.asked).toHaveLength(1)
  })

  it('says that the session is over when the service says so, keeps the name, and does not ask again', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    await leaveTraces(7)
    network.on(REFRESH, () => json({ code: 'not-signed-in', status: 401 }, {}, 401))
    await expect(tab.renewToken('token-1')).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(tab.useSession.getState()).toMatchObject({ account: { username: 'rahima' }, token: null })
    expect([localStorage.getItem('authToken'), localStorage.getItem('username'), isMarked()]).toEqual([null, 'rahima', false])
    expect([await (await store()).readPrivateAnswer(7, '/api/account/'), await (await drafts()).readDraft('shop')]).toEqual([null, 'draft-of-7'])
    await expect(tab.renewToken(null)).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(network.asked).toHaveLength(1)
  })

  it.each([
    ['offline', () => Promise.reject(new TypeError('no network'))],
    ['busy', () => json({ code: 'busy' }, {}, 503)],
    ['busy', () => json({ code: 'too-many-requests' }, {}, 429)],
  ] as const)('leaves the session as it is when the service is %s', async (code, reply) => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    network.on(REFRESH, reply)
    await expect(tab.renewToken('token-1')).rejects.toMatchObject({ code })
    expect([tab.useSession.getState().token, localStorage.getItem('authToken')]).toEqual(['token-1', 'token-1'])
  })

  it('gives nothing to a user who has signed out meanwhile', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    const { promise, resolve } = Promise.withResolvers<Response>()
    network.on(REFRESH, () => promise)
    const renewal = tab.renewToken('token-1')
    const refusal = expect(renewal).rejects.toMatchObject({ code: 'not-signed-in' })
    await tab.forgetSession('signed-out')
    resolve(json(aSession({ access: 'token-2' })))
    await refusal
    expect(await everythingStored()).not.toMatch(/token-2|rahima/)
  })

  it('does not answer one person with the session of another', async () => {
    const tab = await openTab()
    await tab.enterSession(aSession())
    await leaveTraces(7)
    network.on(REFRESH, () => json(aSession({ id: 8, username: 'karim', email: 'k@example.com', access: 'token-8' })))
    await expect(tab.renewToken('token-1')).rejects.toMatchObject({ code: 'not-signed-in' })
    expect(tab.useSession.getState().account?.id).toBe(8)
    expect(await everythingStored()).not.toMatch(/-of-7|rahima/)
  })
})

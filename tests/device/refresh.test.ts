import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askLogout } from '#device/logout.ts'
import type { DataMessage } from '#device/messages.ts'
import { listenToData } from '#device/messages.ts'
import { renewSession } from '#device/refresh.ts'
import { FakeNetwork, html, json } from '#tests/support/phone/fake-network.ts'

const REFRESH = '/api/auth/refresh/'
const LOGOUT = '/api/auth/logout/'
const signedIn = { access: 'token-2', id: 7, username: 'rahima', email: 'r@example.com' }
const nothingNewer = () => undefined
const kept = () => undefined
const refused = (code: string, status: number) => json({ code, status }, {}, status)

let network: FakeNetwork
beforeEach(() => {
  network = new FakeNetwork('https://hatkhola.test')
  vi.stubGlobal('fetch', network.fetch)
})
afterEach(() => vi.unstubAllGlobals())

describe('renewing a session', () => {
  it('gives the new token, and tells every page', async () => {
    network.on(REFRESH, () => json(signedIn))
    const heard = new Promise<DataMessage>((resolve) => {
      const stop = listenToData((message) => {
        stop()
        resolve(message)
      })
    })
    expect(await renewSession(nothingNewer, kept)).toEqual(signedIn)
    expect(await heard).toEqual({ type: 'session-renewed', signedIn })
  })

  it('is done by one at a time, and not again by who waited while another brought a token', async () => {
    let brought: typeof signedIn | undefined
    const keep = (renewed: typeof signedIn) => {
      brought = renewed
    }
    network.on(REFRESH, async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      return json(signedIn)
    })
    const all = await Promise.all(Array.from({ length: 10 }, () => renewSession(() => brought, keep)))
    expect(all).toEqual(Array(10).fill(signedIn))
    expect(network.asked).toHaveLength(1)
  })

  it('says that the session is over only when our service says so', async () => {
    network.on(REFRESH, () => refused('not-signed-in', 401))
    expect(await renewSession(nothingNewer, kept)).toMatchObject({ code: 'not-signed-in' })
  })

  it('says that staff have locked the account, in the service’s own words alone', async () => {
    network.on(REFRESH, () => json({ code: 'not-signed-in', status: 401, facts: { locked: 1 } }, {}, 401))
    expect(await renewSession(nothingNewer, kept)).toMatchObject({ code: 'not-signed-in', facts: { locked: 1 } })
    network.on(REFRESH, () => json({ facts: { locked: 1 } }, {}, 401))
    await expect(renewSession(nothingNewer, kept)).rejects.toMatchObject({ code: 'strange-answer' })
    network.on(REFRESH, () => refused('not-signed-in', 401))
    expect(await renewSession(nothingNewer, kept)).toMatchObject({ code: 'not-signed-in', facts: undefined })
  })

  it.each([
    ['offline', undefined],
    ['busy', () => refused('bug', 500)],
    ['busy', () => refused('busy', 503)],
    ['busy', () => refused('too-many-requests', 429)],
    ['busy', () => html('<h1>Bad gateway</h1>', {}, 502)],
    ['strange-answer', () => html('<h1>Log in to the hotel</h1>')],
    ['strange-answer', () => html('<h1>Log in to the hotel</h1>', {}, 401)],
    ['strange-answer', () => refused('not-allowed', 403)],
    ['strange-answer', () => json({ access: 7 })],
  ] as const)('knows nothing of the session when it is %s', async (code, reply) => {
    if (reply) network.on(REFRESH, reply)
    await expect(renewSession(nothingNewer, kept)).rejects.toMatchObject({ code })
  })
})

describe('ending a session on the server', () => {
  it('is true when the service has said so', async () => {
    network.on(LOGOUT, () => json({ ok: true }))
    expect(await askLogout(1000)).toBe(true)
  })

  it.each([
    ['no network', undefined],
    ['a captive portal', () => html('hello')],
    ['a failure', () => refused('bug', 500)],
  ] as const)('is still owed with %s', async (_, reply) => {
    if (reply) network.on(LOGOUT, reply)
    expect(await askLogout(1000)).toBe(false)
  })

  it('asks nothing when another tab was faster, or a user signed in meanwhile', async () => {
    network.on(LOGOUT, () => json({ ok: true }))
    expect(await askLogout(1000, () => false)).toBe(true)
    expect(network.asked).toEqual([])
  })

  it('does not wait for ever', async () => {
    network.on(LOGOUT, ({ signal }) => new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))))
    expect(await askLogout(10)).toBe(false)
  })
})

import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followSessions } from '#app/deferred/follow-sessions.ts'
import { fetchAheadOf, storeFirstVisit } from '#app/deferred/store-first-visit.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import * as worker from '#app/state/connection/worker.ts'
import { navigateTo } from '#app/state/navigate-to.ts'
import { useSession } from '#app/state/session/session.ts'
import { oweSignOut } from '#app/state/session/sign-out-owed.ts'
import { enterSession, forgetSession } from '#app/state/session/stored-session.ts'
import { useSettings } from '#app/state/settings.ts'
import { onReconnect } from '#app/wire/reconnect.ts'
import { announce } from '#device/messages.ts'
import { readMirroredSession } from '#device/session.ts'
import { FakeNetwork, json } from '#tests/support/phone/fake-network.ts'
import { aSession } from '#tests/support/phone/tab.ts'

const LOGOUT = '/api/auth/logout/'
const router = { navigate: vi.fn(async () => undefined), subscribe: () => () => undefined, state: { matches: [] } }
const token = () => useSession.getState().token
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))
/** What another tab writes is heard of here like this. */
function writeElsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  dispatchEvent(new StorageEvent('storage', { key }))
}

let network: FakeNetwork
followSessions(router as never)
beforeEach(async () => {
  localStorage.clear()
  network = new FakeNetwork('https://hatkhola.test')
  vi.stubGlobal('fetch', network.fetch)
  await enterSession(aSession())
})
afterEach(async () => {
  await forgetSession('signed-out')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a page in step with the session', () => {
  it('takes a token that another tab has renewed', async () => {
    writeElsewhere('authToken', 'token-2')
    await vi.waitFor(() => expect(token()).toBe('token-2'))
  })

  it('is signed out with another tab, also where the session was over before', async () => {
    await forgetSession('over')
    localStorage.removeItem('username')
    writeElsewhere('id', null)
    await vi.waitFor(() => expect(useSession.getState().account).toBeNull())
  })

  it('takes a token that was announced for the same account, and no other', async () => {
    announce({ type: 'session-renewed', signedIn: aSession({ id: 8, username: 'karim', access: 'token-8' }) })
    await pause()
    expect([token(), localStorage.getItem('id')]).toEqual(['token-1', '7'])
    announce({ type: 'session-renewed', signedIn: aSession({ access: 'token-2' }) })
    await vi.waitFor(() => expect([token(), localStorage.getItem('authToken')]).toEqual(['token-2', 'token-2']))
  })

  it('takes no token once it is signed out', async () => {
    await forgetSession('signed-out')
    announce({ type: 'session-renewed', signedIn: aSession({ access: 'token-2' }) })
    await pause()
    expect([token(), localStorage.length]).toEqual([null, 0])
  })

  it('tells the worker the language of its reader', async () => {
    useSession.setState({ language: 'bn' })
    await vi.waitFor(async () => expect(await readMirroredSession()).toEqual({ user_id: 7, language: 'bn' }))
    useSession.setState({ language: 'en' })
  })

  it('makes up for what was left undone when the connection is back', async () => {
    await forgetSession('signed-out')
    oweSignOut()
    network.on(LOGOUT, () => json({ ok: true }))
    const back = vi.fn()
    const stop = onReconnect(back)
    useConnection.setState({ state: 'offline' })
    expect(back).not.toHaveBeenCalled()
    useConnection.setState({ state: 'online' })
    await vi.waitFor(() => expect([network.pathsAsked(), localStorage.length]).toEqual([[LOGOUT], 0]))
    expect(back).toHaveBeenCalledOnce()
    stop()
  })

  it('knows the way to the login screen without loading the page anew', async () => {
    await navigateTo('/login')
    expect(router.navigate).toHaveBeenCalledExactlyOnceWith({ to: '/login' })
  })
})

describe('the first page of a visit', () => {
  const toldFor = (path: string, firstState?: object) => {
    const told = vi.spyOn(worker, 'tellWorker').mockReturnValue()
    storeFirstVisit({ router, firstUrl: `https://hatkhola.test${path}`, firstState } as never)
    return told.mock.calls.map(([message]) => message)
  }

  it('is handed to the worker', () => {
    expect(toldFor('/bn/events')).toContainEqual({ type: 'keep-page', url: 'https://hatkhola.test/bn/events' })
  })

  it('is not fetched only to be kept for a reader who saves data; one that the server wrote is kept', () => {
    useSettings.setState({ dataSaver: true })
    expect(toldFor('/bn/events')).not.toContainEqual(expect.objectContaining({ type: 'keep-page' }))
    expect(toldFor('/bn/events', { matches: [] })).toContainEqual({ type: 'keep-page', url: 'https://hatkhola.test/bn/events' })
    useSettings.setState({ dataSaver: false })
  })

  it.each([
    ['/api/event/?limit=12', { event_id: 5 }, '/api/event/5/'],
    ['/api/job_post/', { job_post_id: 6 }, '/api/job_post/6/'],
    ['/api/blogs/?limit=12', { id: 7 }, '/api/blogs/7/'],
  ])('has the pages behind its list fetched ahead: %s', (list, card, address) => {
    const told = vi.spyOn(worker, 'tellWorker').mockReturnValue()
    const answer = { value: { results: [card] }, address: list, fetchedAt: '2026-01-01T00:00:00.000Z', from: 'network' as const, etag: null }
    fetchAheadOf({ ...router, state: { ...router.state, matches: [{ loaderData: answer }] } } as never)
    expect(told).toHaveBeenCalledWith({ type: 'prefetch', addresses: [address], saveData: false })
  })

  it('stops what is fetched ahead when its reader goes elsewhere, not when the same screen is asked for anew', async () => {
    const told = vi.spyOn(worker, 'tellWorker').mockReturnValue()
    const real = createRouter({ routeTree: createRootRoute({ notFoundComponent: () => null }), history: createMemoryHistory() })
    render(<RouterProvider router={real} />)
    await vi.waitFor(() => expect(real.state.status).toBe('idle'))
    fetchAheadOf(real as never)
    await act(() => real.invalidate())
    expect(told).not.toHaveBeenCalled()
    await act(() => real.navigate({ to: '/', search: { q: 'boat' } } as never))
    expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'prefetch-stop' })
  })

  it.each(['/google-login?code=secret', '/bn/reset-password', '/verify-email'])('is not when its address carries a secret: %s', (path) => {
    expect(JSON.stringify(toldFor(path))).not.toMatch(/keep-page|secret/)
  })
})

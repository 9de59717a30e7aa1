import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { navigate } from '#app/ui/navigation/navigate.ts'

/** A waiting screen whose program comes when it is told to. */
function lateWaiting() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const Waiting = Object.assign(() => null, { preload: vi.fn(() => promise) })
  return { Waiting, arrive: resolve }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

let boats: ReturnType<typeof lateWaiting>
let router: ReturnType<typeof makeRouter>

function makeRouter(Waiting: () => null) {
  const root = createRootRoute()
  const screens = [
    createRoute({ getParentRoute: () => root, path: '/' }),
    createRoute({ getParentRoute: () => root, path: '/saved' }),
    createRoute({ getParentRoute: () => root, path: '/boats/$boatId', pendingComponent: Waiting }),
  ]
  return createRouter({ routeTree: root.addChildren(screens), history: createMemoryHistory({ initialEntries: ['/'] }) })
}
const at = () => router.history.location.href

beforeEach(async () => {
  vi.useFakeTimers()
  boats = lateWaiting()
  router = makeRouter(boats.Waiting)
  await router.load()
})
afterEach(() => vi.useRealTimers())

describe('going to a screen', () => {
  it('happens at once where nothing has to stand in its place', async () => {
    void navigate(router, '/saved', { href: '/saved' })
    await settled()
    expect(at()).toBe('/saved')
  })

  it('waits for the program of what stands there meanwhile', async () => {
    void navigate(router, '/boats/7?order=1', { href: '/boats/7?order=1' })
    await settled()
    expect([at(), boats.Waiting.preload.mock.calls.length]).toEqual(['/', 1])
    boats.arrive()
    await settled()
    expect(at()).toBe('/boats/7?order=1')
  })

  it('does not wait long for it', async () => {
    void navigate(router, '/boats/7', { href: '/boats/7' })
    await vi.advanceTimersByTimeAsync(399)
    expect(at()).toBe('/')
    await vi.advanceTimersByTimeAsync(1)
    expect(at()).toBe('/boats/7')
  })

  it('is given up for another link that was tapped meanwhile', async () => {
    void navigate(router, '/boats/7', { href: '/boats/7' })
    void navigate(router, '/saved', { href: '/saved' })
    boats.arrive()
    await vi.advanceTimersByTimeAsync(1000)
    expect(at()).toBe('/saved')
  })

  it('is given up when the reader goes back meanwhile', async () => {
    router.history.push('/saved')
    await settled()
    void navigate(router, '/boats/7', { href: '/boats/7' })
    router.history.back()
    boats.arrive()
    await vi.advanceTimersByTimeAsync(1000)
    expect(at()).toBe('/')
  })

  it('still happens when only the filter of the list has changed meanwhile', async () => {
    void navigate(router, '/boats/7', { href: '/boats/7' })
    router.history.replace('/?q=boat')
    boats.arrive()
    await vi.advanceTimersByTimeAsync(1000)
    expect(at()).toBe('/boats/7')
  })
})

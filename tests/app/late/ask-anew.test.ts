import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it, vi } from 'vitest'
import { askAnew } from '#app/deferred/ask-anew.ts'

/** A list, and a thing whose answer comes when it is told to. */
async function onList() {
  const answer = Promise.withResolvers<string>()
  const [loadList, loadThing] = [vi.fn(async () => 'list'), vi.fn(() => answer.promise)]
  const root = createRootRoute()
  const screens = [
    createRoute({ getParentRoute: () => root, path: '/', loader: loadList, staleTime: 60_000 }),
    createRoute({ getParentRoute: () => root, path: '/thing', loader: loadThing, staleTime: 60_000 }),
  ]
  const router = createRouter({ routeTree: root.addChildren(screens), history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  return {
    router: router as unknown as Parameters<typeof askAnew>[0],
    go: (to: string) => router.navigate({ to }),
    arrive: () => answer.resolve('thing'),
    fail: () => answer.reject(new Error('nobody there')),
    loadList,
    loadThing,
  }
}

describe('asking anew', () => {
  it('asks for what is on screen', async () => {
    const { router, loadList } = await onList()
    askAnew(router)
    await vi.waitFor(() => expect(loadList).toHaveBeenCalledTimes(2))
  })

  it('starts no request again that is on its way; a page that was left is asked for when the reader comes back', async () => {
    const { router, go, arrive, loadList, loadThing } = await onList()
    const gone = go('/thing')
    await vi.waitFor(() => expect(loadThing).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    askAnew(router)
    arrive()
    await gone
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([loadList.mock.calls.length, loadThing.mock.calls.length]).toEqual([1, 1])
    await go('/')
    await vi.waitFor(() => expect(loadList).toHaveBeenCalledTimes(2))
  })

  it('lets what failed meanwhile stand as failed: it has just been asked for', async () => {
    const { router, go, fail, loadThing } = await onList()
    const gone = go('/thing')
    await vi.waitFor(() => expect(loadThing).toHaveBeenCalledTimes(1))
    await new Promise((resolve) => setTimeout(resolve, 5))
    askAnew(router)
    fail()
    await gone
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(loadThing).toHaveBeenCalledTimes(1)
  })
})

import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { makeRouter } from '#app/router.tsx'
import { fakeService } from './accounts/fake-service.ts'

afterEach(() => vi.unstubAllGlobals())

const person = { id: 8, username: 'karim', name: 'Karim', picture: null, member_since: '2024-05-01T00:00:00.000Z', follower_count: 0, post_count: 0 }

/** Where a reader is who opens an address in Bangla. */
async function led(path: string): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [`/bn${path}`] })
  const router = makeRouter({ context: { callOptions: {} } as never, prefix: () => 'bn', history })
  await router.load()
  return history.location.href
}

it('the page of a member who has a shop leads on to the shop', async () => {
  fakeService({ '/api/people/karim/': { body: { ...person, slug: 'karims-pots' } } })
  expect(await led('/people/karim')).toBe('/bn/seller/karims-pots')
})

it('the page of a member without one stays where it is', async () => {
  fakeService({ '/api/people/karim/': { body: { ...person, slug: null } } })
  expect(await led('/people/karim')).toBe('/bn/people/karim')
})

it('one’s own posts have one address', async () => {
  fakeService({})
  expect(await led('/posts?mine=true')).toBe('/bn/posts/own')
})

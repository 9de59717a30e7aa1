import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useConnection } from '#app/state/connection/connection.ts'
import { useSettings } from '#app/state/settings.ts'
import { readKeptFeed, storeKeptFeed } from '#device/feeds.ts'
import { storeOf } from '#device/stores.ts'
import { aPost, postPage, somePosts } from '#tests/support/phone/post-rows.ts'
import { type Asked, fakeService } from '../../accounts/fake-service.ts'
import { beginFeed, endFeed, QUIET, reader, show, signIn } from './a-feed.tsx'

const HOUR_MS = 3_600_000
const AGE = 'Showing saved copy · 5 hours ago'

beforeEach(async () => {
  beginFeed()
  signIn()
  const at = new Date(Date.now() - 5.5 * HOUR_MS).toISOString()
  await storeKeptFeed(reader(), [{ rows: somePosts(20, 20).map((post) => ({ post, at })), next: 'older' }])
})
afterEach(async () => {
  useSettings.setState({ dataSaver: false })
  await endFeed()
})

/** The first page meets what was kept: posts 25 to 16. @param around gives what is asked for again */
const serve = (around: () => ReturnType<typeof postPage>) =>
  fakeService({
    ...QUIET,
    '/api/feed/': ({ path }: Asked) => ({ body: path.includes('around=') ? around() : postPage(somePosts(25, 10), { next_cursor: 'c1' }) }),
  })
const showFeed = async () => {
  await show(postPage([]), { search: { of: 'following' } })
  await screen.findByText('Post 25')
  await screen.findByText('Post 1')
}
const placesAsked = (asked: Asked[]) => asked.flatMap(({ path }) => new URL(path, 'http://localhost').searchParams.getAll('around'))

describe('what an earlier visit kept of a feed', () => {
  it('says once how old it is, above its first post, and is not asked again without network', async () => {
    useConnection.setState({ state: 'offline', since: 0 })
    const asked = serve(() => postPage([]))
    await showFeed()
    const age = screen.getByText(AGE)
    const isAbove = (post: string) => Boolean(age.compareDocumentPosition(screen.getByText(post)) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect([isAbove('Post 16'), isAbove('Post 15')]).toEqual([false, true])
    expect(placesAsked(asked)).toEqual([])
  })

  it('is asked again as its reader comes near: what was deleted goes, what was edited is new, and its age is no longer said', async () => {
    const left = somePosts(20, 20).filter(({ id }) => id !== 12)
    const asked = serve(() => postPage(left.map((post) => (post.id === 11 ? aPost({ ...post, text: 'Edited since' }) : post))))
    await showFeed().catch(() => undefined)
    await waitFor(() => expect(screen.queryByText('Post 12')).toBeNull())
    expect(screen.getByText('Edited since')).toBeTruthy()
    expect(screen.queryByText(AGE)).toBeNull()
    expect(placesAsked(asked)).toEqual(['15'])
    await waitFor(async () => expect((await readKeptFeed(reader()))?.[0]?.rows.map(({ post }) => post.id)).not.toContain(12))
  })

  it('is asked again page by page, and each place once', async () => {
    const asked = serve(() => postPage(somePosts(20, 10), { next_cursor: 'c2' }))
    await showFeed()
    await waitFor(() => expect(placesAsked(asked)).toEqual(['15', '10', '5']))
    await act(async () => undefined)
    expect(placesAsked(asked)).toEqual(['15', '10', '5'])
  })

  it('stays as it is while data is saved', async () => {
    useSettings.setState({ dataSaver: true })
    const asked = serve(() => postPage([]))
    await showFeed()
    expect(screen.getByText(AGE)).toBeTruthy()
    expect(placesAsked(asked)).toEqual([])
  })

  it('is nothing where another version of the app kept it in its own way', async () => {
    await set('feed', [{ rows: somePosts(20, 20), next: 'older' }], storeOf('device'))
    expect(await readKeptFeed(undefined)).toBeUndefined()
  })
})

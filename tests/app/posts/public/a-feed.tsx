import { act, cleanup, screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import { readFeedView } from '#app/features/posts/public/feed-view.ts'
import { NO_REACTIONS, useOwnReactions } from '#app/features/posts/public/reactions/own-reactions.ts'
import { Feed } from '#app/features/posts/public/screens/feed.tsx'
import { useHeldRelations } from '#app/members/relations-held.ts'
import { useConnection } from '#app/state/connection/connection.ts'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { useSession } from '#app/state/session/session.ts'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { PostCard, PostPage } from '#contract/posts/posts.ts'
import { dropKeptFeed } from '#device/feeds.ts'
import { dropPrivateStores } from '#device/private-store.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { fakeLocks } from '#tests/support/phone/fake-locks.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { renewTokensTo } from '#tests/support/phone/renewed-tokens.ts'

/** A window in which all is near. */
class NearObserver {
  private readonly told: (entries: { isIntersecting: boolean }[]) => void
  constructor(told: NearObserver['told']) {
    this.told = told
  }
  observe = () => queueMicrotask(() => this.told([{ isIntersecting: true }]))
  disconnect = () => undefined
}

let me = 9100
export const reader = (): number => me

/** A phone of a reader of its own, who is not signed in yet. */
export function beginFeed(): void {
  me += 1
  localStorage.clear()
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  renewTokensTo('a.b.c')
  startDeferredHydration()
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('IntersectionObserver', NearObserver)
}

export async function endFeed(): Promise<void> {
  cleanup()
  act(() => {
    useConnection.setState({ state: 'online', since: 0 })
    useSession.setState({ account: null, token: null })
    useOutbox.setState(useOutbox.getInitialState())
    useOwnReactions.setState(NO_REACTIONS)
    useHeldRelations.setState(useHeldRelations.getInitialState(), true)
  })
  await dropKeptFeed()
  await dropPrivateStores({ known: me })
  vi.unstubAllGlobals()
}

export const signIn = (): void => useSession.setState({ account: { id: me, username: 'rina', email: 'rina@example.com' }, token: 'a.b.c' })

/** What a member is answered who says nothing of others and of posts. */
export const QUIET = { '/api/reactions/mine/': { body: [] }, '/api/relations/': { body: { following: [], muted: [], hidden: [] } } }

/** Every feed of its own, so that none finds what another has loaded. */
let feeds = 0
export async function show(page: PostPage, { search = {}, language = 'en' }: { search?: Record<string, string>; language?: 'en' | 'bn' } = {}) {
  feeds += 1
  const view = readFeedView({ tag: `t${feeds}`, ...search })
  const shown = await renderScreen(<Feed view={view} answer={view.of === 'all' ? fresh(page) : undefined} />, { language, at: '/posts' })
  if (page.results.length > 0) await screen.findAllByRole('article')
  return shown
}
export const card = (post: Pick<PostCard, 'id'>) => within(document.getElementById(`post-${post.id}`) as HTMLElement)

import * as v from 'valibot'
import { FEEDS, type Feed } from '#contract/posts/feeds.ts'
import { useSession } from '../session/session.ts'
import { storedJson } from '../stored.ts'

/** Where the reader of this phone stopped in a feed. */
const Marker = v.object({
  feed: v.picklist(FEEDS),
  /** Whose; null: of no account. */
  user: v.nullable(v.number()),
  post: v.number(),
  published_at: v.string(),
  /** By this phone's clock. */
  at: v.string(),
})
export type KeptMarker = v.InferOutput<typeof Marker>

const STORED = { all: storedJson('hatkhola-feed-all'), following: storedJson('hatkhola-feed-following') }
const reader = (): number | null => useSession.getState().account?.id ?? null

/** Undefined: there is none of the present reader. */
export function readFeedMarker(feed: Feed): KeptMarker | undefined {
  const read = v.safeParse(Marker, STORED[feed].read())
  return read.success && read.output.user === reader() ? read.output : undefined
}

export function keepFeedMarker(feed: Feed, post: { id: number; published_at: string }): void {
  STORED[feed].write({ feed, user: reader(), post: post.id, published_at: post.published_at, at: new Date().toISOString() } satisfies KeptMarker)
}

// Another reader is here: where the one before stopped is not theirs to know.
useSession.subscribe(({ account }, before) => {
  if (before.account !== null && account?.id !== before.account.id) for (const feed of FEEDS) STORED[feed].remove()
})

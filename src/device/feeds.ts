import { del, get, set } from 'idb-keyval'
import * as v from 'valibot'
import { PostCard } from '#contract/posts/posts.ts'
import { privateStoreOf, storeOf } from './stores.ts'

/** A post, and when it was asked for last (ISO 8601). */
const Row = v.object({ post: PostCard, at: v.pipe(v.string(), v.isoTimestamp()) })
/** What was loaded of a feed: posts that follow one another, and the way to older ones. */
const Stretches = v.array(v.object({ rows: v.array(Row), next: v.nullable(v.string()) }))
export type KeptStretches = v.InferOutput<typeof Stretches>

const KEY = 'feed'

/** Everybody's posts are for all who use the phone, whom one follows for one's own eyes. @param userId undefined: everybody's */
const placeOf = (userId: number | undefined) => (userId === undefined ? storeOf('device') : privateStoreOf(userId))

/** Undefined where nothing is kept, or what another version of the app wrote. */
export async function readKeptFeed(userId: number | undefined): Promise<KeptStretches | undefined> {
  const found = v.safeParse(Stretches, await get<unknown>(KEY, placeOf(userId)))
  return found.success ? found.output : undefined
}

/** @throws {Problem} out-of-space — what was kept before still stands. */
export const storeKeptFeed = (userId: number | undefined, stretches: KeptStretches): Promise<void> => set(KEY, stretches, placeOf(userId))

/** Forgets everybody's. */
export const dropKeptFeed = (): Promise<void> => del(KEY, storeOf('device'))

import type { Database } from '../../../db/connection/open.ts'
import { type Beginning, type PostPlace, placeOfPost } from '../../../db/posts/post-place.ts'

/** Places in the order of time, the newest first, and whether there is more on either side. */
export interface Stretch {
  places: PostPlace[]
  hasNewer: boolean
  hasOlder: boolean
}

interface Asked {
  limit: number
  /** Where an earlier page ended, or began; at most one of both. */
  cursor?: PostPlace | undefined
  back?: PostPlace | undefined
  /** The post that is to be in the page. One that is not known begins at the newest. */
  around?: number | undefined
  /** So many of the nearest, the nearest first. */
  read: (limit: number, at: Beginning) => Promise<PostPlace[]>
}

/** One page of a feed. */
export async function readStretch(db: Pick<Database['db'], 'execute'>, { limit, cursor, back, around, read }: Asked): Promise<Stretch> {
  const some = async (most: number, at: Beginning) => {
    const places = most > 0 ? await read(most + 1, at) : []
    return { places: places.slice(0, most), isMore: places.length > most }
  }
  const middle = around === undefined ? undefined : await placeOfPost(db, around)
  if (middle) {
    const half = Math.floor(limit / 2)
    const [newer, older] = [await some(half, { side: 'newer', place: middle }), await some(limit - half, { side: 'from', place: middle })]
    return { places: [...newer.places.toReversed(), ...older.places], hasNewer: newer.isMore, hasOlder: older.isMore }
  }
  if (back) {
    const { places, isMore } = await some(limit, { side: 'newer', place: back })
    // It ends where its cursor was: there are older ones, the one of the cursor first.
    return { places: places.toReversed(), hasNewer: isMore, hasOlder: true }
  }
  const { places, isMore } = await some(limit, cursor && { side: 'older', place: cursor })
  return { places, hasNewer: cursor !== undefined, hasOlder: isMore }
}

import { LRUCache } from 'lru-cache'
import { Problem } from '#contract/core/problem.ts'
import type { Caller } from '../api.ts'
import type { Limits } from '../limits/limits.ts'
import { MEDIA_HEADERS } from '../responses/security-headers.ts'
import { conditionsOf, replyWith, type StoredAnswer, storedAnswer } from '../responses/stored-answer.ts'

const LARGEST_ALL = 16 * 1024 * 1024
/** For so long a picture that its owner removed may still come from memory. */
const REMEMBERED_MS = 600_000
/** What we make ourselves; anything else in the store is not for the public. */
const PICTURE = /\.webp$/
const HEADERS = {
  ...MEDIA_HEADERS,
  'content-type': 'image/webp',
  'content-disposition': 'inline; filename="image.webp"',
  'cache-control': 'public, max-age=31536000, immutable',
}
/** What may be hidden is asked for again after this time, by caches on the way too. */
const HEADERS_OF_HIDEABLE = { ...HEADERS, 'cache-control': `public, max-age=${REMEMBERED_MS / 1000}` }

/** Where pictures come from. */
interface MediaSource {
  get: (key: string) => Promise<Uint8Array | undefined>
  isKey: (key: string) => boolean
  /** Whether `isShown` can say no of it. */
  mayHide: (key: string) => boolean
  /** Whether everybody may see it now; asked of each request for what may be hidden. */
  isShown: (key: string) => Promise<boolean>
}

export type Media = (request: Request, caller: Caller) => Promise<Response>

/**
 * Gives out stored pictures, the ones asked for most from memory. A name is never given to other bytes, so answers are immutable,
 * but for those of pictures that may be hidden. Only requests for pictures that do not exist are counted: a page shows dozens that do.
 */
export function createMedia({ get, isKey, mayHide, isShown }: MediaSource, limits: Limits): Media {
  const hot = new LRUCache<string, StoredAnswer>({ ttl: REMEMBERED_MS, maxSize: LARGEST_ALL, sizeCalculation: ({ body }) => body.length + 1024 })
  const reading = new Map<string, Promise<StoredAnswer | undefined>>()
  const read = async (key: string): Promise<StoredAnswer | undefined> => {
    const bytes = PICTURE.test(key) && isKey(key) ? await get(key) : undefined
    if (!bytes) return undefined
    const answer = storedAnswer(Buffer.from(bytes), mayHide(key) ? HEADERS_OF_HIDEABLE : HEADERS, { quality: 0 })
    hot.set(key, answer)
    return answer
  }
  const readOnce = (key: string) => {
    const running = reading.get(key) ?? read(key).finally(() => reading.delete(key))
    reading.set(key, running)
    return running
  }
  return async (request, caller) => {
    const key = new URL(request.url).pathname.replace(/^\/media\//, '')
    const isHidden = mayHide(key) && !(await isShown(key))
    const answer = isHidden ? undefined : (hot.get(key) ?? (await readOnce(key)))
    if (answer) return replyWith({ answer }, conditionsOf(request))
    await limits.count(caller.address)
    throw new Problem('not-found')
  }
}

import { IMAGE_WIDTHS, type ImageWidth, imageAt, imageIdentity } from '#contract/core/images.ts'
import { Problem } from '#contract/core/problem.ts'
import { isShortOfSpace } from '#device/space.ts'
import { type Behind, IMAGE_DEADLINE_MS, withDeadline } from './deadline.ts'
import { orReport } from './keeping.ts'

/** Pictures that were seen; the ones longest unseen go first. */
const SEEN = 'images'
/** Pictures of what the user saved; they go when it is dropped. */
const SAVED = 'saved-images'
const MOST_SEEN = 200
const MOST_SEEN_WHEN_SHORT = 100

/** Seen since this worker began: they get a second chance before they go. Cheaper than noting every sight of every picture on disk. */
const seenLately = new Set<string>()

/** Whether a path is a stored picture of ours. */
export const isPicturePath = (pathname: string): boolean => pathname.startsWith('/media/') && pathname.endsWith('.webp')

/**
 * A picture: from the phone in the width asked for or a wider one, else from the network, else in whatever width is there, else
 * an empty one (the page shows the picture's ground colour). A wider one costs no data, so it beats the network.
 */
export async function answerPicture(request: Request, behind: Behind): Promise<Response> {
  const { pathname } = new URL(request.url)
  const width = widthOf(pathname)
  const held = await findPicture(widths((one) => one >= width).map((one) => imageAt(imageIdentity(pathname), one)))
  if (held) return held
  try {
    return await withDeadline(IMAGE_DEADLINE_MS, async (signal) => {
      const response = await fetch(request, { signal })
      if (isPicture(response)) behind(orReport(keepSeen(pathname, response.clone()), undefined))
      return response
    })
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    const narrower = widths((one) => one < width).reverse()
    return (await findPicture(narrower.map((one) => imageAt(imageIdentity(pathname), one)))) ?? emptyPicture()
  }
}

/** Keeps the pictures of something saved until it is dropped. @returns whether all of them are here. */
export async function savePictures(paths: string[]): Promise<boolean> {
  const saved = await caches.open(SAVED)
  const keepOne = async (path: string): Promise<boolean> => {
    if (await saved.match(path)) return true
    const response = (await findPicture([path])) ?? (await withDeadline(IMAGE_DEADLINE_MS, (signal) => fetch(path, { signal, redirect: 'manual' })))
    if (!isPicture(response)) return false
    await saved.put(path, response)
    return true
  }
  const kept = await Promise.all(paths.filter(isPicturePath).map((path) => orReport(keepOne(path), false)))
  return kept.every(Boolean)
}

/** Lets the pictures of something dropped go, in every width. */
export async function dropPictures(paths: string[]): Promise<void> {
  const saved = await caches.open(SAVED)
  await Promise.all(paths.flatMap((path) => IMAGE_WIDTHS.map((width) => saved.delete(imageAt(imageIdentity(path), width)))))
}

const widths = (fit: (width: ImageWidth) => boolean): ImageWidth[] => IMAGE_WIDTHS.filter(fit)

/** The width in a picture's name; the stored name itself is the widest. */
function widthOf(pathname: string): number {
  const named = /-(\d+)\.webp$/.exec(pathname)?.[1]
  return named ? Number(named) : Math.max(...IMAGE_WIDTHS)
}

async function findPicture(paths: string[]): Promise<Response | undefined> {
  const [seen, saved] = await Promise.all([caches.open(SEEN), caches.open(SAVED)])
  for (const path of paths) {
    const held = (await seen.match(path)) ?? (await saved.match(path))
    if (!held) continue
    seenLately.add(path)
    return held
  }
  return undefined
}

/** Never opaque ones: each would count as megabytes. */
const isPicture = (response: Response): boolean =>
  response.status === 200 && response.type !== 'opaque' && (response.headers.get('content-type') ?? '').startsWith('image/')

let trimming: Promise<void> = Promise.resolve()

async function keepSeen(path: string, response: Response): Promise<void> {
  const cache = await caches.open(SEEN)
  await cache.put(path, response)
  trimming = trimming.catch(() => undefined).then(trimSeen)
  await trimming
}

/** The cache lists its entries oldest first; one that was seen lately goes to the end of the line instead of out. */
async function trimSeen(): Promise<void> {
  const cache = await caches.open(SEEN)
  const line = (await cache.keys()).map((request) => new URL(request.url).pathname)
  const most = line.length > MOST_SEEN_WHEN_SHORT && (await isShortOfSpace()) ? MOST_SEEN_WHEN_SHORT : MOST_SEEN
  let excess = line.length - most
  for (const path of line) {
    if (excess <= 0) return
    const picture = seenLately.delete(path) ? await cache.match(path) : undefined
    await cache.delete(path)
    if (picture) await cache.put(path, picture)
    else excess -= 1
  }
}

const emptyPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })

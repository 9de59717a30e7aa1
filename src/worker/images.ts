import { IMAGE_WIDTHS, type ImageWidth, imageAt, imageIdentity } from '#contract/core/images.ts'
import { Problem } from '#contract/core/problem.ts'
import { PICTURE_CACHES } from '#device/snapshots/held-pictures.ts'
import { keepLatest, noteSeen } from '#device/snapshots/picture-limit.ts'
import { isShortOfSpace } from '#device/space.ts'
import { type Behind, IMAGE_DEADLINE_MS, withDeadline } from './deadline.ts'
import { ignoreStorageError } from './snapshot-store.ts'

/** Pictures that were seen; the ones longest unseen go first. */
const SEEN = PICTURE_CACHES.seen
/** Pictures of what the user saved; they go when it is dropped. */
const SAVED = PICTURE_CACHES.saved
const MOST = 200
const MOST_WHEN_SHORT = 100

/**
 * Whether a path is a picture that the worker may keep: a stored one, or that of a category. Those of people are left to the browser, which shows
 * what it has without network too: here the next person who signs in on this phone would find them.
 */
export const isPicturePath = (pathname: string): boolean => /^\/(?:media\/(?!people\/).+\.webp|category-icons\/[a-z\d-]+\.svg)$/.test(pathname)

/**
 * A picture: from the phone in the width asked for or a wider one, else from the network, else in whatever width is there, else
 * an empty one (the page shows the picture's ground colour). A wider one costs no data, so it beats the network.
 */
export async function answerPicture(request: Request, behind: Behind): Promise<Response> {
  const { pathname } = new URL(request.url)
  const width = widthOf(pathname)
  const held = await findPicture(widths((one) => one >= width).map((one) => imageAt(imageIdentity(pathname), one)))
  if (held) return seen(held, behind)
  try {
    return await withDeadline(IMAGE_DEADLINE_MS, async (signal) => {
      const response = await fetch(request, { signal })
      if (isPicture(response)) behind(ignoreStorageError(keepSeen(pathname, response.clone()), undefined))
      return response
    })
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause
    const narrower = widths((one) => one < width).reverse()
    const other = await findPicture(narrower.map((one) => imageAt(imageIdentity(pathname), one)))
    return other ? seen(other, behind) : emptyPicture()
  }
}

/** Keeps the pictures of something saved until it is dropped. @returns whether all of them are here. */
export async function savePictures(paths: string[]): Promise<boolean> {
  const saved = await caches.open(SAVED)
  const keepOne = async (path: string): Promise<boolean> => {
    if (await saved.match(path)) return true
    const response = (await findPicture([path]))?.picture ?? (await withDeadline(IMAGE_DEADLINE_MS, (signal) => fetch(path, { signal, redirect: 'manual' })))
    if (!isPicture(response)) return false
    await saved.put(path, response)
    return true
  }
  const kept = await Promise.all(paths.filter(isPicturePath).map((path) => ignoreStorageError(keepOne(path), false)))
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

interface HeldPicture {
  path: string
  picture: Response
  isSaved: boolean
}

/** Notes that a picture was looked at, so that it is among the last to go. Saved ones stand in no line. */
function seen({ path, picture, isSaved }: HeldPicture, behind: Behind): Response {
  if (!isSaved) behind(ignoreStorageError(noteSeen(path), undefined))
  return picture
}

/** The first of these that is on the phone. */
async function findPicture(paths: string[]): Promise<HeldPicture | undefined> {
  const [savedOnes, seenOnes] = await Promise.all([caches.open(SAVED), caches.open(SEEN)])
  for (const path of paths) {
    const saved = await savedOnes.match(path)
    const picture = saved ?? (await seenOnes.match(path))
    if (picture) return { path, picture, isSaved: saved !== undefined }
  }
  return undefined
}

/** Never opaque ones: each would count as megabytes. */
const isPicture = (response: Response): boolean =>
  response.status === 200 && response.type !== 'opaque' && (response.headers.get('content-type') ?? '').startsWith('image/')

async function keepSeen(path: string, response: Response): Promise<void> {
  const cache = await caches.open(SEEN)
  await cache.put(path, response)
  await noteSeen(path)
  await keepLatest(cache, (await isShortOfSpace()) ? MOST_WHEN_SHORT : MOST)
}

const emptyPicture = (): Response =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } })

import { imageIdentity } from '#contract/core/images.ts'

/** Where the worker keeps pictures: what was seen, and what belongs to something saved. */
export const PICTURE_CACHES = { seen: 'images', saved: 'saved-images' } as const

/**
 * The pictures on this phone: of each the path of the widest that is here, by its identity. None where no worker answers this page: then they
 * would be fetched all the same.
 */
export async function readHeldPictures(): Promise<Map<string, string>> {
  if (!('caches' in globalThis) || !navigator.serviceWorker?.controller) return new Map()
  const caches = await Promise.all(Object.values(PICTURE_CACHES).map((name) => globalThis.caches.open(name)))
  const paths = (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  const held = new Map<string, string>()
  for (const path of paths) if (widthIn(path) > widthIn(held.get(imageIdentity(path)))) held.set(imageIdentity(path), path)
  return held
}

/** The stored name itself is the widest. */
const widthIn = (path: string | undefined): number => (path === undefined ? 0 : Number(/-(\d+)\.webp$/.exec(path)?.[1] ?? Number.POSITIVE_INFINITY))

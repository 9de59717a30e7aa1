import { Problem } from '#contract/core/problem.ts'
import { SERVICE_BASE } from './service-base.ts'

/**
 * The bytes of a picture that everybody can see.
 * @param path below /media/
 * @throws {Problem} offline — it did not come; not-found — it is no picture, or none any more.
 */
export async function fetchPicture(path: string): Promise<Blob> {
  const response = await fetch(SERVICE_BASE + path).catch((cause: unknown) => {
    throw new Problem('offline', { cause })
  })
  const picture = await response.blob()
  if (!response.ok || !picture.type.startsWith('image/')) throw new Problem('not-found')
  return picture
}

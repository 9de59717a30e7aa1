import { createHash, timingSafeEqual } from 'node:crypto'

/** Of a key that a phone has made up all that is kept. */
export const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Whether a key is the one of which this was kept; takes as long whatever is wrong with it. */
export function isKeyOf(key: string, kept: string): boolean {
  const [given, wanted] = [Buffer.from(keyHash(key)), Buffer.from(kept)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

import { boundMarks, composed } from '../core/one-form.ts'
import { fold } from '../core/text.ts'
import { POST_LIMITS } from './post-limits.ts'

/** A sign and letters, marks, digits or low lines of any script; not in the middle of a word or of an address. */
const TAG = /(?<![\p{L}\p{N}\p{M}/&#_])#([\p{L}\p{N}_][\p{L}\p{N}\p{M}_\u200c\u200d]*)/gu

/** What two spellings of one tag share. */
export const tagKey = (tag: string): string => fold(tag.replaceAll('_', ' '))

/**
 * The tags that stand in a text, without the sign, each once, in the order of the text; at most `POST_LIMITS.tagsMost` of at most `tagLongest` code
 * points. Numbers alone are none: `#1` is a place, not a subject.
 */
export function tagsIn(text: string): string[] {
  const found = new Map<string, string>()
  for (const [, tag = ''] of composed(boundMarks(text)).matchAll(TAG)) {
    const key = tagKey(tag)
    const isTag = key !== '' && !/^[\d\s]+$/.test(key) && [...tag].length <= POST_LIMITS.tagLongest
    if (isTag && !found.has(key) && found.size < POST_LIMITS.tagsMost) found.set(key, tag)
  }
  return [...found.values()]
}

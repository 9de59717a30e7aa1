import { beginningOf } from '../core/beginning-of.ts'
import { POST_LIMITS } from './post-limits.ts'

/**
 * What a post is called in tabs, links and search: its first line of words, cut between words; of pictures alone what is in the first.
 * Empty where neither says anything.
 */
export function postTitle(text: string, firstAlt = ''): string {
  const [line = ''] = (text || firstAlt).split('\n').filter((one) => one.trim() !== '')
  return beginningOf(line.replace(/\s+/gu, ' ').trim(), POST_LIMITS.titleLongest)
}

import { POST_LIMITS } from './post-limits.ts'

/**
 * What a post is called in tabs, links and search: its first line of words, cut between words; of pictures alone what is in the first.
 * Empty where neither says anything.
 */
export function postTitle(text: string, firstAlt = ''): string {
  const [line = ''] = (text || firstAlt).split('\n').filter((one) => one.trim() !== '')
  const letters = [...line.replace(/\s+/gu, ' ').trim()]
  if (letters.length <= POST_LIMITS.titleLongest) return letters.join('')
  const cut = letters.slice(0, POST_LIMITS.titleLongest - 1)
  const blank = cut.lastIndexOf(' ')
  // A word that is longer than half of it, such as a link, is cut itself.
  return `${cut.slice(0, blank > cut.length / 2 ? blank : cut.length).join('')}…`
}

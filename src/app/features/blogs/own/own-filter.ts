import { BLOGS } from '#contract/blogs/blogs-resource.ts'
import { BLOG_PHASES, type BlogPhase, type OwnBlog } from '#contract/blogs/own-blogs.ts'
import { addressText } from '#contract/core/filter.ts'
import { searchedText } from '#contract/core/searched-text.ts'
import { wordsOf } from '#contract/core/text.ts'
import { askedWords, wordsFit } from '#contract/core/word-search.ts'

/** Which of one's own articles, as the address says it. */
export interface OwnFilter {
  q?: string
  phase?: BlogPhase
}

/** What of an address belongs to the filter; anything else is left out. */
export function readOwnFilter({ q, phase }: Record<string, unknown>): OwnFilter {
  const words = addressText(q)
  const known = BLOG_PHASES.find((one) => one === phase)
  return { ...(words && { q: words }), ...(known && { phase: known }) }
}

export const isPlain = ({ q, phase }: OwnFilter): boolean => q === undefined && phase === undefined

/** Where an article stands by now: what was to appear when it was read may be out. @param now milliseconds since the epoch */
export const phaseNow = ({ phase, published_at }: Pick<OwnBlog, 'phase' | 'published_at'>, now: number): BlogPhase =>
  phase === 'scheduled' && published_at !== null && Date.parse(published_at) <= now ? 'published' : phase

/** The rows on this phone that fit a filter, where the service cannot be asked. @param now milliseconds since the epoch */
export function filterCached(rows: readonly OwnBlog[], { q = '', phase }: OwnFilter, now: number): OwnBlog[] {
  const asked = askedWords(q)
  return rows.filter((blog) => (!phase || phaseNow(blog, now) === phase) && wordsFit(wordsOf(searchedText(BLOGS.searched, blog)), asked))
}

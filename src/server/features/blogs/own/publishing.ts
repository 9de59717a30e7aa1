import { BLOG_FORM_LIMITS, type Publishing } from '#contract/blogs/blog-form.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { type BlogRow, blogPhase } from './own-blog.ts'

/** When an article appears, and whether it was withdrawn. */
export type Appearing = Pick<BlogRow, 'published_at' | 'is_withdrawn'>

export const DRAFT: Appearing = { published_at: null, is_withdrawn: false }

/** How it stood; a new one was never taken off. */
type Before = Appearing & Partial<Pick<BlogRow, 'taken_off_at'>>

interface Options {
  /** Undefined: as it stands. */
  publishing: Publishing | undefined
  /** ISO 8601; of `later`. */
  publish_at: string | null
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * What becomes of an article. A published one stays published (taking it off is another action), and one that comes back keeps its day: no author
 * gets to the top of the list twice with it.
 * @throws {Problem} taken-off — by staff; bad-input — `publishing`: it is out already; `publish_at`: over, or too far.
 */
export function appearing({ published_at, is_withdrawn, taken_off_at = null }: Before, { publishing, publish_at, now }: Options): Appearing {
  const before = { published_at, is_withdrawn }
  const phase = blogPhase(before, now)
  if (publishing === undefined) return before
  if (publishing !== 'draft' && taken_off_at !== null) throw new Problem('taken-off')
  if (publishing === 'now') {
    if (phase === 'published') return before
    // By the clock that this answer is made by: another one might say that it is still to come.
    return { published_at: phase === 'withdrawn' && !isToCome(before, now) ? published_at : new Date(now).toISOString(), is_withdrawn: false }
  }
  if (phase === 'published') throw refused({ publishing: 'does-not-fit' })
  if (publishing === 'draft') return phase === 'scheduled' ? DRAFT : before
  return { published_at: momentToCome(publish_at, before, now), is_withdrawn: false }
}

const isToCome = ({ published_at }: Appearing, now: number) => published_at !== null && Date.parse(published_at) > now

function momentToCome(publish_at: string | null, before: Appearing, now: number): string {
  if (publish_at === null) throw refused({ publish_at: 'required' })
  const ms = Date.parse(publish_at)
  // Forms know minutes: the minute that stands is the moment that stands.
  if (before.published_at !== null && isToCome(before, now) && Math.floor(Date.parse(before.published_at) / 60_000) === ms / 60_000) return before.published_at
  if (ms <= now) throw refused({ publish_at: 'in-the-past' })
  if (ms > now + BLOG_FORM_LIMITS.scheduleDaysMost * DAY_MS) throw refused({ publish_at: 'too-far' })
  return publish_at
}

const refused = (fields: Record<string, Reason>) => new Problem('bad-input', { fields })

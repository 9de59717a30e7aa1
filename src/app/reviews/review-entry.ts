import * as v from 'valibot'
import type { OutboxEntry } from '../state/outbox/outbox.ts'

/** Noun of entries. */
export const REVIEW_NOUN = 'reviews'

/** What the outbox shows of a review. */
const About = v.object({ page: v.pipe(v.string(), v.startsWith('/')), title: v.string() })
export type ReviewEntryAbout = v.InferOutput<typeof About>

const Body = v.looseObject({ stars: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)), text: v.string() })

interface ReviewEntry {
  about: ReviewEntryAbout
  body: v.InferOutput<typeof Body>
}

/** A review that waits; undefined for what is none, or what another version of the app wrote. */
export function readReviewEntry({ noun, about, body }: Pick<OutboxEntry, 'noun' | 'about' | 'body'>): ReviewEntry | undefined {
  if (noun !== REVIEW_NOUN) return undefined
  const [a, b] = [v.safeParse(About, about), v.safeParse(Body, body)]
  return a.success && b.success ? { about: a.output, body: b.output } : undefined
}

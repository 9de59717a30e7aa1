import * as v from 'valibot'
import { withPage } from '#contract/threads/comments.ts'
import type { OutboxEntry } from '../state/outbox/outbox.ts'

/** What the outbox shows of a comment. */
const About = v.object({ page: v.pipe(v.string(), v.startsWith('/')), title: v.string() })
export type CommentAbout = v.InferOutput<typeof About>

/** A path as links have it. */
export const linkOf = (page: string): `/${string}` => `/${page.slice(1)}`

const Body = v.looseObject({ name: v.string(), text: v.string(), parent: v.nullable(v.number()), key: v.string() })

/** Nouns of entries: of members, and of visitors who write without an account. */
export const MEMBERS = 'comments'
export const GUESTS = 'guest-comments'

interface CommentEntry {
  about: CommentAbout
  body: v.InferOutput<typeof Body>
}

/** A comment that waits; undefined for what is none, or what another version of the app wrote. */
export function readCommentEntry({ noun, about, body }: Pick<OutboxEntry, 'noun' | 'about' | 'body'>): CommentEntry | undefined {
  if (noun !== MEMBERS && noun !== GUESTS) return undefined
  const [a, b] = [v.safeParse(About, withPage(about)), v.safeParse(Body, body)]
  return a.success && b.success ? { about: a.output, body: b.output } : undefined
}

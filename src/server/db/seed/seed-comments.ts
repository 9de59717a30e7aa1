import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { composed } from '#contract/core/one-form.ts'
import { cases, reports } from '../tables/cases.ts'
import { comments } from '../tables/threads.ts'
import type { CommentSketch } from './blogs/comment-sketch.ts'
import { COMMENTS } from './blogs/comments.ts'
import { LONG_TALK, LONG_TALK_ABOUT } from './blogs/long-talk.ts'
import { makeDice, seedOf } from './drawing/random.ts'
import type { People, SeededBlog } from './seed-blogs.ts'
import type { SeedDb } from './seed-transaction.ts'

interface CommentSeeding {
  blogs: readonly SeededBlog[]
  people: People
  now: number
}

/** The latest answer comes so long after what it answers. */
const ANSWERED_MS = 20 * 3_600_000

/** Writes the comments on articles with their answers and reports, in every state, and counts those that are shown. */
export async function seedComments(db: SeedDb, { blogs, people, now }: CommentSeeding): Promise<void> {
  const blogOf = new Map(blogs.map((blog) => [blog.title, blog]))
  const talks = Object.entries({ ...COMMENTS, [LONG_TALK_ABOUT]: LONG_TALK }).flatMap(([title, sketches]) => {
    const blog = blogOf.get(composed(title))
    if (!blog) throw new Error(`${title}: no such article to comment on`)
    return timed(sketches, blog, now).map((one) => ({ ...one, thread: blog.thread }))
  })
  const first = await db
    .insert(comments)
    .values(
      talks.map(({ sketch, at, thread }) => ({
        ...rowOf(sketch, { people, at }),
        thread,
        reply_count: (sketch.replies ?? []).filter((reply) => stateOf(reply) === 'shown').length,
      })),
    )
    .returning({ id: comments.id, owner: comments.user_id })
  const withIds = talks.map((talk, index) => ({ ...talk, id: first[index]?.id ?? 0, owner: first[index]?.owner ?? null }))
  await db.insert(comments).values(
    withIds.flatMap(({ id, at, thread, sketch: { replies = [] } }) => {
      const step = Math.min(ANSWERED_MS, now - at) / (replies.length + 1)
      return replies.map((reply, index) => ({ ...rowOf(reply, { people, at: at + (index + 1) * step }), thread, parent: id }))
    }),
  )
  for (const talk of withIds) await seedCase(db, talk, now)
  await db.execute(sql`
    update threads set comment_count = counted.shown
    from (select c.thread, count(*)::integer as shown from comments c left join comments above on above.id = c.parent
      where c.state = 'shown' and coalesce(above.state, 'shown') = 'shown' group by c.thread) as counted
    where counted.thread = threads.id`)
}

interface SeededComment {
  id: number
  owner: number | null
  /** Milliseconds since the epoch. */
  at: number
  sketch: CommentSketch
}

/** Readers’ reports of a comment, and what is held or was removed, as the cases of staff. */
async function seedCase(db: SeedDb, { id, owner, at, sketch }: SeededComment, now: number): Promise<void> {
  const { held, isRemoved, reports: told = [] } = sketch
  if (!held && !isRemoved && told.length === 0) return
  const opened_at = new Date(held ? at : (at + now) / 2).toISOString()
  const decided = isRemoved ? { state: 'removed' as const, decided_at: new Date(now).toISOString(), reason: 'Not a comment on the article.' } : {}
  const values = { kind: 'comment' as const, subject: id, owner, opened_at, held_reason: held ?? null, report_count: told.length, ...decided }
  const [opened] = await db.insert(cases).values(values).returning({ id: cases.id })
  if (!opened || told.length === 0) return
  const reported_at = new Date((at + now) / 2).toISOString()
  await db.insert(reports).values(told.map(({ reason, note = '' }) => ({ case: opened.id, sender: randomUUID(), reason, note, at: reported_at })))
}

type Said = Omit<CommentSketch, 'replies' | 'reports'>

/** Spread from when the article was there until now, in their order. */
function timed(sketches: readonly CommentSketch[], { title, published }: SeededBlog, now: number) {
  const dice = makeDice(seedOf(`comments ${title}`))
  const step = (now - published) / (sketches.length + 1)
  return sketches.map((sketch, index) => ({ sketch, at: published + step * (index + 0.2 + 0.7 * dice.next()) }))
}

function stateOf({ held, isRemoved }: Said) {
  if (isRemoved) return 'removed'
  return held ? 'held' : 'shown'
}

function rowOf(said: Said, { people, at }: { people: People; at: number }) {
  const username = said.by.startsWith('@') ? said.by.slice(1) : undefined
  const member = username === undefined ? undefined : people.get(username)
  if (username !== undefined && !member) throw new Error(`${said.by}: no such account to comment`)
  const created_at = new Date(at).toISOString()
  return {
    user_id: member?.id ?? null,
    author: member?.full_name ?? said.by,
    email: username === undefined ? `reader-${Math.abs(seedOf(said.by)).toString(36)}@mail.example` : `${username}@hatkhola.example`,
    text: said.text,
    state: stateOf(said),
    held_reason: said.held ?? null,
    // Of a key that no phone has: these stay as they are.
    key_hash: randomBytes(32).toString('hex'),
    created_at,
    edited_at: said.isEdited ? new Date(at + 4 * 60_000).toISOString() : null,
  } as const
}

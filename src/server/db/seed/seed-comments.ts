import { randomBytes } from 'node:crypto'
import { composed } from '#contract/core/one-form.ts'
import { comments } from '../tables/threads.ts'
import type { CommentSketch } from './blogs/comment-sketch.ts'
import { COMMENTS } from './blogs/comments.ts'
import { LONG_TALK, LONG_TALK_ABOUT } from './blogs/long-talk.ts'
import { countComments } from './count-comments.ts'
import { makeDice, seedOf } from './drawing/random.ts'
import type { People, SeededBlog } from './seed-blogs.ts'
import { seedCase } from './seed-case.ts'
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
  for (const { id, owner, at, sketch } of withIds) {
    const removed = sketch.isRemoved ? 'Not a comment on the article.' : undefined
    await seedCase(db, { kind: 'comment', subject: id, owner, at, now, held: sketch.held, removed, told: sketch.reports })
  }
  await countComments(db)
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

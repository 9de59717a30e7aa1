import { randomBytes } from 'node:crypto'
import { scriptLanguage } from '#contract/core/text.ts'
import type { CommentState } from '#contract/threads/comments.ts'
import { comments } from '../../tables/threads.ts'
import { countComments } from '../count-comments.ts'
import { DISTRICTS } from '../districts.ts'
import { type Dice, makeDice } from '../drawing/random.ts'
import { seedCase } from '../seed-case.ts'
import type { SeedDb } from '../seed-transaction.ts'
import { areApart } from './are-apart.ts'
import type { Member } from './members-of.ts'
import type { SeededPost } from './seeded-post.ts'
import { LONG_TALK, TALK } from './talk.ts'

interface TalkSeeding {
  members: readonly Member[]
  member: (username: string) => Member
  now: number
}

interface Said {
  by: Member
  text: string
  state?: CommentState
  held?: 'links'
  replies: readonly { by: Member; text: string }[]
}

/** Of every hundred posts so many are talked about, by so many at most. */
const [TALKED, MOST] = [45, 4]
/** The latest answer comes so long after what it answers. */
const ANSWERED_MS = 9 * 3_600_000

/** Writes comments below posts that are shown, with answers of their authors, and counts them. */
export async function seedTalk(db: SeedDb, posts: readonly SeededPost[], { members, member, now }: TalkSeeding): Promise<void> {
  const dice = makeDice(posts.length)
  const long = posts.find(({ text }) => text.startsWith(LONG_TALK.under))
  if (!long) throw new Error(`${LONG_TALK.under}: no such post to talk about`)
  const talks = posts
    .filter(({ isClosed }) => !isClosed)
    .flatMap((post) => {
      const said = post === long ? longTalk(member) : chatter(post, { members, member, dice })
      const step = (now - post.at) / (said.length + 1)
      return said.map((one, place) => ({ ...one, thread: post.thread, at: post.at + step * (place + 0.2 + 0.6 * dice.next()) }))
    })
  const made = await db
    .insert(comments)
    .values(talks.map(({ replies, ...said }) => ({ ...rowOf(said), reply_count: replies.length })))
    .returning({ id: comments.id })
  await db.insert(comments).values(
    talks.flatMap(({ thread, at, replies }, place) => {
      const step = Math.min(ANSWERED_MS, now - at) / (replies.length + 1)
      return replies.map((reply, index) => ({ ...rowOf({ ...reply, thread, at: at + (index + 1) * step }), parent: made[place]?.id ?? 0 }))
    }),
  )
  for (const [place, { by, at, held }] of talks.entries()) await seedCase(db, { kind: 'comment', subject: made[place]?.id ?? 0, owner: by.id, at, now, held })
  await countComments(db)
}

function longTalk(member: TalkSeeding['member']): Said[] {
  return LONG_TALK.comments.map(({ by, text, isHidden, held, replies = [] }) => ({
    by: member(by),
    text,
    ...(isHidden && { state: 'hidden' as const }),
    ...(held && { state: 'held' as const, held }),
    replies: replies.map(([who, answer]) => ({ by: member(who), text: answer })),
  }))
}

/** What members say who read its language, each once. */
function chatter(post: SeededPost, { members, member, dice }: Omit<TalkSeeding, 'now'> & { dice: Dice }): Said[] {
  if (dice.whole(1, 100) > TALKED) return []
  const readers = members.filter(
    ({ id, name, username, since, is_staff }) =>
      !is_staff && id !== post.author && since < post.at && scriptLanguage(name) === post.language && !areApart(username, post.by),
  )
  const speakers = dice.shuffle(readers).slice(0, dice.whole(1, MOST))
  const lines = dice.shuffle(TALK[post.topic][post.language])
  return speakers.slice(0, lines.length).map((by, place) => {
    const [english, bangla] = dice.pick(DISTRICTS)
    const filled = (text: string) => text.replace('$1', post.language === 'bn' ? bangla : english)
    const [said = '', answer] = lines[place] ?? []
    return { by, text: filled(said), replies: answer ? [{ by: member(post.by), text: filled(answer) }] : [] }
  })
}

function rowOf({ by, text, state = 'shown', held, thread, at }: Omit<Said, 'replies'> & { thread: number; at: number }) {
  return {
    thread,
    user_id: by.id,
    author: by.name,
    email: `${by.username}@hatkhola.example`,
    text,
    state,
    held_reason: held ?? null,
    // Of a key that no phone has: these stay as they are.
    key_hash: randomBytes(32).toString('hex'),
    created_at: new Date(at).toISOString(),
  }
}

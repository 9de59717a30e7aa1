import { sql } from 'drizzle-orm'
import { MAIN_REACTION, REACTIONS, type Reaction } from '#contract/threads/reactions.ts'
import { type Dice, makeDice } from '../drawing/random.ts'
import type { SeedDb } from '../seed-transaction.ts'
import { areApart } from './are-apart.ts'
import type { Member } from './members-of.ts'
import type { SeededPost } from './seeded-post.ts'

/** Of every hundred, in the order of `REACTIONS`. */
const SHARES = [58, 26, 12, 3, 1] as const
/** Most posts are liked by some, a few by many. */
const [MOST, BEND] = [26, 2.4]

/** Has members react to posts that are shown, and counts it. */
export async function seedReactions(db: SeedDb, posts: readonly SeededPost[], { members, now }: { members: readonly Member[]; now: number }): Promise<void> {
  const dice = makeDice(posts.length)
  const given = posts.flatMap((post) => {
    const there = members.filter(({ id, username, since, is_staff }) => !is_staff && id !== post.author && since < post.at && !areApart(username, post.by))
    return dice
      .shuffle(there)
      .slice(0, Math.floor(MOST * dice.next() ** BEND))
      .map(({ id }) => ({ thread: post.thread, user_id: id, kind: kindBy(dice), at: new Date(post.at + (now - post.at) * dice.next() ** 2).toISOString() }))
  })
  await db.execute(sql`
    insert into reactions (thread, user_id, kind, at)
    select thread, user_id, kind, at from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (thread integer, user_id integer, kind text, at timestamptz)`)
  await db.execute(sql`
    update threads set reactions = array(
      select (select count(*)::integer from reactions r where r.thread = threads.id and r.kind = k.kind)
      from unnest(${sql.param([...REACTIONS])}::text[]) with ordinality as k(kind, place) order by k.place)
    where id = any(${sql.param(posts.map(({ thread }) => thread))}::integer[])`)
}

function kindBy(dice: Dice): Reaction {
  const roll = dice.whole(1, 100)
  const upTo = (place: number) => SHARES.slice(0, place + 1).reduce((sum, share) => sum + share, 0)
  return REACTIONS.find((_, place) => roll <= upTo(place)) ?? MAIN_REACTION
}

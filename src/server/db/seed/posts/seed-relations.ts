import { DAY_MS } from '#contract/core/time.ts'
import { blocks, follows, mutes } from '../../tables/relations.ts'
import { makeDice } from '../drawing/random.ts'
import type { SeedDb } from '../seed-transaction.ts'
import { areApart } from './are-apart.ts'
import type { Member } from './members-of.ts'
import { POSTERS } from './posters.ts'
import { BLOCKED, FOLLOWS, MUTED } from './relations.ts'

interface RelationSeeding {
  members: readonly Member[]
  member: (username: string) => Member
  now: number
}

const [LEAST, MOST] = [1, 6]
const MUTED_DAYS_AGO = 2

/** Who follows, mutes and blocks whom. */
export async function seedRelations(db: SeedDb, { members, member, now }: RelationSeeding): Promise<void> {
  const dice = makeDice(members.length)
  const pages = new Set(POSTERS.map(({ username }) => username))
  const followed = members.filter(({ username, hasShop }) => hasShop || pages.has(username))
  const pairs = members
    .filter(({ is_staff }) => !is_staff)
    .flatMap((one) => {
      const wanted = (FOLLOWS[one.username] ?? []).map(member)
      const others = dice.shuffle(followed).slice(0, dice.whole(LEAST, MOST))
      return [...new Set([...wanted, ...others])]
        .filter((other) => other.id !== one.id && !areApart(one.username, other.username))
        .map((other) => ({ one, other }))
    })
  await db.insert(follows).values(
    pairs.map(({ one, other }) => {
      const from = Math.max(one.since, other.since)
      return { follower: one.id, followed: other.id, at: new Date(from + (now - from) * dice.next()).toISOString() }
    }),
  )
  const at = new Date(now - MUTED_DAYS_AGO * DAY_MS)
  const until = new Date(at.getTime() + MUTED.days * DAY_MS).toISOString()
  await db.insert(mutes).values({ user_id: member(MUTED.by).id, muted: member(MUTED.who).id, until, at: at.toISOString() })
  await db.insert(blocks).values({ user_id: member(BLOCKED.by).id, blocked: member(BLOCKED.who).id, at: at.toISOString() })
}

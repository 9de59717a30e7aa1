import { and, asc, eq, isNull } from 'drizzle-orm'
import { ensureTeam } from '../../services/ensure-team.ts'
import { calendars, team_members } from '../../tables/services.ts'
import type { PictureBook } from '../pictures.ts'
import type { SeedDb } from '../seed-transaction.ts'
import { hoursOf, OTHER_DAYS } from './demo-hours.ts'
import type { ProviderSketch } from './service-sketch.ts'

interface TeamSeeding {
  book: PictureBook
  /** User id. */
  seller: number
  now: number
}

/** A seller's team with its hours. @returns the members' ids, the seller first */
export async function seedTeam(
  db: SeedDb,
  { seller: username, role, team = [], hours }: ProviderSketch,
  { book, seller, now }: TeamSeeding,
): Promise<number[]> {
  await ensureTeam(db, seller)
  await db
    .update(team_members)
    .set({ role })
    .where(and(eq(team_members.seller, seller), team_members.is_owner))
  if (team.length > 0)
    await db
      .insert(team_members)
      .values(team.map(({ name, role: does, face }) => ({ seller, name, role: does, picture: book.member({ key: `${username} ${name}`, ...face }) })))
  await ensureTeam(db, seller)
  const other = OTHER_DAYS[username] ?? {}
  await db
    .update(calendars)
    .set({ hours: hoursOf(hours, other, now), version: 1 })
    .where(and(eq(calendars.seller, seller), isNull(calendars.member)))
  const made = await db.select({ id: team_members.id }).from(team_members).where(eq(team_members.seller, seller)).orderBy(asc(team_members.id))
  for (const [at, { hours: own }] of team.entries()) {
    if (!own) continue
    await db
      .update(calendars)
      .set({ hours: hoursOf(own, other, now), version: 1 })
      .where(eq(calendars.member, made[at + 1]?.id ?? 0))
  }
  return made.map(({ id }) => id)
}

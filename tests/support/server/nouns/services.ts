import { sql } from 'drizzle-orm'
import type { Hours } from '#contract/services/hours.ts'
import type { Database } from '#server/db/connection/open.ts'
import { ensureTeam } from '#server/db/services/ensure-team.ts'
import { calendars, service_categories, service_members, services, team_members } from '#server/db/tables/services.ts'
import { makeSeller } from './events.ts'

type Db = Database['db']
type NewService = typeof services.$inferInsert

let made = 0

/** One more branch of the tree, from its top, with titles of its own. */
export async function makeServiceBranch(db: Pick<Db, 'insert'>): Promise<{ service_category: number; service_subcategory: number }> {
  made += 1
  const of = made
  const grow = async (title: string, title_bn: string, parent: number | null) => {
    const [row] = await db
      .insert(service_categories)
      .values({ title: `${title} ${of}`, title_bn: `${title_bn} ${of}`, parent })
      .returning({ id: service_categories.id })
    return row!.id
  }
  const service_category = await grow('Works', 'কাজ', null)
  return { service_category, service_subcategory: await grow('Plumbing', 'প্লাম্বিং', service_category) }
}

/** Every day, all day. */
export const ALWAYS: Hours = { week: Array.from({ length: 7 }, () => [[0, 1440] as [number, number]]), seasons: [], windows: [] }

export interface MadeService {
  id: number
  seller: number
  /** In the order of their ids; the seller is the first. */
  members: number[]
}

export type ServiceOver = Partial<Omit<NewService, 'search_words'>> & {
  /** Besides the seller, by name. */
  team?: readonly string[]
  /** Of all; absent: every day, all day. */
  hours?: Hours
}

/** A service for 500 taka an hour long, at the provider's, confirmed at once and paid in cash, that can be asked for now, of a new seller. */
export async function makeService(db: Db, { team = [], hours = ALWAYS, ...over }: ServiceOver = {}): Promise<MadeService> {
  made += 1
  const seller = over.seller ?? (await makeSeller(db))
  await ensureTeam(db, seller)
  if (team.length > 0) await db.insert(team_members).values(team.map((name) => ({ seller, name })))
  await ensureTeam(db, seller)
  await db.update(calendars).set({ hours, version: 1 }).where(sql`seller = ${seller} and member is null`)
  const members = await db.select({ id: team_members.id }).from(team_members).where(sql`seller = ${seller} and removed_at is null`).orderBy(team_members.id)
  const place = { place: 'at-provider', at_district: 'Bogura', at_area: 'Bogura Sadar', at_line: 'House 4, Lane 2', directions: 'Behind the school' } as const
  const times = { duration: 60, step: 'duration', notice_hours: 0, horizon_days: 60 } as const
  const [row] = await db
    .insert(services)
    .values({
      title: `Service ${made}`,
      description: '<p>A service.</p>',
      pricing: 'fixed',
      price: 500,
      is_instant: true,
      published_at: new Date().toISOString(),
      search_words: sql`''::tsvector` as unknown as string,
      ...place,
      ...times,
      ...(over.service_subcategory === undefined && (await makeServiceBranch(db))),
      ...over,
      seller,
    } as NewService)
    .returning({ id: services.id })
  const id = row!.id
  await db.insert(service_members).values(members.map((member) => ({ service: id, member: member.id })))
  return { id, seller, members: members.map((member) => member.id) }
}

import { eq, sql } from 'drizzle-orm'
import { ensureTeam } from '#server/db/services/ensure-team.ts'
import { buyers } from '#server/db/tables/accounts.ts'
import { bookings } from '#server/db/tables/bookings.ts'
import { service_categories, services, team_members } from '#server/db/tables/services.ts'
import type { TestApp } from '../app.ts'

type Row = typeof bookings.$inferInsert
export type MadeBooking = typeof bookings.$inferSelect

interface Wanted extends Partial<Omit<Row, 'buyer' | 'seller' | 'starts_at' | 'ends_at' | 'confirmed_at'>> {
  /** Accounts. */
  buyer: number
  seller: number
  /** Hours from now; null: no time is named. */
  starts_in?: number | null
  minutes?: number
  /** Hours ago. */
  confirmed_ago?: number
}

let made = 0
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A row of a booking as it would stand, without a step of its own: confirmed long ago, of a service that is done at the buyer's. */
export async function makeBooking({ database: { db } }: Pick<TestApp, 'database'>, wanted: Wanted): Promise<MadeBooking> {
  const { buyer, seller, starts_in = 48, minutes = 60, confirmed_ago = 1000, ...over } = wanted
  made += 1
  await ensureTeam(db, seller)
  const [member] = await db.select({ id: team_members.id }).from(team_members).where(eq(team_members.seller, seller)).limit(1)
  const [account] = await db.select({ id: buyers.id }).from(buyers).where(eq(buyers.user_id, buyer))
  const starts_at = starts_in === null ? null : inHours(starts_in)
  const row = {
    number: `BK${String(made).padStart(8, '0')}`,
    service: await makeServiceRow(db, seller),
    seller,
    buyer: account!.id,
    member: starts_at === null ? null : member!.id,
    starts_at,
    ends_at: starts_at === null ? null : inHours(starts_in! + minutes / 60),
    state: 'confirmed',
    confirmed_at: inHours(-confirmed_ago),
    pause_before: 0,
    pause_after: 0,
    notice_hours: 2,
    answer_hours: 12,
    pricing: 'fixed',
    is_instant: false,
    payment: 'after',
    advance_percent: 10,
    cancel_hours: '24',
    price: 500,
    cash: 500,
    title: 'Tap repair',
    place: 'at-customer',
    full_name: 'Shathi Barua',
    phone_number: '+8801712345678',
    division: 'Rajshahi',
    district: 'Bogura',
    area: 'Sherpur',
    line: 'House 4, Road 2',
    note: 'The dog bites',
    ...over,
  } as const satisfies Row
  const [booking] = await db.insert(bookings).values(row).returning()
  return booking!
}

async function makeServiceRow(db: TestApp['database']['db'], seller: number): Promise<number> {
  const [top] = await db
    .insert(service_categories)
    .values({ title: `Homes ${made}`, title_bn: 'বাড়ি' })
    .returning()
  const [branch] = await db
    .insert(service_categories)
    .values({ title: `Water ${made}`, title_bn: 'পানি', parent: top!.id })
    .returning()
  const [service] = await db
    .insert(services)
    .values({
      ...{ seller, title: 'Tap repair', description: '<p>Taps.</p>', place: 'at-customer', pricing: 'fixed', price: 500, duration: 60, step: '30' },
      ...{ service_category: top!.id, service_subcategory: branch!.id, search_words: sql`''` },
    } as unknown as typeof services.$inferInsert)
    .returning({ id: services.id })
  return service!.id
}

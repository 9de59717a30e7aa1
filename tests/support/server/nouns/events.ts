import { eq } from 'drizzle-orm'
import { DAY_MS } from '#contract/core/time.ts'
import type { Database } from '#server/db/connection/open.ts'
import { eventTermColumns, learnEventTerms } from '#server/db/events/event-words.ts'
import { learnSellerWords, sellerTermColumn } from '#server/db/sellers/seller-words.ts'
import { users } from '#server/db/tables/accounts.ts'
import { event_tickets, events } from '#server/db/tables/events.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'

type Db = Database['db']
type NewUser = typeof users.$inferInsert
type NewProfile = typeof seller_profiles.$inferInsert
type NewEvent = typeof events.$inferInsert
type NewTicket = typeof event_tickets.$inferInsert

let made = 0

/** An account with a seller profile, plain and not verified unless asked; gives the user id. */
export async function makeSeller(db: Db, overrides: { user?: Partial<NewUser>; profile?: Partial<NewProfile> } = {}): Promise<number> {
  made += 1
  const username = `seller${made}`
  const [user] = await db
    .insert(users)
    .values({
      username,
      username_key: username,
      email: `${username}@example.org`,
      email_key: `${username}@example.org`,
      password_hash: 'none',
      ...overrides.user,
    })
    .returning({ id: users.id })
  const id = user!.id
  const shop = { user_id: id, slug: username, full_name: `Seller ${made}`, ...overrides.profile }
  await learnSellerWords(db, [shop])
  await db.insert(seller_profiles).values({ ...shop, ...sellerTermColumn(shop) })
  return id
}

/** An event, by default Offline in Dhaka, free, 50 seats, tomorrow for two hours, of a new seller; words included. Gives its id. */
export async function makeEvent(db: Db, overrides: Partial<Omit<NewEvent, 'search_words' | 'place_words'>> = {}): Promise<number> {
  made += 1
  const seller = overrides.seller ?? (await makeSeller(db))
  const start = Date.now() + DAY_MS
  const event = {
    title: `Event ${made}`,
    price: 0,
    seats: 50,
    from_time: new Date(start).toISOString(),
    to_time: new Date(overrides.from_time ? Date.parse(overrides.from_time) + 2 * 3_600_000 : start + 2 * 3_600_000).toISOString(),
    type: 'Offline' as const,
    location: overrides.type === 'Online' ? null : 'Dhanmondi, Dhaka',
    description: '<p>An event.</p>',
    ...overrides,
    seller,
  }
  const [profile] = await db.select({ seller_name: seller_profiles.full_name }).from(seller_profiles).where(eq(seller_profiles.user_id, seller))
  const texts = { ...event, seller_name: profile?.seller_name ?? '' }
  const [terms] = await learnEventTerms(db, [texts])
  const [row] = await db
    .insert(events)
    .values({ ...event, ...eventTermColumns(terms) })
    .returning({ id: events.id })
  return row!.id
}

/** A ticket type of an event: 100 taka, 20 of 20 seats left. The event's own price and seats stay as they are. Gives its id. */
export async function makeTicket(db: Db, event: number, overrides: Partial<NewTicket> = {}): Promise<number> {
  made += 1
  const seats = overrides.seats ?? 20
  const [row] = await db
    .insert(event_tickets)
    .values({ title: `Ticket ${made}`, price: 100, seats, capacity: Math.max(seats, 20), ...overrides, event })
    .returning({ id: event_tickets.id })
  return row!.id
}

import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { type Hours, USUAL_HOURS } from '#contract/services/hours.ts'
import type { Session } from './adapters/payment/local-gateway/book.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { BUYER, PAST_BUYERS, SEEKER } from './db/seed/accounts.ts'
import { BookedTimes } from './db/seed/services/booked-times.ts'
import { planBookings } from './db/seed/services/booking-plan.ts'
import { CLIENTS } from './db/seed/services/clients.ts'
import { buyers, users } from './db/tables/accounts.ts'
import { calendars, service_members, services } from './db/tables/services.ts'
import { moneyOf, payBookings } from './demo-booking-money.ts'
import { rateBookings } from './demo-booking-reviews.ts'
import { type Client, type OfferedService, writeBookings } from './demo-booking-rows.ts'
import { refreshFreeTimes } from './features/services/free-times/refresh-free-times.ts'
import type { PurchaseHandlers } from './purchases/purchase-handler.ts'

const BUSIEST = 'shohag'

interface Booking {
  /** Milliseconds since the epoch. */
  now: number
  handlers: PurchaseHandlers
}

/**
 * Has services of the demo market booked, in the transaction that makes them: bookings in every state, each with its time taken as the rules of times have
 * it, those that are done rated, and lists that know what is free. @returns the payments, as the local gateway would have written them down
 */
export async function bookDemo(tx: Tx, { now, handlers }: Booking): Promise<Session[]> {
  const offered = await readServices(tx)
  const clients = await readClients(tx)
  const planned = planBookings({
    services: offered,
    buyers: clients.map(({ user_id }) => user_id),
    times: new BookedTimes(await readHours(tx)),
    busiest: await readBusiest(tx),
    now,
    onlineOf: (service, price) => moneyOf(service, price).online,
  })
  const written = await writeBookings(tx, planned, { clients: new Map(clients.map((client) => [client.user_id, client])), now })
  const sessions = await payBookings(tx, written, { handlers })
  await rateBookings(tx, written, now)
  await refreshFreeTimes(tx, { limit: offered.length, now })
  return sessions
}

/** What can be asked for, with who does it. */
async function readServices(tx: Tx): Promise<OfferedService[]> {
  const rows = await tx.select().from(services).where(eq(services.is_active, true)).orderBy(asc(services.id))
  const doing = await tx.select().from(service_members).orderBy(asc(service_members.member))
  const membersOf = Map.groupBy(doing, ({ service }) => service)
  return rows.map((row) => ({ ...row, members: (membersOf.get(row.id) ?? []).map(({ member }) => member) }))
}

/** Who books: first the account that people try it with. */
async function readClients(tx: Tx): Promise<Client[]> {
  const names = [BUYER, ...CLIENTS, ...PAST_BUYERS, SEEKER].map(({ username }) => username)
  const rows = await tx
    .select({ id: buyers.id, user_id: users.id, username: users.username, full_name: users.full_name })
    .from(buyers)
    .innerJoin(users, eq(users.id, buyers.user_id))
    .where(and(inArray(users.username, names), isNull(users.deleted_at)))
  return rows.toSorted((one, other) => names.indexOf(one.username) - names.indexOf(other.username))
}

/** The team that people try it with has the fullest calendar. */
async function readBusiest(tx: Tx): Promise<number | undefined> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.username, BUSIEST))
  return found?.id
}

/** A member's own hours, or those of all. What is booked in days that a provider has closed was booked before that. */
async function readHours(tx: Tx) {
  const rows = await tx
    .select({ member: calendars.member, own: calendars.hours, all: sql<(typeof calendars.$inferSelect)['hours']>`shared.hours` })
    .from(calendars)
    .innerJoin(sql`calendars shared`, sql`shared.seller = ${calendars.seller} and shared.member is null`)
    .where(sql`${calendars.member} is not null`)
  const before = (hours: Hours): Hours => ({ ...hours, windows: hours.windows.filter(({ kind }) => kind !== 'own') })
  return new Map(rows.map(({ member, own, all }) => [member ?? 0, before(own ?? all ?? USUAL_HOURS)]))
}

import { eq, sql } from 'drizzle-orm'
import type { Database } from '#server/db/connection/open.ts'
import { learnServiceTerms, serviceTermColumn } from '#server/db/services/service-words.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'
import { services } from '#server/db/tables/services.ts'
import type { TestApp } from '../app.ts'
import { type MadeService, makeService, type ServiceOver } from './services.ts'

/** A service that words find, as one that its form has made. */
export async function makeListedService(db: Database['db'], over: ServiceOver = {}): Promise<MadeService> {
  const made = await makeService(db, over)
  const [row] = await db.select().from(services).where(eq(services.id, made.id))
  const [profile] = await db.select().from(seller_profiles).where(eq(seller_profiles.user_id, made.seller))
  const [terms] = await learnServiceTerms(db, [{ ...row!, seller_name: profile?.full_name ?? '', district: profile?.district ?? null }])
  await db.update(services).set(serviceTermColumn(terms)).where(eq(services.id, made.id))
  return made
}

interface Taken {
  member: number
  /** ISO 8601. */
  from: string
  to: string
  /** Of this service, with so many seats left: a time of several buyers. Absent: of one. */
  group?: { service: number; left: number }
}

let holders = 1_000_000

/** Has a member taken, without the work of booking. */
export async function takeTime({ database: { pool } }: Pick<TestApp, 'database'>, { member, from, to, group }: Taken): Promise<void> {
  holders += 1
  if (group)
    await pool.query(
      `with made as (
         insert into group_times (service, member, starts_at, seats, "left") select id, $2, $3, seats, $4 from services where id = $1 returning id)
       insert into occupied (member, during, holder) select $2, tstzrange($3, $5), -id from made`,
      [group.service, member, from, group.left, to],
    )
  else await pool.query('insert into occupied (member, during, holder) values ($1, tstzrange($2, $3), $4)', [member, from, to, holders])
}

interface Done {
  user_id: number
  state?: string
  /** Days since its end. */
  ended?: number
}

/** A booking that came to its end, without the work of asking for it. */
export async function bookService(
  { database: { db } }: Pick<TestApp, 'database'>,
  of: MadeService,
  { user_id, state = 'done', ended = 0 }: Done,
): Promise<void> {
  holders += 1
  const [member] = of.members
  await db.execute(sql`
    insert into bookings (number, service, seller, buyer, member, starts_at, ends_at, state, pause_before, pause_after, notice_hours, answer_hours, pricing,
      is_instant, payment, advance_percent, cancel_hours, price, cash, title, place, full_name, phone_number, confirmed_at, ended_at)
    select ${`B${holders}`}, g.id, g.seller, b.id, ${member}, ended.at - interval '1 hour', ended.at, ${state}, 0, 0, 0, 12, g.pricing, true, 'after', 10, '24', g.price,
      g.price, g.title, g.place, 'Rahima', '+8801712345678', ended.at - interval '2 days', ended.at
    from services g, buyers b, (select now() - make_interval(days => ${ended}, mins => 5) as at) as ended where g.id = ${of.id} and b.user_id = ${user_id}`)
}

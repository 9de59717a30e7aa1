import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { readDatabaseUrl } from '../connection/pool.ts'
import { schema } from '../schema.ts'

export type SeedDb = Tx

/** Any number; the same in every version. */
const SEED_LOCK = 740_611_002

/**
 * Runs a seed in one transaction on a connection without time limits, one seed at a time whatever the number of processes;
 * what is interrupted leaves nothing. Statistics are fresh afterwards.
 */
export async function inSeedTransaction<T>(database: Pick<Database, 'url'>, work: (db: SeedDb) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: readDatabaseUrl(database.url).url, connectionTimeoutMillis: 5000, application_name: 'hatkhola seed' })
  // The statement under way reports a lost connection; without a listener the event itself would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const result = await drizzle(client, { schema }).transaction(async (tx) => {
      await client.query('set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
      await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
      return work(tx)
    })
    await client.query('set statement_timeout = 0')
    await client.query(
      'vacuum (analyze) events, event_tickets, galleries, gallery_items, faq_lists, faqs, products, product_variants, stock_moves, services, service_members, team_members, calendars, bookings, booking_events, occupied, group_times, job_posts, job_applications, blogs, posts, threads, comments, reactions, follows, people, search_vocabulary',
    )
    return result
  } finally {
    // Not committed means undone: the connection takes it along.
    await client.end()
  }
}

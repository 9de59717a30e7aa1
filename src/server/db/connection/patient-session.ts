import pg from 'pg'
import { readDatabaseUrl } from './pool.ts'

/** One connection of its own, for work that takes longer than any request may. */
export interface Session {
  query: <T extends object>(text: string, values?: unknown[]) => Promise<T[]>
  end: () => Promise<void>
}

/**
 * Opens a connection without limits of time. What belongs to it (locks, temporary slots, a backup that has begun) ends with it.
 * @throws the driver's error — there is no database at the address, or it refuses us.
 */
export async function openSession(url: string, label: string): Promise<Session> {
  const address = readDatabaseUrl(url)
  const client = new pg.Client({ connectionString: address.url, application_name: label, connectionTimeoutMillis: 5000, keepAlive: true })
  // The statement under way reports a lost connection.
  client.on('error', () => undefined)
  await client.connect()
  await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set idle_session_timeout = 0')
  return {
    query: async <T extends object>(text: string, values: unknown[] = []) => (await client.query<T>(text, values)).rows,
    end: () => client.end(),
  }
}

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { schema } from '../schema.ts'
import { isLost } from './faults.ts'
import type { PoolClient } from './pool.ts'

type Db = NodePgDatabase<typeof schema>

/**
 * Has each transaction give its connection back, however it ends. Drizzle's own keeps it for good where `begin` fails, so that ten of them during an
 * outage leave a process without any; and gives one back as good whose statements were not answered: in which state that one is, only the server knows, so
 * it is closed.
 */
export function givingBack(db: Db, pool: pg.Pool): Db {
  // Reading the schema costs more than many transactions do; connections are few and live long.
  const known = new WeakMap<PoolClient, Db>()
  const on = (client: PoolClient): Db => {
    const made: Db = known.get(client) ?? drizzle(client, { schema })
    known.set(client, made)
    return made
  }
  const transaction: Db['transaction'] = async (work, config) => {
    const client = await pool.connect()
    let isLeft = false
    try {
      return await on(client).transaction(work, config)
    } catch (error) {
      isLeft = isLost(error)
      throw error
    } finally {
      client.release(isLeft)
    }
  }
  return Object.assign(db, { transaction })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Database } from './db/connection/open.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './db/seed/accounts.ts'

/** As the seed writes it down. */
const NAME = 'demo-market'
const SEED = join(import.meta.dirname, 'seed-process.ts')

interface Making {
  /** Is told what is made, when it has to be made: that takes seconds. */
  onProgress: (what: string) => void
  /** Where the local gateway keeps its book, if this server's gateway is one. */
  gatewayFolder: string | undefined
}

/**
 * Sees to it that an empty database has the demo market. It is made in a process of its own: drawing its pictures takes 200 MB, which
 * a server would keep for the rest of its life.
 * @returns whether the market is there; not when the database has accounts of its own.
 * @throws {Error} the process that makes it failed; its own output says why, and nothing half made stays.
 */
export async function ensureDemoMarket(database: Pick<Database, 'pool' | 'url'>, { onProgress, gatewayFolder }: Making): Promise<boolean> {
  if (await hasMarket(database)) return true
  const { rowCount } = await database.pool.query('select 1 from users limit 1')
  if (rowCount) return false
  onProgress('making the demo market')
  const child = spawn(process.execPath, [SEED, gatewayFolder ?? ''], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface({ input: child.stdout }).on('line', (what) => onProgress(`making the demo market, ${what}`))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The demo market could not be made. SEED=none starts without it.')
  return hasMarket(database)
}

async function hasMarket({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from seedings where name = $1', [NAME])
  return Boolean(rowCount)
}

/** What to try the demo market with, for a person at the terminal. */
export function demoAccountsText(): string {
  const width = Math.max(...DEMO_ACCOUNTS.map(({ username }) => username.length))
  const lines = DEMO_ACCOUNTS.map(({ username, shows }) => `  ${username.padEnd(width)}  ${shows}`)
  return [`Accounts of the demo market (password of all: ${DEMO_PASSWORD}):`, ...lines].join('\n')
}

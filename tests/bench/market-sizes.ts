import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectNode, run } from '../../src/tasks/steps/run.mjs'
import { copyMarketData, removeMarketData } from '../support/market-data.ts'

/** The demo market as it is, or with about so many events. */
export type MarketSize = 'demo' | number

/** Events of the demo market; `npm run db:seed -- --scale N` makes N times as many. */
const DEMO_EVENTS = 48
const SEED_TIMEOUT_MS = 30 * 60_000

/** A data folder with a market of that size while `work` goes on. */
export async function withMarketData<T>(size: MarketSize, work: (dataFolder: string) => Promise<T>): Promise<T> {
  const folder = size === 'demo' ? await copyMarketData() : join(tmpdir(), `hatkhola-bench-${randomBytes(6).toString('hex')}`)
  try {
    if (size !== 'demo') await fill(folder, size)
    return await work(folder)
  } finally {
    removeMarketData(folder)
  }
}

async function fill(folder: string, size: number): Promise<void> {
  console.error(`filling a market with ${size} events ...`)
  const scale = Math.max(1, Math.round(size / DEMO_EVENTS))
  const env = { HATKHOLA_DATA: folder, DATABASE_URL: '' }
  const code = await run(projectNode(), ['src/tasks/seed.ts', '--scale', String(scale)], { env, timeoutMs: SEED_TIMEOUT_MS })
  if (code !== 0) throw new Error(`the market of ${size} events could not be made (exit code ${code})`)
}

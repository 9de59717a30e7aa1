/**
 * A process that moves money at random, eight clients at once, and says each move once it is committed: `said <what>`. It may stop for good at a named
 * place, so that a test kills it there. What it is to do comes as JSON in `MOVER`.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { asProblem, isUndone } from '#server/db/connection/faults.ts'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { randomOf } from '../random-of.ts'
import type { Market } from './ledger-orders.ts'
import { randomMove } from './random-moves.ts'

export interface MoverTask {
  url: string
  seed: number
  /** How many steps are done by all clients together. */
  steps: number
  market: Market
  /** Where it stops for good, and after how many transactions. */
  pause?: { at: 'before-commit' | 'after-commit'; after: number }
}

const CLIENTS = 8
const task: MoverTask = JSON.parse(process.env.MOVER ?? '{}')
const database = await openDatabase({ url: task.url, dataFolder: '', label: `hatkhola mover ${process.pid}`, log: () => undefined })

let transactions = 0
async function stopAt(at: 'before-commit' | 'after-commit'): Promise<void> {
  if (task.pause?.at !== at || transactions < task.pause.after) return
  process.stdout.write(`paused at ${at}\n`)
  await new Promise(() => setInterval(() => undefined, 1000))
}

/** Its transactions pass the places where a process may die. */
const db: Pick<Database['db'], 'transaction'> = {
  transaction: async (work, config) => {
    const done = await database.db.transaction(async (tx) => {
      const result = await work(tx)
      transactions++
      await stopAt('before-commit')
      return result
    }, config)
    await stopAt('after-commit')
    return done
  },
}

let left = task.steps
async function client(place: number): Promise<void> {
  const draw = randomOf(task.seed + place * 7919)
  while (left-- > 0) {
    try {
      for (const said of await randomMove({ db, pool: database.pool, market: task.market }, draw)) process.stdout.write(`said ${said}\n`)
    } catch (error) {
      // The database was away, or has refused: more than was paid, a limit of time.
      if (!asProblem(error) && !isUndone(error)) process.stdout.write(`wrong ${error instanceof Error ? error.message.replaceAll('\n', ' ') : error}\n`)
      if (asProblem(error)) await wait(200)
    }
  }
}

await Promise.all(Array.from({ length: CLIENTS }, (_, place) => client(place + 1)))
// Not closed: of a database that died a connection may be left for which closing waits for ever.
process.exit(0)

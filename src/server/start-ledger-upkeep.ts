import type { Logger } from 'pino'
import type { Database } from './db/connection/open.ts'
import { readGatewayBook } from './gateway-book.ts'
import { startBackgroundJob } from './http/background-jobs.ts'
import { freeDue } from './ledger/free-due.ts'
import { writeDailySums } from './ledger/house-balance.ts'
import { noteProof } from './ledger/prove/doubt.ts'
import { proveLedger } from './ledger/prove/prove-ledger.ts'

const FREE_EVERY_MS = 60_000
const PROVE_EVERY_MS = 600_000

interface Parts {
  database: Pick<Database, 'db' | 'pool'>
  settings: Parameters<typeof readGatewayBook>[0]
  log: Pick<Logger, 'warn' | 'error'>
}

/** Frees sellers' money whose hold is over, and once a night sums up the house's accounts and proves the ledger, until it is stopped; gives what stops it. */
export function startLedgerUpkeep(parts: Parts): () => Promise<void> {
  const { db } = parts.database
  const { log } = parts
  const night = nightOf(parts)
  const stops = [
    startBackgroundJob({ every_ms: FREE_EVERY_MS, work: () => freeDue(db).then(() => false), fault: 'money whose hold is over could not be freed', log }),
    startBackgroundJob({ every_ms: PROVE_EVERY_MS, work: () => night().then(() => false), fault: 'the ledger could not be proven', log }),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/**
 * The work of a night, once: the first process that looks after the day has ended sums it up and proves the ledger. A proof that could not be made is made
 * at the next look. While something does not fit, no withdrawal is paid out.
 */
export function nightOf({ database, settings, log }: Parts): () => Promise<void> {
  let isOwed = false
  return async () => {
    isOwed = (await writeDailySums(database.db)) || isOwed
    if (!isOwed) return
    const gateway = await readGatewayBook(settings)
    const faults = await proveLedger(database, { gateway })
    await noteProof(database.db, faults)
    isOwed = false
    for (const fault of faults) log.error({ fault }, 'the ledger does not fit: withdrawals are paused until staff have looked (npm run money -- prove)')
  }
}

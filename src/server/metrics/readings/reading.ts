import type { Tx } from '../../db/connection/in-transaction.ts'

/** What the database is asked with. */
export type Reader = Pick<Tx, 'execute'>

/** What is read of the database, and what each says. */
export const READ_METRICS = {
  hatkhola_queue_due: {
    help: 'Rows that are due for a background job, of each queue and kind; of all kinds of a queue 10,000 are counted.',
    labels: ['queue', 'kind'],
  },
  hatkhola_queue_oldest_seconds: { help: 'For how long the oldest of them has been due; 0: none is.', labels: ['queue', 'kind'] },
  hatkhola_desk_waiting: { help: 'What waits for staff at the desk, of each queue.', labels: ['queue'] },
  hatkhola_desk_oldest_seconds: { help: 'For how long the oldest of it has waited; 0: nothing does.', labels: ['queue'] },
  hatkhola_purchases_last_day: { help: 'Purchases that began in the last 24 hours, of the 10,000 newest, by what they are now.', labels: ['state'] },
  hatkhola_ledger_in_doubt: { help: '1: the last proof of the ledger has found something that does not fit, and no withdrawal is paid out.', labels: [] },
  hatkhola_replicas: { help: 'Connections of replicas to the database.', labels: [] },
  hatkhola_replica_lag_seconds: { help: 'By how much a replica lags behind, where the database lets its role see that.', labels: ['replica'] },
  hatkhola_replica_lag_bytes: { help: 'The same in bytes of the write-ahead log.', labels: ['replica'] },
} as const
export type ReadMetric = keyof typeof READ_METRICS

/** One number that was read. */
export interface Value {
  metric: ReadMetric
  labels?: Readonly<Record<string, string>>
  value: number
}

/** What is asked of the database in one go: it comes whole, or nothing of it does. */
export interface Reading {
  name: string
  /** How old it may be before it is made again; absent: as old as all others. */
  lasts_ms?: number
  read: (db: Reader) => Promise<readonly Value[]>
}

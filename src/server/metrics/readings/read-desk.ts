import type { Reader, Reading, Value } from './reading.ts'

/** How each queue of the desk is counted. `oldest_at`: ISO 8601; null where nothing waits. */
export type CountedQueues = Readonly<Record<string, (db: Reader) => Promise<{ total: number; oldest_at: string | null }>>>

/** What waits for staff: cases, withdrawals, disputes and all else, as the desk itself counts it. */
export const deskReading = (queues: CountedQueues): Reading => ({
  name: 'desk',
  // People decide within hours, and who counts orders that are late looks at all that are open.
  lasts_ms: 60_000,
  read: async (db) => {
    const values: Value[] = []
    for (const [queue, count] of Object.entries(queues)) {
      const { total, oldest_at } = await count(db)
      const seconds = oldest_at === null ? 0 : Math.max(0, (Date.now() - Date.parse(oldest_at)) / 1000)
      values.push(
        { metric: 'hatkhola_desk_waiting', labels: { queue }, value: total },
        { metric: 'hatkhola_desk_oldest_seconds', labels: { queue }, value: seconds },
      )
    }
    return values
  },
})

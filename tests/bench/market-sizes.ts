import { sql } from 'drizzle-orm'
import { openDatabase } from '#server/db/connection/open.ts'
import { seedScale } from '#server/db/seed/seed-scale.ts'
import { events } from '#server/db/tables/events.ts'
import { copyMarketData, removeMarketData } from '../support/journeys/market/market-data.ts'

/** The demo market as it is, or with about so many events. */
export type MarketSize = 'demo' | number

/** A data folder with a market of that size while `work` goes on. */
export async function withMarketData<T>(size: MarketSize, work: (dataFolder: string) => Promise<T>): Promise<T> {
  const folder = await copyMarketData()
  try {
    if (size !== 'demo') await grow(folder, size)
    return await work(folder)
  } finally {
    removeMarketData(folder)
  }
}

/** Adds events in steps of the demo market's own number. */
async function grow(dataFolder: string, size: number): Promise<void> {
  const database = await openDatabase({ url: undefined, dataFolder, label: `hatkhola bench pid ${process.pid}`, log: () => undefined })
  try {
    const there = await database.db.$count(events)
    const times = Math.round((size - there) / there)
    if (times > 0) await seedScale(database, times)
    // What PostgreSQL does by itself within minutes.
    await database.db.execute(sql`vacuum analyze`)
    console.error(`a market with ${await database.db.$count(events)} events`)
  } finally {
    await database.close()
  }
}

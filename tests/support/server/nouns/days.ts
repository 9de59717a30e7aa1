import { DAY_MS, dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import type { TestApp } from '../app.ts'
import { type GatedEvent, makeGate, makeGatedEvent, type OpenGate } from './gates.ts'

/** ISO 8601, so many days from now at this time of the day; negative ones ago. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

/** An event that began yesterday morning and ends late in so many days, as columns. */
export const spanUntil = (days: number): { from_time: string; to_time: string } => ({
  from_time: new Date(Date.parse(dhakaDayBounds(dhakaDay(Date.now() - DAY_MS)).from) + 3_600_000).toISOString(),
  to_time: new Date(Date.parse(dhakaDayBounds(dhakaDay(Date.now() + days * DAY_MS)).to) - 60_000).toISOString(),
})

export interface FairEvent {
  gated: GatedEvent
  north: OpenGate
  south: OpenGate
}

/** An event of yesterday, today and tomorrow, with two gates that were there from its beginning. */
export async function makeFair(app: Pick<TestApp, 'request' | 'database'>, name: string, sold = 1): Promise<FairEvent> {
  const gated = await makeGatedEvent(app, name, sold)
  const { from_time, to_time } = spanUntil(1)
  await app.database.pool.query('update events set from_time = $2, to_time = $3 where id = $1', [gated.event, from_time, to_time])
  const [north, south] = [await makeGate(app, gated, 'North'), await makeGate(app, gated, 'South')]
  await app.database.pool.query(`update gate_passes set created_at = now() - interval '3 days' where event = $1`, [gated.event])
  return { gated, north, south }
}

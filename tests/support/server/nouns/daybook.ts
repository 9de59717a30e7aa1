import { dhakaDay } from '#contract/core/time.ts'
import type { DaybookFields } from '#contract/daybook/daybook-entry.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { as, type SignedInPerson } from '../people.ts'

type Asking = Pick<TestApp, 'request'>
type Who = Pick<SignedInPerson, 'access'>

/** Today in Dhaka, or a day so many before. */
export const daysAgo = (days = 0): string => dhakaDay(Date.now() - days * 86_400_000)
export const entryKey = (n: number): string => `entry-${String(n).padStart(20, '0')}`

/** What is sent of an entry: of today, unless said otherwise. */
export const aNote = (over: Record<string, unknown> = {}): Record<string, unknown> => ({
  kind: 'sale' satisfies DaybookFields['kind'],
  amount: 100,
  day: daysAgo(),
  ...over,
})

interface Writing {
  method?: 'POST' | 'PUT' | 'DELETE'
  /** By its number; absent: a new one has it in its body. */
  of?: number
  body?: unknown
  /** An Idempotency-Key. */
  key?: string
}

/** Sends a write of a day-book. */
export const writeDaybook = (app: Asking, who: Who, { method = 'POST', of, body, key }: Writing): Promise<Response> =>
  app.request(of === undefined ? '/api/daybook/' : `/api/daybook/${entryKey(of)}/`, {
    method,
    headers: { ...as(who), 'content-type': 'application/json', origin: TEST_ORIGIN, ...(key !== undefined && { 'idempotency-key': key }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** An entry that must be taken. */
export async function noted(app: Asking, who: Who, { n, ...over }: { n: number; [field: string]: unknown }): Promise<void> {
  const response = await writeDaybook(app, who, { body: { entry_key: entryKey(n), version: 1, entry: aNote(over) } })
  if (response.status !== 200) throw new Error(`the entry was refused: ${response.status} ${await response.text()}`)
}

/** @param path what follows /api/daybook/ */
export const readDaybook = (app: Asking, who: Who, path = ''): Promise<Response> => app.request(`/api/daybook/${path}`, { headers: as(who) })

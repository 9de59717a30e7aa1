import { login, type SignedIn } from '#contract/accounts/sessions.ts'
import type { Database } from '#server/db/connection/open.ts'
import { DEMO_PASSWORD } from '#server/db/seed/accounts.ts'
import { makeEvent, makeSeller, makeTicket } from '../support/server/nouns/events.ts'
import { makeSignedIn } from '../support/server/orders/order-crowd.ts'
import { makeWaiting } from '../support/server/orders/waiting-orders.ts'
import { beside } from './beside.ts'
import { type BenchOptions, type Findings, type Line, percentile } from './line.ts'
import { withApp } from './serving.ts'

const STAFF = 'moderator'
const ROWS = 100_000
/** A statement must end within the time that the service allows it. */
const BATCH = 5_000
const MOST_MS = 100
const ASKED = 60
const QUICKLY_ASKED = 20
const SEATS = 1_000_000

const ADDRESSES: Record<string, string> = {
  'overview of the desk': '/api/desk/',
  'open cases': '/api/desk/cases/',
  'open cases of one kind': '/api/desk/cases/?kind=comment',
  'closed cases': '/api/desk/cases/?state=closed',
  'orders in review': '/api/desk/orders/?queue=review',
  'refunds that are slow': '/api/desk/orders/?queue=refund-slow',
  'an order by a whole phone number': '/api/desk/orders/search/?q=01700050000',
  'an order by its transaction': '/api/desk/orders/search/?q=EOW004010000-1',
  'orders by a name that every tenth has': '/api/desk/orders/search/?q=nasrin',
  'orders by a rare name': '/api/desk/orders/search/?q=shefali',
  'an order by the last four digits of a phone number': '/api/desk/orders/search/?q=5077',
  'a person by a part of the name': '/api/desk/people/?q=nus',
  'the log': '/api/desk/log/',
}

/** What staff look at, over 100,000 open cases and 100,000 orders of which a tenth is in review. */
export const benchDesk = ({ isQuick }: BenchOptions): Promise<Findings> =>
  withApp('demo', async ({ service, ...app }) => {
    await beside({ service, ...app }, fill)
    const headers = { authorization: `Bearer ${await signInStaff(service)}` }
    const asked = isQuick ? QUICKLY_ASKED : ASKED
    const times = Object.fromEntries(Object.keys(ADDRESSES).map((name): [string, number[]] => [name, []]))
    // One round after another, so that what else the machine does falls on all of them.
    for (let round = 0; round < asked; round++) for (const [name, path] of Object.entries(ADDRESSES)) times[name]?.push(await timeOf(service + path, headers))
    const lines = Object.entries(times).flatMap(([name, ms]): Line[] => [
      { goal: 'desk', what: `${name}, p50`, unit: 'ms', values: [percentile(ms, 0.5)] },
      { goal: 'desk', what: `${name}, p95`, unit: 'ms', values: [percentile(ms, 0.95)], most: MOST_MS },
    ])
    return { lines, raw: times }
  })

async function timeOf(address: string, headers: Record<string, string>): Promise<number> {
  const began = performance.now()
  const response = await fetch(address, { headers })
  if (!response.ok) throw new Error(`${address}: the service answered ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - began
}

async function signInStaff(service: string): Promise<string> {
  const body = JSON.stringify({ username: STAFF, password: DEMO_PASSWORD, remember: true })
  const response = await fetch(service + login.path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  if (!response.ok) throw new Error(`staff could not sign in: ${response.status}`)
  return ((await response.json()) as SignedIn).access
}

/** Comments with a case each, a tenth of them decided; and orders of as many phone numbers and names. */
async function fill(database: Database): Promise<void> {
  const { db, pool } = database
  const cases = (ROWS / 9) * 10
  for (let made = 0; made < cases; made += BATCH)
    await pool.query(
      `with written as (
       insert into comments (thread, author, email, text, state, held_reason, key_hash, created_at)
       select (select thread from blogs order by id limit 1), 'Ripon ' || n, 'ripon' || n || '@mail.example', 'Twelve settings, number ' || n, 'held', 'links',
         'bench ' || n, now() - make_interval(secs => n) from generate_series($1::int + 1, $1::int + $2::int) n returning id, created_at
     )
     insert into cases (kind, subject, state, opened_at, held_reason, decided_at, reason)
     select 'comment', id, case when id % 10 = 0 then 'kept' else 'open' end, created_at, 'links',
       case when id % 10 = 0 then now() end, case when id % 10 = 0 then 'Looked at it.' else '' end from written`,
      [made, BATCH],
    )
  const event = await makeEvent(db, { seller: await makeSeller(db), seats: SEATS, price: 100 })
  const ticket = await makeTicket(db, event, { price: 100, seats: SEATS, capacity: SEATS })
  const [buyer] = await makeSignedIn(database, 1)
  const batch = { event, ticket, buyer: buyer?.user_id ?? 0, count: BATCH, state: 'confirmed', madeMinutes: 600, dueMinutes: 0 } as const
  for (let made = 0; made < ROWS; made += BATCH) await makeWaiting(database, batch)
  await pool.query(
    `update purchases p set phone_number = '+88017' || lpad(n::text, 8, '0'), full_name = case when n % 10 = 1 then 'Nasrin Akter' when n % 5000 = 0 then 'Shefali' else 'Buyer' || n end, state = case when n % 10 = 0 then 'review' else state end
     from (select id, row_number() over (order by id) as n from purchases where event = $1) counted where p.id = counted.id`,
    [event],
  )
  await pool.query(`update payment_attempts set check_at = null, state = 'failed' where purchase in (select id from purchases where event = $1)`, [event])
  await pool.query('analyze')
}

import { randomBytes } from 'node:crypto'
import type { GateList, GatePass, GateScan } from '#contract/events/gate.ts'
import { seller_profiles } from '#server/db/tables/sellers.ts'
import type { TestApp } from '../app.ts'
import { as, joinAndLogIn, post, type SignedInPerson } from '../people.ts'
import { makeEvent, makeTicket } from './events.ts'

type Asking = Pick<TestApp, 'request'>
type Where = Asking & Pick<TestApp, 'database'>

/** A seller's event with tickets that were sold. */
export interface GatedEvent {
  seller: SignedInPerson
  event: number
  /** Of ticket. */
  kind: number
  /** Ids, in the order of their sale. */
  tickets: number[]
}

/** An event of a new seller, with so many tickets sold to one buyer. */
export async function makeGatedEvent(app: Where, name: string, sold: number): Promise<GatedEvent> {
  const seller = await joinAndLogIn(app, name)
  await app.database.db.insert(seller_profiles).values({ user_id: seller.id, slug: name, full_name: name })
  const event = await makeEvent(app.database.db, { seller: seller.id })
  const kind = await makeTicket(app.database.db, event, { title: 'Floor', capacity: Math.max(sold, 20), seats: 0 })
  return { seller, event, kind, tickets: await sell(app, event, { kind, sold }) }
}

/** Tickets without the work of buying them. @returns their ids */
export async function sell(
  { database: { pool } }: Pick<TestApp, 'database'>,
  event: number,
  { kind, sold }: { kind: number; sold: number },
): Promise<number[]> {
  const number = randomBytes(5).toString('hex').toUpperCase()
  const { rows } = await pool.query<{ id: number }>(
    `with made as (
       insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select $1, min(id), $2, 'confirmed', 'Rahima', '+8801712345678', 'rahima@mail.example', 0, 0, 0, 0, 0 from buyers returning id),
     line as (insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $3, 1, 0, 'Floor' from made returning *)
     insert into tickets (seat, purchase, event_order_item, event, event_ticket, code, qr, holder_name)
     select seat, line.purchase, line.id, $2, $3, upper(lpad(to_hex((random() * 4294967295)::bigint), 8, '0')), 'not signed', 'Holder ' || seat
     from line, generate_series(1, $4::int) seat order by seat returning id`,
    [number, event, kind, sold],
  )
  return rows.map(({ id }) => id)
}

export interface OpenGate {
  pass: GatePass
  secret: string
}

/** Makes the right to a gate by its seller's door. */
export async function makeGate(
  app: Asking,
  { seller, event }: Pick<GatedEvent, 'seller' | 'event'>,
  over: string | { label?: string; hours: number } = 'North',
): Promise<OpenGate> {
  const response = await askForGate(app, seller, { event_id: event, label: 'North', ...(typeof over === 'string' ? { label: over } : over) })
  if (response.status !== 200) throw new Error(`no gate: ${response.status} ${await response.text()}`)
  return response.json()
}

export const askForGate = (app: Asking, who: Pick<SignedInPerson, 'access'>, body: object) => post(app, '/api/gate/pass/', { body, headers: as(who) })

/** What the gate is told; no account is signed in. */
export const askForList = (app: Asking, secret: string, since: string | null = null) => post(app, '/api/gate/list/', { body: { secret, since } })
export const listOf = async (app: Asking, secret: string, since: string | null = null): Promise<GateList> => (await askForList(app, secret, since)).json()

export interface ScanSent {
  key: string
  ticket: number
  scanned_at: string
  way: 'qr' | 'code' | 'list'
  undone_at?: string | null
}

/** A scan of this moment. */
export const aScan = (ticket: number, over: Partial<ScanSent> = {}): ScanSent => ({
  key: randomBytes(16).toString('hex'),
  ticket,
  scanned_at: new Date().toISOString(),
  way: 'qr',
  ...over,
})

export interface ScanResult {
  key: string
  outcome: 'admitted' | 'conflict' | 'refused' | 'undone'
  admitted_at: string | null
  gate: string | null
}

export const askToScan = (app: Asking, secret: string, scans: readonly object[]) => post(app, '/api/gate/scans/', { body: { secret, scans } })

/** Sends scans as a phone does. @returns what came of each */
export async function scan(app: Asking, secret: string, ...scans: ScanSent[]): Promise<ScanResult[]> {
  const response = await askToScan(app, secret, scans)
  if (response.status !== 200) throw new Error(`not scanned: ${response.status} ${await response.text()}`)
  return (await response.json()).results
}

export interface ToldScans {
  tickets: number
  admitted: number
  days?: { day: string; tickets: number; admitted: number }[]
  undone?: (GateScan & { holder_name: string; code: string })[]
  conflicts: (GateScan & { holder_name: string; code: string; admitted_at: string; admitted_gate: string })[]
}

/** What the seller sees of all gates. */
export const scansOf = async (app: Asking, { seller, event }: Pick<GatedEvent, 'seller' | 'event'>): Promise<ToldScans> =>
  (await app.request(`/api/gate/scans/?event_id=${event}`, { headers: as(seller) })).json()

/** Minutes from now, negative ones ago. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString()

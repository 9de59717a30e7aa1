import type { BookingState } from '#contract/bookings/booking-rules.ts'
import { HOLDING_STATES } from '#contract/bookings/booking-rules.ts'
import type { OwnServiceDetail } from '#contract/services/own-service.ts'
import type { Database } from '#server/db/connection/open.ts'
import { service_categories } from '#server/db/tables/services.ts'
import { randomNumber } from '#server/purchases/purchase-numbers.ts'
import { TEST_ORIGIN, type TestApp } from '../app.ts'
import { as, join, type SignedInPerson } from '../people.ts'
import { aPoster } from './posting.ts'

type Asking = Pick<TestApp, 'request'>
type Where = Pick<TestApp, 'database'>
type Who = Pick<SignedInPerson, 'access'>

/** Two levels under each other. */
export interface ServiceBranch {
  service_category: number
  service_subcategory: number
}

let made = 0

/** One more branch of the tree, from its top, with titles of its own. */
export async function makeServiceBranch(db: Pick<Database['db'], 'insert'>): Promise<ServiceBranch> {
  made += 1
  const grow = async (title: string, title_bn: string, parent: number | null) => {
    const [row] = await db
      .insert(service_categories)
      .values({ title: `${title} ${made}`, title_bn: `${title_bn} ${made}`, parent })
      .returning({ id: service_categories.id })
    return row!.id
  }
  const service_category = await grow('Repairs', 'মেরামত', null)
  return { service_category, service_subcategory: await grow('Plumbing', 'প্লাম্বিং', service_category) }
}

/** The fields of a service as its form gives them: a plumber who comes, for 800 taka. */
export const serviceTexts = (branch: ServiceBranch, over: Record<string, string> = {}): Record<string, string> => ({
  title: 'পানির লাইন মেরামত',
  second_title: 'Water line repair',
  service_category: String(branch.service_category),
  service_subcategory: String(branch.service_subcategory),
  place: 'at-customer',
  districts: 'Dhaka,Gazipur',
  pricing: 'fixed',
  price: '৮০০',
  duration: '৬০',
  step: '30',
  pause_after: '১৫',
  confirms: 'ask',
  payment: 'after',
  cancel_hours: '24',
  description: '<p>কল ও লাইন সারাই।</p>',
  second_description: '<p>Taps and pipes.</p>',
  ...over,
})

export interface ServiceSent {
  path: string
  method?: 'POST' | 'PATCH'
  texts: Record<string, string>
  /** Files by the name of their field. */
  files?: Record<string, readonly Uint8Array<ArrayBuffer>[]>
}

/** Sends a form of services or of the team as a page of ours does. */
export function sendForm(app: Asking, person: Who, { path, method = 'POST', texts, files = {} }: ServiceSent): Promise<Response> {
  const body = new FormData()
  for (const [name, text] of Object.entries(texts)) body.append(name, text)
  for (const [name, all] of Object.entries(files)) for (const file of all) body.append(name, new Blob([file], { type: 'image/png' }), 'picture.png')
  return app.request(path, { method, body, headers: { ...as(person), origin: TEST_ORIGIN } })
}

/** A service that must be posted, with one picture. */
export async function postedService(app: Asking, person: Who, texts: Record<string, string>): Promise<OwnServiceDetail> {
  const response = await sendForm(app, person, { path: '/api/service/create/', texts, files: { pictures: [await aPoster()] } })
  if (response.status !== 200) throw new Error(`the service was refused: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Sends JSON by any method. */
export const sendJson = (app: Asking, person: Who, { path, method, body }: { path: string; method: 'POST' | 'PATCH' | 'DELETE'; body?: object }) =>
  app.request(path, {
    method,
    headers: { ...as(person), origin: TEST_ORIGIN, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  })

interface NewBooking {
  service: number
  member: number
  /** ISO 8601. */
  starts_at: string
  minutes?: number
  state?: BookingState
}

/** A booking without the work of asking for it; gives its number. */
export async function makeBooking(app: Where, { service, member, starts_at, minutes = 60, state = 'confirmed' }: NewBooking): Promise<string> {
  made += 1
  const { id } = await join(app, `booker-${made}-${randomNumber()}`.toLowerCase())
  const number = randomNumber()
  const isOpen = (['asked', 'offered', 'held'] as readonly string[]).includes(state)
  const isHolding = (HOLDING_STATES as readonly string[]).includes(state)
  await app.database.pool.query(
    `insert into bookings (number, service, seller, buyer, member, starts_at, ends_at, state, pause_before, pause_after, notice_hours, answer_hours, pricing, is_instant,
       payment, advance_percent, cancel_hours, price, cash, title, place, full_name, phone_number, confirmed_at, due_at, ended_at)
     select $1, s.id, s.seller, b.id, $2, $3, $3::timestamptz + make_interval(mins => $4), $5::text, s.pause_before, s.pause_after, s.notice_hours, s.answer_hours, s.pricing,
       s.is_instant, s.payment, s.advance_percent, s.cancel_hours, s.price, s.price, s.title, s.place, 'Nasrin Akter', '+8801712345678',
       case when not $6 then now() end, case when $6 then now() + interval '12 hours' end, case when not $7 then now() end
     from services s, buyers b where s.id = $8 and b.user_id = $9`,
    [number, member, starts_at, minutes, state, isOpen, isHolding, service, id],
  )
  return number
}

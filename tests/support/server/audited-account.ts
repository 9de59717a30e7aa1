import { eq, gt } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect } from 'vitest'
import { security_events, users } from '#server/db/tables/accounts.ts'
import { openStaffDesk, type StaffDesk } from '#server/staff-desk.ts'
import { useApp } from './app.ts'
import { trustingGoogle } from './ask-endpoint.ts'
import { makeEvent, makeTicket } from './nouns/events.ts'
import { sell } from './nouns/gates.ts'
import { as, cookiesAfter, post, type SignedInPerson } from './people.ts'
import { APPROVES_NOTHING } from './second-of-staff.ts'

/** Planted where a person types something, so that they can be looked for wherever something is written down. */
export const CANARY = {
  username: 'canary.username',
  email: 'canary.email@mail.example',
  newEmail: 'canary.moved@mail.example',
  password: 'canary password one',
  newPassword: 'canary password two',
  lastPassword: 'canary password three',
  wrongPassword: 'canary password wrong',
  fullName: 'Canary Fullname',
  phone: '01712345678',
  wirePhone: '+8801712345678',
  slug: 'canary-slug',
  shop: 'Canary Shopname',
  code: 'canary-google-code',
  device: 'CanaryBrowser/1.0',
  reason: 'the canary has flown',
  gate: 'Canary gate',
}
export const shop = {
  ...{ full_name: CANARY.shop, slug: CANARY.slug, profession: 'Potter', division: 'Dhaka', district: 'Dhaka' },
  ...{ languages: ['Bangla'], skills: ['Clay'], about: 'Pots.' },
}
export const google = { code: CANARY.code, state: 's'.repeat(43), nonce: 'n'.repeat(43), code_verifier: 'v'.repeat(43) }

export const lines: string[] = []
export const app = useApp({
  google: trustingGoogle,
  approvals: APPROVES_NOTHING,
  log: pino({ level: 'trace', base: null }, { write: (line: string) => void lines.push(line) }),
})
const { database, request, letters } = app

let opened: StaffDesk
beforeAll(async () => {
  opened = await openStaffDesk({ database_url: database.url, data_folder: '/nowhere' })
})
afterAll(() => opened.close())
/** What staff do at the desk. */
export const desk = () => opened

/** Everything that is a secret, or becomes one on the way. */
export const secrets = new Set<string>(Object.values(CANARY))
export const learn = (...found: string[]) => {
  for (const one of found.filter(Boolean)) secrets.add(one)
}

/** What was written down while something happened. */
export async function eventsDuring(work: () => Promise<unknown>) {
  const [last] = await database.pool.query<{ id: number }>('select coalesce(max(id), 0) as id from security_events').then(({ rows }) => rows)
  await work()
  await app.app().settle()
  return database.db
    .select()
    .from(security_events)
    .where(gt(security_events.id, last?.id ?? 0))
    .orderBy(security_events.id)
}
const browser = { 'user-agent': CANARY.device }
export const sent = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await post(app, path, { body, headers: { ...browser, ...headers } })
  const text = await response.clone().text()
  expect(response.status, `${path} ${text}`).toBeLessThan(500)
  learn(
    ...cookiesAfter(response)
      .split(/[=;. ]+/)
      .filter((part) => part.length > 20),
  )
  if (text.includes('"access"')) learn(JSON.parse(text).access)
  return response
}
export const enter = async (password: string): Promise<SignedInPerson> => {
  const response = await sent('/api/auth/login/', { username: CANARY.username, password })
  expect(response.status).toBe(200)
  return { ...(await response.clone().json()), password, cookies: cookiesAfter(response) }
}
export const linkIn = async () => {
  await app.app().settle()
  const token = /#token=([\w-]+)/.exec(letters.at(-1)?.text ?? '')?.[1] ?? ''
  learn(token)
  return token
}
export const account = async () => (await database.db.select().from(users).where(eq(users.username, CANARY.username)))[0]!
export const ask = (call: `${string} /${string}`, person: SignedInPerson, body?: object) => {
  const [method = '', path = ''] = call.split(' ')
  const headers = { ...browser, ...as(person), 'content-type': 'application/json' }
  return request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}
/** What they do while they are one of staff. */
export const asStaff = (work: (staff: SignedInPerson, id: number) => Promise<unknown>) => async () => {
  const staff = await enter(CANARY.lastPassword)
  const { id } = await account()
  await database.pool.query('update users set is_staff = true where id = $1', [id])
  await work(staff, id)
  await database.pool.query('update users set is_staff = false where id = $1', [id])
}
/** An event of theirs with two orders that cost nothing. */
export const soldOut = async () => {
  const event = await makeEvent(database.db, { seller: (await account()).id })
  const kind = await makeTicket(database.db, event, { seats: 0 })
  for (const sold of [1, 1]) await sell(app, event, { kind, sold })
  const { rows } = await database.pool.query<{ event_order_id: string }>('select number as event_order_id from purchases where event = $1 order by id', [event])
  return { event, orders: rows.map(({ event_order_id }) => event_order_id) }
}

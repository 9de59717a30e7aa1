import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { addressOf, type EndpointSpec } from '#contract/core/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { users } from '#server/db/tables/accounts.ts'
import { ATTEMPTS } from '#tests/support/hostile/injection-attempts.ts'
import { renewedSix } from '#tests/support/server/access/renewed-six.ts'
import { keyOf, ROUTE_ENTRIES } from '#tests/support/server/access/route-entries.ts'
import type { Question } from '#tests/support/server/access/route-entry.ts'
import { keepSix, markOf } from '#tests/support/server/access/six-marks.ts'
import { makeSix, PEOPLE, type Six, type Who } from '#tests/support/server/access/six-people.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { askEndpoint, trustingGoogle } from '#tests/support/server/ask-endpoint.ts'

/** Each endpoint goes through hundreds of requests, some of which hash a password. */
const LONG_MS = 60_000
const app = useApp({ google: trustingGoogle })
const { database, logged, request } = app
const unchangedSix = keepSix(app)

type Each = [string, EndpointSpec][]
const EACH: Each = ENDPOINTS.map((endpoint) => [keyOf(endpoint), endpoint])
const WITH_BODY = EACH.filter(([, { body }]) => body)
const WITH_ADDRESS = EACH.filter(([, { params, query }]) => params || query)

const STRANGE_BODIES = [
  '',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '[{}]',
  '{',
  '{"a":',
  '\0',
  '{"a":"\0"}',
  '{}{}',
  "{'a':1}",
  '['.repeat(20_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  `{"a":"${'x'.repeat(65_536)}"}`,
  '{"__proto__":{"is_staff":true,"user_id":1}}',
  '{"constructor":{"prototype":{"is_staff":true}}}',
]
const STRANGE_VALUES: readonly unknown[] = [
  null,
  true,
  7,
  -1,
  1e308,
  [],
  [[]],
  ['x'],
  {},
  { length: 1 },
  { toString: 'x' },
  { $ne: null },
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eegassem',
  'x'.repeat(65_536),
  'ক'.repeat(20_000),
]
/** What only the service decides. */
const NOT_YOURS = {
  ...{ is_featured: true, is_staff: true, is_seller: true, is_admin: true, role: 'admin', access: 'staff', payment_status: 'paid', total_price: 0 },
  ...{ locked_at: null, deleted_at: '2020-01-01T00:00:00.000Z', created_at: '2000-01-01T00:00:00.000Z', email_verified_at: '2000-01-01T00:00:00.000Z' },
  ...{
    google_sub: 'mine',
    password_hash: 'mine',
    has_password: false,
    profile_picture: '/media/x.webp',
    session_id: 'x',
    proved_at: '2099-01-01T00:00:00.000Z',
  },
}

const othersThan = (six: Six, who: Who) => PEOPLE.filter((one) => one !== who).map((one) => six[one].id)
const rowOf = async (id: number) => (await database.db.select().from(users).where(eq(users.id, id)))[0] as Record<string, unknown>
const send = (six: Six, endpoint: EndpointSpec, question: Question) => askEndpoint(app, endpoint, { question, access: six.sellerA.access })
const questionOf = (six: Six, endpoint: EndpointSpec, who: Who = 'sellerA'): Question => ROUTE_ENTRIES[keyOf(endpoint)]?.ask?.(six, who) ?? {}

/** Every body in which one field (or one item of a list) has been exchanged. */
function* exchanged(body: Record<string, unknown>, value: unknown): Generator<Record<string, unknown>> {
  for (const [name, given] of Object.entries(body)) {
    yield { ...body, [name]: value }
    if (Array.isArray(given)) yield { ...body, [name]: [value] }
  }
}

/** `HATKHOLA_SWEEP=whole`: every text in every field. Otherwise one field after the other, and each has some: there are more texts than fields. */
const IS_WHOLE = process.env.HATKHOLA_SWEEP === 'whole'
const inTurn = <T>(all: readonly T[], at: number): readonly T[] => (IS_WHOLE ? all : all.slice(at % all.length, (at % all.length) + 1))

/** A refusal, or what was asked for: never a fault of ours. What Google makes of a code is Google's affair. */
async function expectCalm(response: Response, what: string) {
  const text = await response.text()
  const isOurs = response.status >= 500 && !text.includes('"code":"google-failed"')
  expect(isOurs, `${what.slice(0, 200)} gave ${text.slice(0, 200)}`).toBe(false)
  expect(response.headers.get('content-type'), what.slice(0, 200)).toMatch(/json/)
}
const expectNoBug = () => expect(logged.filter(({ level }) => level === 'error')).toEqual([])

describe('refuses', () => {
  it.each(WITH_BODY)('%s bodies that are none of its own', async (_, endpoint) => {
    const six = await unchangedSix()
    const before = await markOf(app, othersThan(six, 'sellerA'))
    const headers = { 'content-type': 'application/json', origin: TEST_ORIGIN, authorization: `Bearer ${six.sellerA.access}` }
    for (const body of STRANGE_BODIES) {
      const response = await request(addressOf(endpoint, questionOf(six, endpoint)), { method: endpoint.method, headers, body })
      await expectCalm(response, body)
    }
    expect(await markOf(app, othersThan(six, 'sellerA'))).toBe(before)
    expect((await rowOf(six.sellerA.id)).is_staff).toBe(false)
    expect(({} as Record<string, unknown>).is_staff).toBeUndefined()
    expectNoBug()
  })

  it.each(WITH_BODY)(
    '%s strange values and SQL in every field',
    async (_, endpoint) => {
      const six = await unchangedSix()
      const before = await markOf(app, othersThan(six, 'sellerA'))
      const question = questionOf(six, endpoint)
      for (const [at, value] of [...STRANGE_VALUES, ...ATTEMPTS].entries()) {
        // What somebody may do how often has tests of its own.
        await database.pool.query('delete from rate_limits')
        for (const body of inTurn([...exchanged(question.body ?? {}, value)], at))
          await expectCalm(await send(six, endpoint, { ...question, body }), JSON.stringify(body))
      }
      expect(await markOf(app, othersThan(six, 'sellerA'))).toBe(before)
      expectNoBug()
    },
    LONG_MS,
  )

  it.each(WITH_ADDRESS)(
    '%s SQL and other strange texts in its address',
    async (_, endpoint) => {
      const six = await unchangedSix()
      const before = await markOf(app, othersThan(six, 'sellerA'))
      const { params = {}, query = {}, ...rest } = questionOf(six, endpoint)
      const strange = STRANGE_VALUES.filter((one): one is string => typeof one === 'string')
      for (const [at, value] of [...strange, ...ATTEMPTS].entries()) {
        const asked = [
          ...Object.keys(params).map((name) => ({ params: { ...params, [name]: value || ' ' }, query })),
          ...Object.keys(query).map((name) => ({ params, query: { ...query, [name]: value } })),
        ]
        for (const one of inTurn(asked, at)) await expectCalm(await send(six, endpoint, { ...rest, ...one }), JSON.stringify(one))
      }
      expect(await markOf(app, othersThan(six, 'sellerA'))).toBe(before)
      expectNoBug()
    },
    LONG_MS,
  )
})

describe('guards', () => {
  const people = renewedSix(app)

  it.each(WITH_BODY)('%s against fields that nobody may send: the rest is done, they are not', async (key, endpoint) => {
    const six = await people.get()
    const { expected, changes = [], before: prepare } = ROUTE_ENTRIES[key] ?? {}
    people.changed(...(prepare ? PEOPLE : (['buyerA'] as const)))
    await prepare?.(app, six)
    const { id } = six.buyerA
    const victim = { id: six.buyerB.id, user_id: six.buyerB.id, user: six.buyerB.id, seller: six.buyerB.id, username: six.buyerB.username }
    const before = { others: await markOf(app, othersThan(six, 'buyerA')), own: await rowOf(id) }
    const question = questionOf(six, endpoint, 'buyerA')
    const body = { ...NOT_YOURS, ...victim, ...question.body }
    const response = await askEndpoint(app, endpoint, { question: { ...question, body }, access: six.buyerA.access })
    expect(response.status).toBe(expected?.buyerA)
    expect(await markOf(app, othersThan(six, 'buyerA'))).toBe(before.others)
    const after = await rowOf(id)
    const changed = Object.keys(after).filter((column) => JSON.stringify(after[column]) !== JSON.stringify(before.own[column]))
    if (changes[0] !== '*') expect(changed).toEqual(changes)
    expect(after.is_staff).toBe(false)
  })

  describe('what this file leans on', () => {
    let six: Six
    beforeAll(async () => {
      six = await makeSix(app)
    })

    it.each([
      ['users', "update users set full_name = 'x' where id = $1"],
      ['sessions', "update sessions set device = 'x' where user_id = $1"],
      ['seller_profiles', "update seller_profiles set about = 'x' where user_id = $1"],
      ['events', 'update events set is_active = false where seller = $1'],
      ['buyers', 'update buyers set created_at = now() where user_id = $1'],
      ['purchases', "update purchases set order_note = 'x' where buyer = (select id from buyers where user_id = $1)"],
      ['kept_answers', "insert into kept_answers (user_id, key, fingerprint, status, body) values ($1, 'k', '', 200, '1')"],
    ])('sees a change in %s', async (_, statement) => {
      const ids = othersThan(six, 'sellerA')
      const before = await markOf(app, ids)
      await database.pool.query(statement, [six.sellerA.id])
      expect(await markOf(app, ids)).toBe(before)
      await database.pool.query(statement, [six.sellerB.id])
      expect(await markOf(app, ids)).not.toBe(before)
    })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { ATTEMPTS } from '#tests/support/hostile/injection-attempts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent, makeTicket } from '#tests/support/server/nouns/events.ts'

const { request, database, logged } = useApp()

const TEXT_KEYS = ['q', 'location'] as const
const STRICT_KEYS = ['type', 'date', 'category', 'subcategory', 'subsubcategory', 'min_price', 'max_price', 'when', 'sort', 'limit', 'cursor'] as const

const TABLES = ['users', 'seller_profiles', 'events', 'event_tickets', 'event_categories', 'search_vocabulary'] as const
async function marks(): Promise<string> {
  const parts = TABLES.map((table) => `(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${table} t)`)
  const { rows } = await database.pool.query(`select ${parts.join(" || ' ' || ")} as marks`)
  return rows[0].marks
}

let before: string
const list = (query: string) => request(`/api/event/?${query}`)
async function expectUnharmed() {
  expect(await marks()).toBe(before)
  expect(logged.filter(({ level }) => level === 'error')).toEqual([])
}
async function expectRefused(response: Response, field?: string) {
  expect(response.status).toBe(400)
  const body = await response.json()
  expect(body).toMatchObject({ code: 'bad-input', fields: expect.any(Object) })
  if (field) expect(Object.keys(body.fields)).toContain(field)
}

beforeAll(async () => {
  await makeTicket(database.db, await makeEvent(database.db, { title: "O'Reilly \\ night" }))
  before = await marks()
})

describe('answers', () => {
  it.each(TEXT_KEYS)('any text in %s with a list', async (key) => {
    for (const attempt of ATTEMPTS) {
      for (const query of [`${key}=${encodeURIComponent(attempt)}`, `limit=5&${key}=${encodeURIComponent(attempt)}`]) {
        const response = await list(query)
        expect(response.status, query).toBe(200)
      }
    }
    await expectUnharmed()
  })

  it('what a quoted title is found by', async () => {
    const response = await list(`q=${encodeURIComponent("o'reil")}`)
    expect(await response.json()).toMatchObject([{ title: "O'Reilly \\ night" }])
  })

  it('unknown keys as if they were not there', async () => {
    for (const query of ['__proto__=x', '__proto__[q]=x', 'constructor=x', 'toString=1', 'q[]=x', 'q[$ne]=x', 'utm_source=a&utm_source=b', '=', '&&&'])
      expect((await list(query)).status, query).toBe(200)
    expect(({} as Record<string, unknown>).q).toBeUndefined()
  })

  it('the longest text allowed, in the widest letters', async () => {
    for (const letter of ['ক', '😀', '\ufdfa', 'İ', 'ক '])
      expect((await list(`q=${encodeURIComponent([...letter.repeat(100)].slice(0, 50).join(''))}`)).status, letter).toBe(200)
  })
})

describe('refuses', () => {
  it.each(STRICT_KEYS)('any such text in %s', async (key) => {
    for (const attempt of ATTEMPTS) await expectRefused(await list(`${key}=${encodeURIComponent(attempt)}`), key)
    await expectUnharmed()
  })

  it.each([
    ['date', '2027-02-30'],
    ['date', '2027-13-01'],
    ['date', '0000-00-00'],
    ['date', '1999-12-31'],
    ['date', '2027-1-1'],
    ['date', '2027-01-01T00:00:00Z'],
    ['category', '0'],
    ['category', '-1'],
    ['category', '1.5'],
    ['category', '1e3'],
    ['category', '2147483648'],
    ['category', '99999999999999999999'],
    ['min_price', '-5'],
    ['max_price', '100000000'],
    ['max_price', 'Infinity'],
    ['limit', '0'],
    ['limit', '51'],
    ['limit', '-1'],
    ['limit', '9'.repeat(300)],
    ['cursor', 'A'.repeat(201)],
    ['type', 'online'],
    ['sort', 'constructor'],
    ['when', '__proto__'],
    ['q', 'x'.repeat(101)],
    ['location', 'ক'.repeat(101)],
  ])('%s=%s', async (key, value) => {
    await expectRefused(await list(`${key}=${encodeURIComponent(value)}`), key)
  })

  it('NUL, a key given twice and 64 KB', async () => {
    await expectRefused(await list('q=a%00b'), 'q')
    await expectRefused(await list('q=a&q=b'), 'q')
    await expectRefused(await list('category=1&category=2'), 'category')
    await expectRefused(await list(`q=${'a'.repeat(65_536)}`))
    await expectRefused(await list(`x=${'%E0%A6%95'.repeat(8000)}`))
    await expectUnharmed()
  })

  it.each(['0', '-1', '1.5', 'abc', '1e9', '2147483648', '99999999999999999999', '%00', "1'--", '1;drop table events', '__proto__', '১', 'null'])(
    'the event "%s"',
    async (id) => {
      const response = await request(`/api/event/${encodeURIComponent(decodeURIComponent(id))}/`)
      expect([400, 404]).toContain(response.status)
      expect(response.headers.get('content-type')).toContain('json')
    },
  )

  it('broken escapes without falling over', async () => {
    for (const path of [
      '/api/event/?q=%',
      '/api/event/?q=%E0%A6',
      '/api/event/?q=%ff%fe',
      '/api/event/%ff/',
      '/api/event/%/',
      '/api/event/..%2f..%2fetc%2fpasswd/',
    ]) {
      expect((await request(path)).status, path).toBeLessThan(500)
    }
    await expectUnharmed()
  })
})

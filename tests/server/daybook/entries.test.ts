import { beforeEach, describe, expect, it } from 'vitest'
import type { DaybookEntry } from '#contract/daybook/daybook-entry.ts'
import { DAYBOOK_LIMITS } from '#contract/daybook/daybook-rules.ts'
import { useApp } from '#tests/support/server/app.ts'
import { aNote, daysAgo, entryKey, noted, readDaybook, writeDaybook } from '#tests/support/server/nouns/daybook.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import { joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp({ settings: { rate_per_minute: 10_000 } })
let seller: SignedInPerson
let people = 0
beforeEach(async () => {
  people += 1
  seller = await joinAsSeller(app, `keeper${people}`)
  await app.database.pool.query('delete from rate_limits')
})

interface Page {
  results: DaybookEntry[]
  total: number
  next_cursor: string | null
}
const list = async (query = '', who = seller): Promise<Page> => (await readDaybook(app, who, query)).json()
const add = (n: number, over: Record<string, unknown> = {}, version = 1) =>
  writeDaybook(app, seller, { body: { entry_key: entryKey(n), version, entry: aNote(over) } })
const correct = (n: number, version: number, { who = seller, ...over }: Record<string, unknown> & { who?: SignedInPerson }) =>
  writeDaybook(app, who, { method: 'PUT', of: n, body: { version, entry: aNote(over) } })
const remove = (n: number, who = seller) => writeDaybook(app, who, { method: 'DELETE', of: n })
const LENT = { kind: 'lent', person: ' রহিমা   বেগম ', phone: '০১৭১২-৩৪৫৬৭৮' }

describe('an entry of a day-book', () => {
  it('is added, corrected and taken back, and no copy of it is public or stored on the way', async () => {
    await noted(app, seller, { n: 1, ...LENT, amount: 350, note: 'দুটি পাতিল' })
    const response = await readDaybook(app, seller)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(((await response.json()) as Page).results).toEqual([
      {
        entry_key: entryKey(1),
        version: 1,
        kind: 'lent',
        amount: 350,
        day: daysAgo(),
        note: 'দুটি পাতিল',
        person: 'রহিমা বেগম',
        phone: '+8801712345678',
        changed_at: expect.any(String),
      },
    ])
    expect(await (await correct(1, 2, { ...LENT, amount: 300, day: daysAgo(3) })).json()).toEqual({ entry_key: entryKey(1), version: 2 })
    expect((await list()).results[0]).toMatchObject({ version: 2, amount: 300, day: daysAgo(3), note: '' })
    expect((await remove(1)).status).toBe(200)
    expect(await list()).toEqual({ results: [], total: 0, next_cursor: null })
    expect((await remove(1)).status).toBe(404)
  })

  it('of sales and costs is about no person', async () => {
    await noted(app, seller, { n: 1, kind: 'cost', person: 'Rahim', phone: '01712345678' })
    expect((await list()).results[0]).toMatchObject({ kind: 'cost', person: '', phone: '' })
  })

  it('that is sent twice is one: by its key, at the same moment, and by its Idempotency-Key after it was taken back', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(1, { amount: 70 })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const twice = { body: { entry_key: entryKey(2), version: 1, entry: aNote() }, key: 'one-intent-of-a-phone-0001' }
    await writeDaybook(app, seller, twice)
    expect((await list()).total).toBe(2)
    await remove(2)
    const replayed = await writeDaybook(app, seller, twice)
    expect([replayed.status, replayed.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    expect((await list()).results.map(({ amount }) => amount)).toEqual([70])
  })

  it('that is taken back leaves nothing of its words in the answers that are kept for replays', async () => {
    await writeDaybook(app, seller, { body: { entry_key: entryKey(1), version: 1, entry: aNote({ note: 'SECRET-NOTE' }) }, key: 'one-intent-of-a-phone-0002' })
    await remove(1)
    const { rows } = await app.database.pool.query<{ body: string }>('select body::text from kept_answers where user_id = $1', [seller.id])
    expect(rows).toHaveLength(1)
    expect(rows[0]?.body).not.toContain('SECRET-NOTE')
  })

  it('stays as its last version says, in whichever order the versions arrive', async () => {
    await noted(app, seller, { n: 1, amount: 10 })
    expect(await (await correct(1, 3, { amount: 30 })).json()).toMatchObject({ version: 3 })
    expect(await (await correct(1, 2, { amount: 20 })).json()).toMatchObject({ version: 3 })
    expect(await (await add(1, { amount: 10 })).json()).toMatchObject({ version: 3 })
    expect((await list()).results.map(({ amount, version }) => [amount, version])).toEqual([[30, 3]])
    await add(1, { amount: 40 }, 4)
    await correct(1, 4, { amount: 41 })
    expect((await list()).results.map(({ amount, version }) => [amount, version])).toEqual([[41, 4]])
  })

  it('of another seller is not there: neither read, nor corrected, nor taken back, and its key is free', async () => {
    const other = await joinAsSeller(app, `stranger${people}`)
    await noted(app, seller, { n: 1, amount: 10 })
    expect((await list('', other)).total).toBe(0)
    expect((await correct(1, 9, { amount: 1, who: other })).status).toBe(404)
    expect((await remove(1, other)).status).toBe(404)
    await noted(app, other, { n: 1, amount: 99 })
    expect([(await list()).results[0]?.amount, (await list('', other)).results[0]?.amount]).toEqual([10, 99])
  })

  it('is of sellers alone', async () => {
    const buyer = await joinAndLogIn(app, `buyer${people}`)
    expect((await readDaybook(app, buyer)).status).toBe(403)
    expect((await writeDaybook(app, buyer, { body: { entry_key: entryKey(1), version: 1, entry: aNote() } })).status).toBe(403)
  })

  it.each([
    ['an amount that is text', { amount: '100' }, { 'entry.amount': 'not-a-number' }],
    ['an amount of nothing', { amount: 0 }, { 'entry.amount': 'too-small' }],
    ['an amount below 0', { amount: -5 }, { 'entry.amount': 'too-small' }],
    ['a fraction', { amount: 1.5 }, { 'entry.amount': 'not-a-number' }],
    ['an endless amount', { amount: 1_000_000_001 }, { 'entry.amount': 'too-large' }],
    ['an amount just above the most', { amount: DAYBOOK_LIMITS.amountMost + 1 }, { 'entry.amount': 'too-large' }],
    ['no amount', { amount: null }, { 'entry.amount': 'not-a-number' }],
    ['a kind that there is not', { kind: 'gift' }, { 'entry.kind': 'required' }],
    ['credit without a name', { kind: 'lent', person: '  ' }, { 'entry.person': 'required' }],
    ['credit paid back without a name', { kind: 'repaid' }, { 'entry.person': 'required' }],
    ['a name that turns the reading direction', { kind: 'lent', person: 'a\u202eb' }, { 'entry.person': 'bad-characters' }],
    ['an endless name', { kind: 'lent', person: 'x'.repeat(81) }, { 'entry.person': 'too-long' }],
    ['a phone number that is none', { kind: 'lent', person: 'Rahim', phone: '12345' }, { 'entry.phone': 'not-a-phone' }],
    ['an endless note', { note: 'ক'.repeat(201) }, { 'entry.note': 'too-long' }],
    ['a note with characters that control devices', { note: 'a\u0007b' }, { 'entry.note': 'bad-characters' }],
    ['a day that does not exist', { day: '2026-02-30' }, { 'entry.day': 'not-a-time' }],
    ['tomorrow', { day: daysAgo(-1) }, { 'entry.day': 'in-the-future' }],
    ['a day of three years ago', { day: daysAgo(1100) }, { 'entry.day': 'too-long-ago' }],
  ])('is refused with %s', async (_, over, fields) => {
    expect(await refusalOf(await add(1, over))).toMatchObject({ code: 'bad-input', fields })
    expect((await list()).total).toBe(0)
  })

  it('keeps hostile words as they were typed, as text', async () => {
    const note = `'); drop table daybook_entries; -- <script>alert(1)</script> %s {{7*7}}`
    await noted(app, seller, { n: 1, note })
    expect((await list()).results[0]?.note).toBe(note)
  })

  it('has room on one day for so many and no more; later the phone may try again', async () => {
    await app.database.pool.query(
      `insert into daybook_entries (seller, entry_key, version, kind, amount, day)
       select $1, 'filled-entry-' || n, 1, 'sale', 1, $2::date from generate_series(1, $3::integer) n`,
      [seller.id, daysAgo(), DAYBOOK_LIMITS.perDay - 1],
    )
    const answers = await Promise.all([1, 2, 3].map((n) => add(n)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600')
    expect((await list()).total).toBe(DAYBOOK_LIMITS.perDay)
  })
})

describe('the list of entries', () => {
  const all = async (query: string, limit: number): Promise<string[]> => {
    const keys: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await list(`?limit=${limit}${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
      keys.push(...page.results.map(({ entry_key }) => entry_key))
      cursor = page.next_cursor
    }
    return keys
  }

  it('goes on page by page, the latest day first, also where all are of one day', async () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7]) await noted(app, seller, { n: n, day: n < 6 ? daysAgo(1) : daysAgo(n === 6 ? 0 : 2) })
    expect(await all('', 2)).toEqual([6, 5, 4, 3, 2, 1, 7].map(entryKey))
  })

  it('is of a month, of a kind, or of one person, whom the phone number tells from another of the same name', async () => {
    const lastMonth = daysAgo(40)
    await noted(app, seller, { n: 1, ...LENT, amount: 5 })
    await noted(app, seller, { n: 2, kind: 'repaid', person: 'রহিমা বেগম', phone: '01712345678', day: lastMonth })
    await noted(app, seller, { n: 3, kind: 'lent', person: 'রহিমা বেগম' })
    await noted(app, seller, { n: 4, kind: 'cost', day: lastMonth })
    expect(await all(`&month=${lastMonth.slice(0, 7)}`, 1)).toEqual([4, 2].map(entryKey))
    expect(await all('&kind=cost', 50)).toEqual([entryKey(4)])
    const name = encodeURIComponent('রহিমা বেগম')
    expect(await all(`&person=${name}&phone=%2B8801712345678`, 1)).toEqual([1, 2].map(entryKey))
    expect(await all(`&person=${name}`, 50)).toEqual([entryKey(3)])
    expect((await list(`?person=${name}&phone=%2B8801712345678`)).total).toBe(2)
  })

  it.each(['cursor=1', 'cursor=2026-02-31~1', "cursor=2026-01-01~1'", 'month=2026-13', 'month=1', 'kind=all', 'limit=101', 'limit=0'])(
    'refuses %s',
    async (query) => expect((await readDaybook(app, seller, `?${query}`)).status).toBe(400),
  )
})

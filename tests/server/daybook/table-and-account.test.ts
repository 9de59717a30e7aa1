import { beforeEach, describe, expect, it } from 'vitest'
import { parseCsv } from '#contract/core/parse-csv.ts'
import { useApp } from '#tests/support/server/app.ts'
import { daysAgo, noted, readDaybook } from '#tests/support/server/nouns/daybook.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { send } from '#tests/support/server/orders/orders.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp({ settings: { rate_per_minute: 10_000 } })
let seller: SignedInPerson
let people = 0
beforeEach(async () => {
  people += 1
  seller = await joinAsSeller(app, `writer${people}`)
  await app.database.pool.query('delete from rate_limits')
})

const table = (query: string) => readDaybook(app, seller, `table/?${query}`)
const SPAN = `from=${daysAgo(30)}&until=${daysAgo()}`

describe('a day-book as a table', () => {
  it('has the entries of the days asked for, the oldest first, in the words of the language', async () => {
    await noted(app, seller, { n: 1, amount: 500 })
    await noted(app, seller, { n: 2, kind: 'lent', amount: 20, person: 'রহিমা', phone: '01712345678', note: 'পাতিল', day: daysAgo(3) })
    await noted(app, seller, { n: 3, kind: 'cost', amount: 1, day: daysAgo(31) })
    const response = await table(`${SPAN}&language=bn`)
    expect(response.headers.get('content-disposition')).toContain(`day-book-${daysAgo(30)}-${daysAgo()}.csv`)
    expect([response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual(['no-store', expect.stringContaining('text/csv')])
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer())).toBe(
      ['\ufeffতারিখ,কী,টাকা,নাম,ফোন,নোট', `${daysAgo(3)},বাকি দেওয়া,20,রহিমা,01712-345678,পাতিল`, `${daysAgo()},নগদ বিক্রি,500,,,`, ''].join('\r\n'),
    )
  })

  it('has no cell that a spreadsheet program would take for a formula', async () => {
    const formulas = ['=HYPERLINK("http://evil.example")', '+1+1', '-2+3', '@SUM(A1)', '  =1+1']
    for (const [at, formula] of formulas.entries()) await noted(app, seller, { n: at, kind: 'lent', person: formula, note: formula })
    const { rows } = parseCsv(await (await table(SPAN)).text(), { rows: 100, cells: 6, cell: 300 })
    const cells = rows.slice(1).flatMap((row) => [row[3], row[5]])
    expect(cells).toHaveLength(10)
    for (const cell of cells) expect(cell).toMatch(/^'/)
  })

  it('is whole where it is longer than what is read at once', async () => {
    await app.database.pool.query(
      `insert into daybook_entries (seller, entry_key, version, kind, amount, day)
       select $1, 'filled-entry-' || n, 1, 'sale', n, $2::date - (n % 20) from generate_series(1, 12000) n`,
      [seller.id, daysAgo()],
    )
    const lines = (await (await table(SPAN)).text()).trim().split('\r\n').slice(1)
    expect(new Set(lines).size).toBe(12_000)
    expect(lines).toEqual(lines.toSorted((a, b) => a.slice(0, 10).localeCompare(b.slice(0, 10))))
  })

  it.each(['', 'from=2026-01-02', 'from=2026-01-02&until=2026-01-01', 'from=2026-02-30&until=2026-03-01', 'from=1&until=2'])(
    'is refused for %s',
    async (query) => expect((await table(query)).status).toBe(400),
  )
})

describe('the account of a seller', () => {
  it('exports the day-book, and takes it along when it ends', async () => {
    await noted(app, seller, { n: 1, kind: 'lent', amount: 20, person: 'রহিমা', phone: '01712345678', note: 'পাতিল' })
    const exported = await (await app.request('/api/account/export/', { headers: as(seller) })).json()
    expect(exported.day_book).toMatchObject([{ kind: 'lent', amount: 20, person: 'রহিমা', phone: '+8801712345678', note: 'পাতিল', day: daysAgo() }])
    expect((await send(app, seller, { path: '/api/account/delete/', body: { password: seller.password } })).status).toBe(200)
    const { rows } = await app.database.pool.query('select from daybook_entries where seller = $1', [seller.id])
    expect(rows).toEqual([])
  })
})

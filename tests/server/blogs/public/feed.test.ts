import { beforeAll, describe, expect, it } from 'vitest'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { makeBlog } from '#tests/support/server/nouns/blogs.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'

const { database, request } = useApp()
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const read = async (path: string) => (await request(path)).text()
const linksIn = (xml: string) => [...xml.matchAll(/<guid isPermaLink="true">([^<]*)</g)].map(([, link]) => link)

let english = 0
let bangla = 0
beforeAll(async () => {
  const author = await makeSeller(database.db, { profile: { full_name: 'Rafiq & Sons' } })
  english = await makeBlog(database.db, { author, title: 'Boats <b>', summary: 'Of "boats" & <ferries>', tags: ['River'], published_at: ago(2) })
  bangla = await makeBlog(database.db, { title: 'নৌকা', content: '<p>নৌকার কথা।</p>', summary: 'নৌকার কথা।', published_at: ago(1) })
  await makeBlog(database.db, { title: 'Draft', published_at: null })
  await makeBlog(database.db, { title: 'Later', published_at: ago(-1) })
  await makeBlog(database.db, { title: 'Off', is_withdrawn: true })
})

describe('answers', () => {
  it('the latest articles as RSS, each with its permanent address', async () => {
    const response = await request('/feed.xml')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const xml = await response.text()
    expect(linksIn(xml)).toEqual([bangla, english].map((id) => `${TEST_ORIGIN}/blogs/${id}`))
    expect(xml).toContain(`<atom:link href="${TEST_ORIGIN}/feed.xml" rel="self" type="application/rss+xml"/>`)
    expect(xml).toContain(`<link>${TEST_ORIGIN}/blogs</link>`)
    expect(xml).toMatch(/<pubDate>[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT<\/pubDate>/)
    expect(xml).toContain('<category>River</category>')
    expect(xml).toContain('<dc:creator>Rafiq &amp; Sons</dc:creator>')
  })

  it('those of one language, with addresses and words of that language', async () => {
    const xml = await read('/feed-bn.xml')
    expect(linksIn(xml)).toEqual([`${TEST_ORIGIN}/bn/blogs/${bangla}`])
    expect(xml).toContain('<language>bn</language>')
    expect(linksIn(await read('/feed-en.xml'))).toEqual([`${TEST_ORIGIN}/en/blogs/${english}`])
  })

  it('an article in two languages in both feeds, in the language of each', async () => {
    const both = { title: 'Ferries', second_title: 'খেয়া', second_summary: 'খেয়ার কথা।', second_content: '<p>খেয়ার কথা।</p>', published_at: ago(3) }
    const id = await makeBlog(database.db, both)
    const [first, second, all] = await Promise.all(['/feed-en.xml', '/feed-bn.xml', '/feed.xml'].map(read))
    expect(first).toContain('<title>Ferries</title>')
    expect(second).toContain('<title>খেয়া</title>')
    expect(second).toContain('<description>খেয়ার কথা।</description>')
    expect(second).toContain('<dc:language>bn</dc:language>')
    expect(all).toContain('<title>Ferries</title>')
    await database.pool.query('delete from blogs where id = $1', [id])
  })

  it('304 to a client that has it, and all of it compressed to a client that accepts it', async () => {
    const first = await request('/feed.xml')
    const etag = first.headers.get('etag') ?? ''
    expect((await request('/feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await request('/feed.xml', { headers: { 'accept-encoding': 'br' } })).headers.get('content-encoding')).toBe('br')
    await database.pool.query(`update blogs set title = title || '!' where id = $1`, [bangla])
    expect((await request('/feed.xml', { headers: { 'if-none-match': etag } })).status).toBe(200)
    await database.pool.query(`update blogs set title = rtrim(title, '!') where id = $1`, [bangla])
  })

  it('thirty at most', async () => {
    const ids: number[] = []
    for (let made = 0; made < 31; made += 1) ids.push(await makeBlog(database.db, { published_at: ago(100 + made) }))
    const links = linksIn(await read('/feed.xml'))
    expect([links.length, links[0]]).toEqual([30, `${TEST_ORIGIN}/blogs/${bangla}`])
    await database.pool.query('delete from blogs where id = any($1)', [ids])
  })
})

describe('refuses', () => {
  it('feeds of other languages, and to write', async () => {
    for (const path of ['/feed-fr.xml', '/feed-.xml', '/feed-BN.xml']) expect((await request(path)).status, path).toBe(404)
    expect((await request('/feed.xml', { method: 'POST' })).status).toBe(405)
  })
})

describe('guards', () => {
  it('readers from words that would be markup, and characters that no XML may hold', async () => {
    const control = '\u0001\u000b\u001f\ufffe'
    const id = await makeBlog(database.db, { title: `a]]>${control}b 😀`, summary: `<script>alert(1)</script>${control}&amp;`, published_at: ago(3) })
    const xml = await read('/feed.xml')
    const item = xml.split('<item>').find((one) => one.includes(`/blogs/${id}<`)) ?? ''
    expect(item).toContain('<title>a]]&gt;b 😀</title>')
    // What is read out of it is HTML that says the words.
    expect(item).toContain('<description>&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;&amp;amp;amp;</description>')
    expect(xml).toContain('<title>Boats &lt;b&gt;</title>')
    expect(xml.match(/[^\P{Cc}\n]/u)).toBeNull()
    expect(xml.replace(/<\/?[A-Za-z:]+(?: [^<>]*)?>|<\?xml[^>]*>/g, '')).not.toMatch(/[<]|&(?!(?:amp|lt|gt|quot|#39);)/)
  })

  it('articles that are drafts, scheduled or taken off', async () => {
    expect(await read('/feed.xml')).not.toMatch(/<title>(?:Draft|Later|Off)</)
  })
})

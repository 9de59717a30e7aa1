import { beforeAll, describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { STORED_MARKUP } from '#tests/support/hostile/hostile-texts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { blogTexts, joinAsAuthor, makeCategory, sendBlog, writtenBlog } from '#tests/support/server/nouns/blogs.ts'
import { aPoster } from '#tests/support/server/nouns/posting.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { refusalOf, whileAnotherWorks } from '#tests/support/server/orders/orders.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let author: SignedInPerson
beforeAll(async () => {
  author = await joinAsAuthor(app, 'weaver')
  await makeCategory(database.db, 'craft')
})

const create = async (over: Record<string, string | undefined> = {}, thumbnail?: Uint8Array<ArrayBuffer>) => {
  await database.pool.query('delete from rate_limits')
  const texts = Object.entries({ ...blogTexts(), ...over }).filter((one): one is [string, string] => one[1] !== undefined)
  return sendBlog(app, author, { texts: Object.fromEntries(texts), thumbnail })
}
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const count = async () => (await database.pool.query('select count(*)::int as n from blogs')).rows[0].n
const idsFor = async (query: string) => {
  const found: { id: number }[] = await (await request(`/api/blogs/?${query}`)).json()
  return found.map(({ id }) => id)
}

describe('answers', () => {
  it('an article that is public and found, with a picture in every width', async () => {
    const made = await (await create({ category: 'craft' }, await aPoster('#a04', 64, 32))).json()
    expect(made).toMatchObject({
      title: 'নকশি কাঁথার গল্প',
      summary: 'কাঁথা সেলাই হয় শীতের দুপুরে। পুরোনো শাড়ি জোড়া দিয়ে তার শুরু।',
      tags: ['নকশি কাঁথা', 'Crafts'],
      category: 'craft',
      language: 'bn',
      phase: 'published',
      comment_count: 0,
      version: 1,
    })
    expect(made.thumbnail).toMatch(/^\/media\/blogs\/[0-9a-f]{32}\.webp$/)
    expect(IMAGE_WIDTHS.every((width) => files.has(imageAt(made.thumbnail, width).replace('/media/', '')))).toBe(true)
    const shown = await (await request(`/api/blogs/${made.id}/`)).json()
    expect(shown).toMatchObject({ author: 'weaver', author_slug: 'weaver', author_id: author.id, reading_minutes: 1, content: made.content, comments: [] })
    expect(shown).not.toHaveProperty('content_state')
    expect(shown.offline_bytes).toBeGreaterThan(1500)
    for (const query of ['q=নকসি', 'q=crafts', 'q=weaver', 'q=দুপুর', 'tag=নকশী%20কাঁথা', 'tag=crafts', 'category=craft', 'language=bn', `author=${author.id}`])
      expect(await idsFor(query), query).toContain(made.id)
  })

  it('a draft, and what is to come: no other user sees either', async () => {
    const draft = await (await create({ publishing: undefined, title: 'Only mine' })).json()
    expect(draft).toMatchObject({ phase: 'draft', published_at: null })
    const publish_at = inDays(3)
    const later = await (await create({ publishing: 'later', publish_at, title: 'Soon' })).json()
    expect(later).toMatchObject({ phase: 'scheduled', published_at: publish_at })
    for (const { id, title } of [draft, later]) {
      expect((await request(`/api/blogs/${id}/`)).status).toBe(404)
      expect(await idsFor(`q=${encodeURIComponent(title)}`)).not.toContain(id)
    }
  })

  it('an article that was to come, once its moment is there, without any action', async () => {
    const { id } = await (await create({ publishing: 'later', publish_at: inDays(1) })).json()
    await database.pool.query(`update blogs set published_at = now() - interval '1 second' where id = $1`, [id])
    expect((await request(`/api/blogs/${id}/`)).status).toBe(200)
    expect(await idsFor('')).toContain(id)
  })

  it('a minute of Dhaka’s clocks, as a field gives it', async () => {
    const publish_at = new Date(Date.now() + 6 * 3_600_000 + DAY_MS).toISOString().slice(0, 16)
    const { published_at } = await (await create({ publishing: 'later', publish_at })).json()
    expect(Date.parse(published_at)).toBe(Date.parse(`${publish_at}:00+06:00`))
  })

  it('what a phone sends twice with one article and one picture', async () => {
    const client_key = 'a-key-that-this-phone-made'
    const thumbnail = await aPoster()
    const twins = await Promise.all([create({ client_key }, thumbnail), create({ client_key }, thumbnail)])
    const third = await create({ client_key, title: 'Another' })
    const ids = await Promise.all([...twins, third].map(async (one) => (await one.json()).id))
    expect(new Set(ids).size).toBe(1)
    const { rows } = await database.pool.query('select thumbnail from blogs where thumbnail is not null')
    const kept = new Set(rows.map(({ thumbnail: path }) => path.replace('/media/', '')))
    expect([...files.keys()].filter((key) => /[0-9a-f]{32}\.webp$/.test(key)).every((key) => kept.has(key))).toBe(true)
    const other = await joinAsAuthor(app, 'potter')
    expect((await writtenBlog(app, other, { client_key })).id).not.toBe(ids[0])
  })

  it('of two spellings of one tag the first, and no tag that is no word', async () => {
    const { tags } = await (await create({ tags: '#ঈদ, ইদ\nEid,,  !!! , EID' })).json()
    expect(tags).toEqual(['ঈদ', 'Eid'])
  })

  it('the summary that its author wrote, and else whole sentences, or as many words as fit', async () => {
    expect(await (await create({ summary: ' Mine. ' })).json()).toMatchObject({ summary: 'Mine.' })
    const content = `<h2>Boats</h2><p>${'A word and another. '.repeat(3)}</p>`
    expect(await (await create({ content })).json()).toMatchObject({ summary: 'A word and another. A word and another.' })
    const endless = await (await create({ content: `<p>${'শব্দ '.repeat(200)}</p>` })).json()
    expect(endless.summary).toMatch(/^(?:শব্দ )+শব্দ…$/)
    expect([...endless.summary].length).toBeLessThanOrEqual(220)
  })

  it('an article in two languages, found in both', async () => {
    const seconds = { second_title: 'Quilts of Jashore', second_content: `<p>Sewn on ${'winter '.repeat(600)}<em>afternoons</em>.</p><script>1</script>` }
    const made = await (await create({ ...seconds, second_content_state: '{"root":{}}' })).json()
    expect(made).toMatchObject({ title: 'নকশি কাঁথার গল্প', second_title: 'Quilts of Jashore', second_content_state: '{"root":{}}', language: 'bn' })
    expect(made.second_content).toMatch(/<em>afternoons<\/em>\.<\/p>$/)
    expect(made.second_summary).toMatch(/^Sewn on winter /)
    const shown = await (await request(`/api/blogs/${made.id}/`)).json()
    expect(shown).toMatchObject({ second_title: 'Quilts of Jashore', second_content: made.second_content, reading_minutes: 1, second_reading_minutes: 3 })
    expect(shown).not.toHaveProperty('second_content_state')
    for (const query of ['q=jashore', 'q=sewn', 'q=নকশি', 'language=bn', 'language=en', 'q=jashore&language=en'])
      expect(await idsFor(query), query).toContain(made.id)
    const own = await (await request('/api/blogs/?mine=true&q=jashore', { headers: as(author) })).json()
    expect(own.results).toMatchObject([{ id: made.id, second_title: 'Quilts of Jashore' }])
  })

  it('the minutes that reading takes, by the language that most of it is in', async () => {
    const english = await (await create({ title: 'Boats', content: `<p>${'word '.repeat(600)}</p>` })).json()
    const bangla = await (await create({ content: `<p>${'শব্দ '.repeat(510)}</p>` })).json()
    const minutes = async (id: number) => (await (await request(`/api/blogs/${id}/`)).json()).reading_minutes
    expect([english.language, await minutes(english.id), bangla.language, await minutes(bangla.id)]).toEqual(['en', 3, 'bn', 3])
  })

  it('the editor’s own state back to its author as it was', async () => {
    const content_state = JSON.stringify({ root: { type: 'root', children: [] } })
    expect((await (await create({ content_state })).json()).content_state).toBe(content_state)
  })
})

describe('refuses', () => {
  it.each<[string, Record<string, string | undefined>, Record<string, string>]>([
    ['no title and no text', { title: ' ', content: undefined }, { title: 'required', content: 'required' }],
    ['a title of 121 characters', { title: 'ক'.repeat(121) }, { title: 'too-long' }],
    ['a summary of 301 characters', { summary: 'ক'.repeat(301) }, { summary: 'too-long' }],
    ['a second title in the same language', { second_title: 'আরেকটি নাম', second_content: '<p>Text</p>' }, { second_title: 'same-language' }],
    ['a second title without its text', { second_title: 'Quilts' }, { second_content: 'required' }],
    ['a second text without its title', { second_content: '<p>Text</p>' }, { second_title: 'required' }],
    ['a second summary alone', { second_summary: 'Quilts.' }, { second_title: 'required' }],
    ['an editor’s state of the second text that is none', { second_content_state: '[1]' }, { second_content_state: 'does-not-fit' }],
    ['nine tags', { tags: 'a,b,c,d,e,f,g,h,i' }, { tags: 'too-many' }],
    ['a tag of 31 characters', { tags: 'ক'.repeat(31) }, { tags: 'too-long' }],
    ['a category that is none', { category: 'nowhere' }, { category: 'does-not-fit' }],
    ['a category that is no name', { category: '../x' }, { category: 'does-not-fit' }],
    ['a text that is only a script', { content: '<script>alert(1)</script>' }, { content: 'required' }],
    ['a text of too many tags', { content: '<b>a</b>'.repeat(6000) }, { content: 'too-long' }],
    ['a text that grows beyond all when it is cleaned', { content: `<p>${'&'.repeat(200_000)}</p>` }, { content: 'too-long' }],
    ['an editor’s state that is none', { content_state: '[1]' }, { content_state: 'does-not-fit' }],
    ['another fate', { publishing: 'never' }, { publishing: 'does-not-fit' }],
    ['later without a moment', { publishing: 'later' }, { publish_at: 'required' }],
    ['a moment that is none', { publishing: 'later', publish_at: '2027-02-30T10:00' }, { publish_at: 'not-a-time' }],
    ['yesterday', { publishing: 'later', publish_at: inDays(-1) }, { publish_at: 'in-the-past' }],
    ['half a year and a day', { publishing: 'later', publish_at: inDays(181) }, { publish_at: 'too-far' }],
  ])('%s', async (_, over, fields) => {
    const before = [await count(), files.size]
    expect(await refusalOf(await create(over, await aPoster()))).toEqual({ status: 400, code: 'bad-input', fields })
    expect([await count(), files.size]).toEqual(before)
  })

  it('five megabytes of text', async () => {
    expect(await refusalOf(await create({ content: `<p>${'word '.repeat(1_000_000)}</p>` }))).toMatchObject({ status: 413, code: 'too-large' })
  })

  it('a file that is no picture', async () => {
    const svg = new Uint8Array(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    expect(await refusalOf(await create({}, svg))).toMatchObject({ code: 'unsupported-media' })
  })

  it('a seller who may not write, and a user who does not sell', async () => {
    const seller = await joinAsSeller(app, 'stranger')
    expect(await refusalOf(await sendBlog(app, seller, { texts: blogTexts() }))).toEqual({ status: 403, code: 'not-an-author' })
    const buyer = await joinAndLogIn(app, 'reader')
    expect(await refusalOf(await sendBlog(app, buyer, { texts: blogTexts() }))).toEqual({ status: 403, code: 'not-allowed' })
  })
})

/** A tag as the service writes it. */
const TAG = /<\/?([a-z0-9]+)((?:\s+[a-z-]+="[^"]*")*)\s*\/?>/g

describe('guards', () => {
  it('a deletion of the account against an article that comes at the same moment', async () => {
    const leaving = await joinAsAuthor(app, 'leaving')
    const farewell: [string, unknown[]][] = [
      ['select id from users where id = $1 for update', [leaving.id]],
      ['update users set deleted_at = now() where id = $1', [leaving.id]],
    ]
    const answer = await whileAnotherWorks(app, farewell, () => sendBlog(app, leaving, { texts: blogTexts() }))
    expect(answer.status).toBe(401)
    expect((await database.pool.query('select 1 from blogs where author = $1', [leaving.id])).rowCount).toBe(0)
  })

  it('fields that its author cannot set: the author, its place on top, its numbers', async () => {
    const other = await joinAsAuthor(app, 'another')
    const forged = {
      id: '7',
      author: String(other.id),
      author_id: String(other.id),
      is_featured: 'true',
      comment_count: '99',
      version: '41',
      is_withdrawn: 'true',
    }
    const more = {
      reading_minutes: '0',
      published_at: '2001-01-01T00:00:00Z',
      created_at: '2001-01-01T00:00:00Z',
      language: 'en',
      __proto__x: '1',
      thumbnail_tone: '3',
    }
    const made = await (await create({ ...forged, ...more })).json()
    const told = { phase: 'published', comment_count: 0, version: 1, language: 'bn', thumbnail: null, thumbnail_tone: 0 }
    expect(made).toMatchObject(told)
    const texts = { ...forged, ...more, version: '1', title: 'Once more' }
    expect(await (await sendBlog(app, author, { path: `/api/blogs/${made.id}/update/`, method: 'PATCH', texts })).json()).toMatchObject({ ...told, version: 2 })
    const { rows } = await database.pool.query(
      "select author, is_featured, is_withdrawn, published_at > now() - interval '1 minute' as is_new from blogs where id = $1",
      [made.id],
    )
    expect(rows).toEqual([{ author: author.id, is_featured: false, is_withdrawn: false, is_new: true }])
  })

  it('readers against markup that would run, fetch or pretend', async () => {
    for (const markup of STORED_MARKUP) {
      const response = await create({ publishing: 'draft', content: `<p>Work.</p>${markup}` })
      expect(response.status, markup).toBe(200)
      const { content, summary } = await response.json()
      expect(content.replace(TAG, ''), markup).not.toContain('<')
      expect(summary, markup).toMatch(/^Work\./)
      for (const [, name = '', attributes = ''] of content.matchAll(TAG)) {
        expect(name, markup).toMatch(/^(?:p|br|h[234]|strong|em|b|i|u|s|[uo]l|li|blockquote|code|pre|a|img|hr|span)$/)
        for (const [, key = '', value = ''] of attributes.matchAll(/([a-z-]+)="([^"]*)"/g)) {
          expect(key, markup).toMatch(/^(?:href|rel|src|alt|title|class)$/)
          if (key === 'href') expect(value, markup).toMatch(/^https?:\/\//)
          if (key === 'src') expect(value, markup).toMatch(/^\/media\/[a-z]+\/[0-9a-f-]+\.webp$/)
        }
      }
    }
  })
})

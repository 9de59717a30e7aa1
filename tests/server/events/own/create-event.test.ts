import { beforeAll, describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { ATTEMPTS } from '#tests/support/hostile/injection-attempts.ts'
import { useApp } from '#tests/support/server/app.ts'
import { aPoster, type Chain, eventTexts, joinAsSeller, makeChain, posted, sendForm } from '#tests/support/server/nouns/posting.ts'
import { refusalOf } from '#tests/support/server/orders/orders.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { database, files, request } = app
let seller: SignedInPerson
let chain: Chain
beforeAll(async () => {
  seller = await joinAsSeller(app, 'postman')
  chain = await makeChain(database.db)
})

const noLimits = () => database.pool.query('delete from rate_limits')
const create = async (over: Record<string, string | undefined> = {}, hasPoster = true) => {
  await noLimits()
  const texts = Object.entries({ ...eventTexts(chain), ...over }).filter((one): one is [string, string] => one[1] !== undefined)
  return sendForm(app, seller, { path: '/api/event/create/', texts: Object.fromEntries(texts), thumbnail: hasPoster ? { bytes: await aPoster() } : undefined })
}
const rowOf = async (id: number) => (await database.pool.query('select * from events where id = $1', [id])).rows[0]
const count = async () => (await database.pool.query('select count(*)::int as n from events')).rows[0].n

describe('answers', () => {
  it('an event that is public and found, with one kind of ticket made of price and seats', async () => {
    const made = await (await create()).json()
    expect(made).toMatchObject({
      title: 'বাউল গানের আসর',
      price: 300,
      seats: 40,
      capacity: 40,
      sold: 0,
      held: 0,
      link: null,
      is_active: true,
      is_published: true,
      event_status: 'Upcoming',
      phase: 'upcoming',
      version: 1,
      ticket_kinds: 1,
      ...chain,
    })
    expect(IMAGE_WIDTHS.every((width) => files.has(imageAt(made.thumbnail, width).replace('/media/', '')))).toBe(true)
    const shown = await (await request(`/api/event/${made.id}/`)).json()
    expect(shown).toMatchObject({ title: 'বাউল গানের আসর', is_featured: true, related_event_tickets: [{ title: 'সাধারণ টিকিট', price: 300, seats: 40 }] })
    for (const q of ['বাউল', 'shilpakala', 'রুপসা']) {
      const found: { id: number }[] = await (await request(`/api/event/?q=${encodeURIComponent(q)}`)).json()
      expect(found.map(({ id }) => id)).toContain(made.id)
    }
  })

  it('an event in two languages, which both find it', async () => {
    const made = await (await create({ second_title: 'Night of Baul Songs', second_description: '<p>All about <em>ektara</em></p><script>1</script>' })).json()
    expect(made).toMatchObject({ title: 'বাউল গানের আসর', second_title: 'Night of Baul Songs', second_description: '<p>All about <em>ektara</em></p>' })
    const shown = await (await request(`/api/event/${made.id}/`)).json()
    expect(shown).toMatchObject({ second_title: 'Night of Baul Songs', second_description: '<p>All about <em>ektara</em></p>' })
    const found: { id: number; second_title: string }[] = await (await request('/api/event/?q=night%20of%20baul')).json()
    expect(found.find(({ id }) => id === made.id)).toMatchObject({ second_title: 'Night of Baul Songs' })
    const everywhere = await (await request('/api/search/?q=ektara')).json()
    expect(everywhere.events.results.map(({ id }: { id: number }) => id)).toContain(made.id)
  })

  it('a draft that no other user sees', async () => {
    const made = await (await create({ is_active: 'false' })).json()
    expect(made).toMatchObject({ is_active: false, is_published: false, phase: 'draft' })
    expect((await request(`/api/event/${made.id}/`)).status).toBe(404)
  })

  it('an Online event with its link, and no place', async () => {
    const made = await (await create({ type: 'Online', link: 'https://Meet.example.org/a', location: 'Dhaka', title: 'Yoga', language: 'en' })).json()
    expect(made).toMatchObject({ type: 'Online', link: 'https://Meet.example.org/a', location: null })
    expect((await database.pool.query('select title from event_tickets where event = $1', [made.id])).rows).toEqual([{ title: 'General' }])
  })

  it('the minute of a form as Dhaka’s clocks show it', async () => {
    const day = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10)
    const made = await (await create({ from_time: `${day}T18:30`, to_time: `${day}T21:00` })).json()
    expect(made.from_time).toBe(`${day}T12:30:00.000Z`)
  })

  it('what a phone sends twice with one event and one picture', async () => {
    const client_key = 'a-key-that-this-phone-made'
    const twins = await Promise.all([create({ client_key }), create({ client_key })])
    const third = await create({ client_key, title: 'Another' }, false)
    const ids = await Promise.all([...twins, third].map(async (one) => (await one.json()).id))
    expect(new Set(ids).size).toBe(1)
    const { rows } = await database.pool.query('select thumbnail from events')
    const kept = new Set(rows.map(({ thumbnail }) => thumbnail.replace('/media/', '')))
    expect([...files.keys()].filter((key) => /[0-9a-f]{32}\.webp$/.test(key)).every((key) => kept.has(key))).toBe(true)
    const other = await joinAsSeller(app, 'postmistress')
    expect(await posted(app, other, eventTexts(chain, { client_key }))).not.toMatchObject({ id: ids[0] })
  })
})

describe('refuses', () => {
  it.each<[string, Record<string, string | undefined>, Record<string, string>]>([
    ['no title', { title: ' ' }, { title: 'required' }],
    ['a title of 51 characters', { title: 'ক'.repeat(51) }, { title: 'too-long' }],
    ['nothing at all but a title', { price: undefined, seats: '', from_time: undefined }, { price: 'required', seats: 'required', from_time: 'required' }],
    ['seats below none', { seats: '-1' }, { seats: 'not-a-number' }],
    ['an end before the start', { to_time: new Date(Date.now() + DAY_MS).toISOString() }, { to_time: 'ends-before-start' }],
    ['what is over', { from_time: '2026-01-01T10:00', to_time: '2026-01-01T12:00' }, { to_time: 'in-the-past' }],
    ['an Online event without a link', { type: 'Online' }, { link: 'required' }],
    ['a script as a link', { type: 'Online', link: 'javascript:alert(1)' }, { link: 'not-a-url' }],
    ['an Offline event without a place', { location: '' }, { location: 'required' }],
    ['another type', { type: 'Hybrid' }, { type: 'required' }],
    ['an empty description', { description: '<p><br></p>' }, { description: 'required' }],
    ['terms that are only a script', { terms_and_condition: '<script>alert(1)</script>' }, { terms_and_condition: 'required' }],
    ['a text of too many tags', { description: '<b>a</b>'.repeat(6000) }, { description: 'too-long' }],
    ['an editor’s state that is none', { description_state: '[1]', terms_state: '{' }, { description_state: 'does-not-fit', terms_state: 'does-not-fit' }],
    ['a second title in the same language', { second_title: 'আরেকটি নাম' }, { second_title: 'same-language' }],
    ['a second title of 51 characters', { second_title: 'a'.repeat(51) }, { second_title: 'too-long' }],
    ['a second text without its title', { second_description: '<p>Songs</p>' }, { second_title: 'required' }],
    ['an editor’s state of the second text that is none', { second_description_state: '[1]' }, { second_description_state: 'does-not-fit' }],
    ['no category', { event_category: '' }, { event_category: 'required' }],
  ])('%s', async (_, over, fields) => {
    const before = [await count(), files.size]
    expect(await refusalOf(await create(over))).toEqual({ status: 400, code: 'bad-input', fields })
    expect([await count(), files.size]).toEqual(before)
  })

  it('no picture, with everything else that is at fault', async () => {
    expect(await refusalOf(await create({ title: '' }, false))).toMatchObject({ fields: { title: 'required', thumbnail: 'required' } })
    expect(await refusalOf(await create({}, false))).toMatchObject({ fields: { thumbnail: 'required' } })
  })

  it('a text of more than 256 KiB', async () => {
    expect(await refusalOf(await create({ description: `<p>${'ক'.repeat(90_000)}</p>` }))).toEqual({
      status: 413,
      code: 'too-large',
      fields: { description: 'too-large' },
    })
  })

  it('categories that do not stand under each other', async () => {
    const other = await makeChain(database.db)
    const fieldsOf = async (over: Record<string, string>) => (await refusalOf(await create(over))).fields
    expect(await fieldsOf({ event_category: '999999' })).toEqual({ event_category: 'does-not-fit' })
    expect(await fieldsOf({ event_subcategory: String(other.event_subcategory) })).toEqual({ event_subcategory: 'does-not-fit' })
    expect(await fieldsOf({ event_subsubcategory: String(other.event_subsubcategory) })).toEqual({ event_subsubcategory: 'does-not-fit' })
  })

  it('a 21st picture in a minute', async () => {
    await noLimits()
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent++)
      statuses.push((await sendForm(app, seller, { path: '/api/event/create/', texts: eventTexts(chain), thumbnail: { bytes: await aPoster() } })).status)
    expect(statuses.toSpliced(0, 20)).toEqual([429])
    await noLimits()
  })
})

describe('guards', () => {
  it('its seller, what staff decide and its status from the form', async () => {
    const other = await joinAsSeller(app, 'somebody-else')
    const made = await (
      await create({ seller: String(other.id), is_featured: 'false', event_status: 'Completed', category: '7', id: '1', published_at: '' })
    ).json()
    expect(await rowOf(made.id)).toMatchObject({ seller: seller.id, is_featured: true, event_status: 'Upcoming' })
  })

  it.each([
    '<p>a</p><script>window.__x=1</script>',
    '<p>a<img src=x onerror="window.__x=1"></p>',
    '<p>a</p><svg onload=alert(1)><a xlink:href="javascript:alert(1)">b</a></svg>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">a',
    '<p id="app" name="body" style="position:fixed">a</p>',
    '<a href=" javascript:alert(1)">a</a>',
    '<a href="https://evil.example" onclick=alert(1) target=_top>a</a>',
    '<form action=https://evil.example><input name=password>a</form>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>a',
    '<p>a<img src="https://evil.example/seen.gif"></p>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a',
    '<template><img src=x onerror=alert(1)></template>a',
    '<meta http-equiv=refresh content="0;url=https://evil.example">a',
  ])('readers of the event against %s', async (html) => {
    const made = await (await create({ description: html, terms_and_condition: html })).json()
    for (const clean of [made.description, made.terms_and_condition]) {
      const tags = clean.replace(/="[^"]*"/g, '=""')
      expect(tags).not.toMatch(/<(?!\/?(?:p|br|a|strong|em)\b)|\son\w+|\s(?:id|name|style|target)\b/i)
      expect(tags).not.toMatch(/(?:src|srcset)=/i)
      expect(clean).not.toMatch(/href="(?!https:)/i)
      expect(clean).toContain('a')
    }
  })

  it('titles and places: what is typed is text, and the tables stand', async () => {
    for (const attempt of ATTEMPTS) {
      const sent = await create({ title: attempt, location: `${attempt} x` })
      expect([200, 400], attempt).toContain(sent.status)
      if (sent.status === 200) expect(await rowOf((await sent.json()).id)).toMatchObject({ title: attempt.normalize('NFC').trim() })
    }
    expect(await count()).toBeGreaterThan(20)
  }, 60_000)
})

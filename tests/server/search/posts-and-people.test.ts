import { beforeEach, describe, expect, it } from 'vitest'
import type { SearchAnswer, Suggestion } from '#contract/search/search.ts'
import { learnPostTerms } from '#server/db/posts/post-words.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { newKey } from '#tests/support/server/nouns/commenting.ts'
import { makePost, openPage } from '#tests/support/server/nouns/posts.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { as, joinAndLogIn, joinAsStaff, post, type SignedInPerson } from '#tests/support/server/people.ts'
import { restore, takeOff } from '#tests/support/server/taken-off.ts'

const app = useApp()
const SHOP = { profession: 'Host', division: 'Dhaka', district: 'Dhaka', languages: [], skills: [], about: '' }
let tests = 0
let rahima: SignedInPerson
beforeEach(async () => {
  tests += 1
  // Each test finds only what it made.
  await app.database.pool.query(`update posts set state = 'removed'; delete from people; update seller_profiles set taken_off_at = now()`)
  rahima = await join(`rahima-${tests}`, 'Rahima Begum')
})

/** Joins with a page of their own under a name, and is no new account any more. */
async function join(username: string, name: string): Promise<SignedInPerson> {
  const person = await joinAndLogIn(app, username, { email_verified_at: new Date().toISOString() })
  await openPage(app.database.db, person, name)
  await query(`update users set created_at = now() - interval '2 days' where id = $1`, [person.id])
  return person
}

const query = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
const search = async (asked: Record<string, string>): Promise<SearchAnswer> => (await app.request(`/api/search/?${new URLSearchParams(asked)}`)).json()
const suggested = async (q: string): Promise<Suggestion[]> => (await app.request(`/api/search/suggest/?${new URLSearchParams({ q })}`)).json()
const postsFor = async (q: string) => (await search({ q })).posts.results.map(({ id }) => id)
const peopleFor = async (q: string) => (await search({ q })).people.results.map(({ username }) => username)

/** Writes a post by the door; gives its number. */
async function write(text: string, who = rahima): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ text, language: 'en', client_key: newKey() })) form.append(name, value)
  const answer = await app.request('/api/posts/', { method: 'POST', body: form, headers: { ...as(who), origin: TEST_ORIGIN } })
  if (answer.status !== 200) throw new Error(`no post was made: ${answer.status} ${await answer.text()}`)
  return (await answer.json()).id
}

async function ask(who: SignedInPerson, method: 'POST' | 'PATCH', { path, body }: { path: string; body: object }): Promise<void> {
  const headers = { ...as(who), 'content-type': 'application/json', origin: TEST_ORIGIN }
  const answer = await app.request(path, { method, headers, body: JSON.stringify(body) })
  if (answer.status !== 200) throw new Error(`${method} ${path} was answered ${answer.status} ${await answer.text()}`)
}
const renamePage = (who: SignedInPerson, name: string) => ask(who, 'POST', { path: '/api/account/person/', body: { name } })
const shop = (full_name: string) => ({ path: '/api/account/seller/', body: { ...SHOP, full_name, slug: `shop-${tests}` } })
const openShop = (who: SignedInPerson, full_name: string) => ask(who, 'POST', shop(full_name))
const renameShop = (who: SignedInPerson, full_name: string) => ask(who, 'PATCH', shop(full_name))

describe('posts are found', () => {
  it('by their words, tags, author and what is in their pictures, in both scripts, in Banglish and by a slip, the newest first', async () => {
    const mangoes = await write('আমের মৌসুম শুরু, রাজশাহী থেকে এসেছে #হিমসাগর')
    const saris = await write('New jamdani saris today. #Handloom')
    const { search_words } = await learnPostTerms(app.database.db, { text: '', tags: [], alts: ['A clay oven under a neem tree'], author_name: 'Rahima Begum' })
    const oven = await makePost(app.database.db, { author: rahima.id, text: '', search_words })
    for (const q of ['আম', 'আমের মৌসুমে', 'himsagor', 'rajshahi', 'রাজশাহীর']) expect(await postsFor(q), q).toEqual([mangoes])
    for (const q of ['jamdani', 'জামদানি', 'handloom', 'jamdany sari']) expect(await postsFor(q), q).toEqual([saris])
    for (const q of ['clay oven', 'neem']) expect(await postsFor(q), q).toEqual([oven])
    expect((await postsFor('rahima')).toSorted()).toEqual([mangoes, saris, oven].toSorted())
    expect((await search({ q: 'বেগম' })).posts.total).toBe(3)
  })

  it('as cards, page after page, and in no category or list of Home', async () => {
    for (let at = 0; at < 23; at += 1) await makePost(app.database.db, { author: rahima.id, text: `Boat ${at}`, search_words: await wordsOf(`Boat ${at}`) })
    const first = await search({ q: 'boat', kind: 'posts' })
    expect([first.posts.results.length, first.posts.total, first.people.total]).toEqual([20, 23, 0])
    expect(first.posts.results[0]).toMatchObject({ title: 'Boat 22', author_name: 'Rahima Begum', author_username: rahima.username })
    const second = await search({ q: 'boat', kind: 'posts', cursor: first.posts.next_cursor ?? '' })
    expect([second.posts.results.map(({ title }) => title), second.posts.next_cursor]).toEqual([['Boat 2', 'Boat 1', 'Boat 0'], null])
    expect((await search({ category: 'music' })).posts.total).toBe(0)
  })

  const wordsOf = async (text: string) => (await learnPostTerms(app.database.db, { text, tags: [], alts: [], author_name: 'Rahima Begum' })).search_words

  it('what its title says first, then what only stands below it or names its author', async () => {
    const below = await write('A morning at the ferry.\nThe kites came late.')
    const above = await write('Kites over the river')
    expect(await postsFor('kites')).toEqual([above, below])
  })

  it('as suggestions by their first words, with whose they are', async () => {
    const id = await write('Xylophone lessons begin on Friday')
    expect(await suggested('xyloph')).toEqual([
      { kind: 'posts', title: 'Xylophone lessons begin on Friday', title_bn: null, path: `/posts/${id}`, author: rahima.id },
    ])
  })

  it('by the name that their author has now, and not by a former one', async () => {
    const id = await write('Tea at four')
    await renamePage(rahima, 'Meghna Chowdhury')
    expect([await postsFor('meghna'), await postsFor('rahima')]).toEqual([[id], []])
    await openShop(rahima, 'Jamuna Tea House')
    expect([await postsFor('jamuna'), await postsFor('meghna')]).toEqual([[id], []])
    await renameShop(rahima, 'Padma Tea House')
    expect([await postsFor('padma'), await postsFor('jamuna')]).toEqual([[id], []])
    expect((await search({ q: 'padma' })).posts.results[0]?.author_name).toBe('Padma Tea House')
  })

  it('by the name of the member’s own page while staff have taken their shop off', async () => {
    const staff = await joinAsStaff(app, `staff-${tests}`)
    const id = await write('Tea at four')
    await openShop(rahima, 'Jamuna Tea House')
    await takeOff(app, { kind: 'seller', id: rahima.id }, { staff: staff.id, reason: 'It sells nothing.' })
    expect([await postsFor('rahima'), await postsFor('jamuna')]).toEqual([[id], []])
    await restore(app, { kind: 'seller', id: rahima.id }, { staff: staff.id, reason: 'It does.' })
    expect([await postsFor('rahima'), await postsFor('jamuna')]).toEqual([[], [id]])
  })

  it('all of them under a new name, where there are more than one statement rewrites', async () => {
    await query(`insert into posts (author, text, language) select $1, 'Ferry ' || n, 'en' from generate_series(1, 1100) n`, [rahima.id])
    await renamePage(rahima, 'Meghna Chowdhury')
    expect((await query(`select count(*)::int as found from posts where search_words @@ 'meghna'::tsquery and search_words @@ 'ferry'::tsquery`)).rows).toEqual(
      [{ found: 1100 }],
    )
  })
})

describe('people are found', () => {
  it('by name and username, in both scripts, in Banglish and by a slip', async () => {
    await join(`boatman.${tests}`, 'নুরুল ইসলাম')
    for (const q of ['নুরুল', 'nurul islam', 'boatman', 'nurol islam']) expect(await peopleFor(q), q).toEqual([`boatman.${tests}`])
    expect((await search({ q: 'rahima begum' })).people.results).toEqual([{ id: rahima.id, username: rahima.username, name: 'Rahima Begum', picture: null }])
    expect(await suggested('rahima')).toContainEqual({ kind: 'people', title: 'Rahima Begum', title_bn: null, path: `/people/${rahima.username}` })
  })

  it('by their present name, and by their shop once they have one', async () => {
    await renamePage(rahima, 'Meghna Chowdhury')
    expect([await peopleFor('meghna'), await peopleFor('begum')]).toEqual([[rahima.username], []])
    await openShop(rahima, 'Jamuna Tea House')
    const found = await search({ q: 'meghna' })
    expect([found.people.total, found.sellers.total]).toEqual([0, 0])
    expect((await search({ q: 'jamuna' })).sellers.total).toBe(1)
  })

  it('only where they have opened a page of their own', async () => {
    await joinAndLogIn(app, `quiet-${tests}`)
    expect(await peopleFor(`quiet-${tests}`)).toEqual([])
  })
})

/** What makes an author, or one of their posts, invisible: by a statement about `$1`, the author. */
const HIDDEN: [why: string, statement: string][] = [
  ['a post that is held', `update posts set state = 'held' where author = $1`],
  ['a post that was removed', `update posts set state = 'removed' where author = $1`],
  ['a locked author', 'update users set locked_at = now() where id = $1'],
  ['an author whose account was deleted', 'update users set deleted_at = now() where id = $1'],
  ['an author whose page staff have taken off', `update people set taken_off_reason = 'Insults' where user_id = $1`],
]

describe('nothing is found or told of', () => {
  it.each(HIDDEN)('%s', async (_, statement) => {
    // The same words twice would be held.
    const id = await write(`${tests} zeppelins over Barishal were seen by all of us, this morning and again at noon, by the jetty.`)
    expect(await postsFor('zeppelins')).toEqual([id])
    expect(await sitemap()).toContain(`/posts/${id}<`)
    await query(statement, [rahima.id])
    const found = await search({ q: 'zeppelins' })
    expect([found.posts.total, found.posts.results]).toEqual([0, []])
    expect((await search({ q: 'zepelins' })).posts.total).toBe(0)
    expect(await suggested('zeppelins')).toEqual([])
    const xml = await sitemap()
    expect([xml.includes(`/posts/${id}<`), xml.includes(`/people/${rahima.username}<`)]).toEqual([false, false])
    if (!statement.includes('posts')) expect(await peopleFor('rahima')).toEqual([])
  })

  it('a post of an account that was ended by its owner', async () => {
    await write('Zeppelins over Barishal')
    expect(await postsFor('zeppelins')).toHaveLength(1)
    expect((await post(app, '/api/account/delete/', { headers: { ...as(rahima), cookie: rahima.cookies } })).status).toBe(200)
    expect([await postsFor('zeppelins'), await peopleFor('rahima')]).toEqual([[], []])
  })

  it('a post of a shop that staff have taken off', async () => {
    const seller = await joinAsSeller(app, `potter-${tests}`)
    await makePost(app.database.db, { author: seller.id, ...(await learnPostTerms(app.database.db, { text: 'Pots', tags: [], alts: [], author_name: 'x' })) })
    expect((await postsFor('pots')).length).toBe(1)
    await query('update seller_profiles set taken_off_at = now() where user_id = $1', [seller.id])
    expect(await postsFor('pots')).toEqual([])
  })
})

const sitemap = async () => (await app.request('/sitemap.xml')).text()

describe('the sitemap', () => {
  const LONG = 'x'.repeat(80)

  it('has posts of the last 90 days with 80 characters at least, and when they were changed', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    const changed = ago(2)
    const make = (over: object) => makePost(app.database.db, { author: rahima.id, text: LONG, ...over })
    const [young, edited, bangla] = [
      await make({ published_at: ago(89) }),
      await make({ published_at: '2026-01-02T00:00:00Z', edited_at: null }),
      await make({ text: 'আ'.repeat(80) }),
    ]
    await query('update posts set published_at = $2, edited_at = $3 where id = $1', [edited, ago(3), changed])
    const [old, short] = [await make({ published_at: ago(91) }), await make({ text: 'x'.repeat(79) })]
    const xml = await sitemap()
    for (const id of [young, edited, bangla]) expect(xml).toContain(`<loc>${TEST_ORIGIN}/bn/posts/${id}</loc>`)
    expect(xml).toContain(`<loc>${TEST_ORIGIN}/en/posts/${edited}</loc><lastmod>${changed.slice(0, 10)}</lastmod>`)
    expect(xml).not.toMatch(new RegExp(`/posts/(${old}|${short})<`))
    expect(xml).toContain(`<loc>${TEST_ORIGIN}/en/posts</loc>`)
  })

  it('has pages of members of whom there is something to read, and of a shop its profile instead', async () => {
    await join(`silent-${tests}`, 'Silent')
    const bangla = await join(`নদী${tests}`, 'নদী')
    for (const author of [rahima.id, bangla.id]) await makePost(app.database.db, { author })
    const seller = await joinAsSeller(app, `potter-${tests}`)
    await openPage(app.database.db, seller)
    await makePost(app.database.db, { author: seller.id })
    const xml = await sitemap()
    expect(xml).toContain(`<loc>${TEST_ORIGIN}/en/people/${rahima.username}</loc>`)
    expect(xml).toContain(`<loc>${TEST_ORIGIN}/en/people/${encodeURIComponent(bangla.username)}</loc>`)
    expect(xml).toContain(`<loc>${TEST_ORIGIN}/en/seller/potter-${tests}</loc>`)
    expect(xml).not.toContain('/people/silent')
    expect(xml).not.toContain('/people/potter')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { openPictures } from '#server/adapters/pictures.ts'
import { openPrivateFiles } from '#server/adapters/private-files.ts'
import { sweepUploads } from '#server/features/uploads/sweep-uploads.ts'
import { openUploadBook } from '#server/features/uploads/upload-book.ts'
import { aPdf } from '#tests/support/a-cv.ts'
import { aPhoto } from '#tests/support/a-picture.ts'
import { storeIn, useApp } from '#tests/support/server/app.ts'
import { applied } from '#tests/support/server/nouns/applying.ts'
import { blogTexts, letWrite, sendBlog } from '#tests/support/server/nouns/blogs.ts'
import { jobTexts, sendJob } from '#tests/support/server/nouns/hiring.ts'
import { makeJob, makeJobBranch } from '#tests/support/server/nouns/jobs.ts'
import { aPoster, type Chain, eventTexts, joinAsSeller, makeChain, posted, sendForm } from '#tests/support/server/nouns/posting.ts'
import { as, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { files } = app
let chain: Chain
let seller: SignedInPerson
let people = 0
/** What cannot be removed from the store. */
let stuck: string | undefined

beforeEach(async () => {
  await app.database.pool.query('truncate uploads')
  files.clear()
  stuck = undefined
  chain = await makeChain(app.database.db)
  people += 1
  seller = await joinAsSeller(app, `sweeper${people}`)
})

const tools = () => {
  const store = {
    get: async (key: string) => files.get(key),
    put: async (key: string, bytes: Uint8Array) => void files.set(key, bytes),
    exists: async (key: string) => files.has(key),
    remove: async (key: string) => {
      if (key === stuck) throw new Error('the disk is away')
      files.delete(key)
    },
  }
  const { db } = app.database
  const [log, book] = [{ warn: () => undefined }, openUploadBook(db)]
  return { db, pictures: openPictures(store, log, book), privateFiles: openPrivateFiles(storeIn(app.privateFiles), log, book) }
}
const sweep = () => sweepUploads(tools())
/** Lets so many days go by for every picture. */
const wait = (days: number) => app.database.pool.query(`update uploads set look_at = look_at - make_interval(days => $1)`, [days])
const sweepAfter = async (days: number) => {
  await wait(days)
  return sweep()
}

/** A picture for a text, sent and not used yet. */
async function sendPicture(who = seller): Promise<string> {
  const { buffer } = await aPhoto()
  const init = { method: 'POST', headers: { ...as(who), 'content-type': 'image/jpeg' }, body: new Uint8Array(buffer) }
  const response = await app.request('/api/selling/picture/', init)
  if (response.status !== 200) throw new Error(`no picture: ${response.status} ${await response.text()}`)
  return (await response.json()).file
}
const isThere = (path: string) => IMAGE_WIDTHS.map((width) => files.has(imageAt(path, width).replace('/media/', '')))
const ALL = IMAGE_WIDTHS.map(() => true)
const NONE = IMAGE_WIDTHS.map(() => false)
const kept = async (): Promise<string[]> => {
  const { rows } = await app.database.pool.query<{ key: string }>('select key from uploads order by at')
  return rows.map(({ key }) => `/media/${key}`)
}

describe('answers', () => {
  it('a picture that nothing ever showed is gone after a month, in every width, and not before', async () => {
    const path = await sendPicture()
    await sweepAfter(29)
    expect(isThere(path)).toEqual(ALL)
    await sweepAfter(1)
    expect([isThere(path), await kept()]).toEqual([NONE, []])
  })

  it.each<[string, (path: string) => Record<string, string>]>([
    ['a description', (path) => ({ description: `<p>Look:</p><img src="${path}" alt="">` })],
    ['terms, in another width', (path) => ({ terms_and_condition: `<p>As shown:</p><img src="${imageAt(path, 320)}" alt="">` })],
    ['what the editor has of a description', (path) => ({ description_state: JSON.stringify({ root: { src: path } }) })],
  ])('a picture stays for as long as it is in %s', async (_, texts) => {
    const path = await sendPicture()
    const event = await posted(app, seller, eventTexts(chain, texts(path)))
    for (let months = 0; months < 3; months++) await sweepAfter(31)
    expect(isThere(path)).toEqual(ALL)
    expect(isThere(event.thumbnail ?? '')).toEqual(ALL)
  })

  it.each<[string, (path: string) => Record<string, string>]>([
    ['says', (path) => ({ description: `<p>Look:</p><img src="${path}" alt="">` })],
    ['will say when its editor opens', (path) => ({ description_state: JSON.stringify({ root: { src: path } }) })],
  ])('a picture stays for as long as a job %s it, and so does its logo', async (_, texts) => {
    const path = await sendPicture()
    const sent = { path: '/api/job_post/create/', texts: jobTexts(await makeJobBranch(app.database.db), texts(path)), logo: await aPoster() }
    const { company_logo } = await (await sendJob(app, seller, sent)).json()
    for (let months = 0; months < 3; months++) await sweepAfter(31)
    expect([isThere(path), isThere(company_logo)]).toEqual([ALL, ALL])
  })

  it('a picture stays for as long as an article shows it, or could once more: what it was before counts too', async () => {
    await letWrite(app, seller.id)
    const path = await sendPicture()
    const texts = blogTexts({ content: `<p>Look:</p><img src="${path}" alt="">` })
    const blog = await (await sendBlog(app, seller, { texts, thumbnail: await aPoster() })).json()
    const changes = { content: '<p>Nothing to see.</p>', thumbnail_removed: 'true' }
    expect((await sendBlog(app, seller, { path: `/api/blogs/${blog.id}/update/`, method: 'PATCH', texts: changes })).status).toBe(200)
    for (let months = 0; months < 3; months++) await sweepAfter(31)
    expect([isThere(path), isThere(blog.thumbnail)]).toEqual([ALL, ALL])
    await app.database.pool.query('delete from blog_revisions where blog = $1', [blog.id])
    for (let months = 0; months < 2; months++) await sweepAfter(31)
    expect([isThere(path), isThere(blog.thumbnail)]).toEqual([NONE, NONE])
  })

  it('pictures of a person, a shop, a cover and a gallery stay', async () => {
    const { buffer } = await aPhoto()
    const event = await posted(app, seller, eventTexts(chain))
    const places = ['/api/account/picture/', '/api/account/seller_picture/', `/api/event_gallery/?event_id=${event.event_id}&client_key=a-key-of-a-phone`]
    for (const place of places) {
      const init = { method: 'POST', headers: { ...as(seller), 'content-type': 'image/jpeg' }, body: new Uint8Array(buffer) }
      expect((await app.request(place, init)).status).toBe(200)
    }
    const before = await kept()
    expect(before).toHaveLength(4)
    await sweepAfter(31)
    await sweepAfter(31)
    expect(await kept()).toEqual(before)
    for (const path of before) expect(isThere(path), path).toEqual(ALL)
  })

  it('a picture that left its text may come back to it for another month', async () => {
    const path = await sendPicture()
    const event = await posted(app, seller, eventTexts(chain, { description: `<p>Look:</p><img src="${path}" alt="">` }))
    await sweepAfter(31)
    const texts = { description: '<p>Nothing to see.</p>', version: String(event.version) }
    expect((await sendForm(app, seller, { path: `/api/event/${event.event_id}/update/`, method: 'PATCH', texts })).status).toBe(200)
    await sweepAfter(31)
    expect(isThere(path)).toEqual(ALL)
    await sweepAfter(31)
    expect(isThere(path)).toEqual(NONE)
  })

  it('what was replaced or removed is out of the account at once', async () => {
    const event = await posted(app, seller, eventTexts(chain))
    const init = { path: `/api/event/${event.event_id}/update/`, method: 'PATCH' as const, texts: { version: String(event.version) } }
    expect((await sendForm(app, seller, { ...init, thumbnail: { bytes: await aPoster('#a07') } })).status).toBe(200)
    const now = await kept()
    expect(now).toHaveLength(1)
    expect(now).not.toContain(event.thumbnail)
  })

  it('a CV stays for as long as a profile or an application has it; one that no row knows goes after a month', async () => {
    const job = await makeJob(app.database.db)
    const { application_id } = await applied(app, seller, { job, cv: { bytes: aPdf() } })
    const lost = `papers/${'c'.repeat(32)}`
    app.privateFiles.set(lost, aPdf())
    await app.database.pool.query(`insert into uploads (key, user_id, bytes, look_at) values ($1, $2, 1, now() + interval '30 days')`, [lost, seller.id])
    await sweepAfter(29)
    expect(app.privateFiles.size).toBe(2)
    for (let months = 0; months < 3; months++) await sweepAfter(31)
    expect([app.privateFiles.has(lost), app.privateFiles.size]).toEqual([false, 1])
    await app.database.pool.query('update job_applications set cv = null where id = $1', [application_id])
    await app.database.pool.query('update job_profiles set cv = null')
    await sweepAfter(31)
    expect([app.privateFiles.size, await kept()]).toEqual([0, []])
  })

  it('more than it does at once is left to the next run', async () => {
    await app.database.pool.query(
      `insert into uploads (key, user_id, bytes, look_at)
       select 'events/' || md5(n::text) || '.webp', $1, 1, now() - interval '1 day' from generate_series(1, 150) n`,
      [seller.id],
    )
    expect([await sweep(), await sweep(), await sweep()]).toEqual([true, false, false])
    expect(await kept()).toEqual([])
  })
})

describe('refuses', () => {
  it('a picture of a user who keeps 200 MB, and accepts it when an upload was removed', async () => {
    await posted(app, seller, eventTexts(chain))
    await app.database.pool.query(`update uploads set bytes = 200 * 1024 * 1024 where user_id = $1`, [seller.id])
    const thumbnail = { bytes: await aPoster() }
    const answer = await sendForm(app, seller, { path: '/api/event/create/', texts: eventTexts(chain), thumbnail })
    expect([answer.status, await answer.json()]).toEqual([507, expect.objectContaining({ code: 'pictures-full', facts: { most_mb: 200 } })])
    const stored = files.size
    expect(await sendPicture().catch(String)).toContain('507')
    expect(files.size).toBe(stored)
    const other = await joinAsSeller(app, `roomy${people}`)
    expect(isThere(await sendPicture(other))).toEqual(ALL)
    await app.database.pool.query(`update uploads set bytes = 199 * 1024 * 1024 where user_id = $1`, [seller.id])
    expect(isThere(await sendPicture())).toEqual(ALL)
  })

  it('a copy of an event that has no room, and leaves none of its pictures behind', async () => {
    const event = await posted(app, seller, eventTexts(chain))
    const { buffer } = await aPhoto()
    const init = { method: 'POST', headers: { ...as(seller), 'content-type': 'image/jpeg' }, body: new Uint8Array(buffer) }
    const at = `/api/event_gallery/?event_id=${event.event_id}&client_key=a-key-of-a-phone`
    expect((await app.request(at, init)).status).toBe(200)
    // Room for a copy of the gallery's picture, and for nothing else.
    const { rows } = await app.database.pool.query<{ bytes: number }>('select bytes from uploads order by at desc limit 1')
    await app.database.pool.query(`insert into uploads (key, user_id, bytes, look_at) values ('events/much.webp', $1, 0, now() + interval '1 day')`, [
      seller.id,
    ])
    await app.database.pool.query(
      `update uploads set bytes = 200 * 1024 * 1024 - $2 - (select sum(bytes) from uploads) where key = 'events/much.webp' and user_id = $1`,
      [seller.id, rows[0]?.bytes ?? 0],
    )
    const stored = [...files.keys()]
    const copied = await app.request(`/api/event/${event.event_id}/duplicate/`, {
      method: 'POST',
      headers: { ...as(seller), 'content-type': 'application/json' },
      body: '{}',
    })
    expect([copied.status, (await copied.json()).code]).toEqual([507, 'pictures-full'])
    expect([...files.keys()]).toEqual(stored)
    expect(await kept()).toHaveLength(3)
  })
})

describe('guards', () => {
  it('pictures that the service does not know: no user sent them', async () => {
    files.set('events/0123456789abcdef0123.webp', new Uint8Array(1))
    await sweepAfter(400)
    expect(files.size).toBe(1)
  })

  it('against texts of other users: a picture in one does not outlive its own text', async () => {
    const path = await sendPicture()
    const other = await joinAsSeller(app, `borrower${people}`)
    await posted(app, other, eventTexts(chain, { description: `<p>Look:</p><img src="${path}" alt="">` }))
    await sweepAfter(31)
    expect(isThere(path)).toEqual(NONE)
  })

  it('against one picture that cannot be removed: all others are, and it is removed an hour later', async () => {
    const [held, free] = [await sendPicture(), await sendPicture()]
    stuck = imageAt(held, 480).replace('/media/', '')
    await sweepAfter(31)
    expect([isThere(free), await kept()]).toEqual([NONE, [held]])
    stuck = undefined
    await sweep()
    expect(await kept()).toEqual([held])
    await sweepAfter(1)
    expect([isThere(held), await kept()]).toEqual([NONE, []])
  })

  it('several sweepers from each other: each picture is removed once', async () => {
    const paths = [await sendPicture(), await sendPicture(), await sendPicture()]
    await wait(31)
    const removed: string[] = []
    const counting = () => {
      const { pictures, ...more } = tools()
      const noted = (path: string | null) => {
        removed.push(path ?? '')
        return pictures.drop(path)
      }
      return { ...more, pictures: { drop: noted } }
    }
    await Promise.all(Array.from({ length: 5 }, () => sweepUploads(counting())))
    expect(removed.toSorted()).toEqual(paths.toSorted())
  })
})

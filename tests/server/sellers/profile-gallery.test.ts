import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { PROFILE_GALLERY } from '#server/features/sellers/profile-gallery.ts'
import { aPhoto } from '#tests/support/a-picture.ts'
import { useApp } from '#tests/support/server/app.ts'
import { fillProfile } from '#tests/support/server/nouns/profiles.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { askAs, type SellerAsk } from '#tests/support/server/nouns/sellers.ts'
import { as, post, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const GALLERY = '/api/profile_gallery/'
let photo: Uint8Array<ArrayBuffer>
let [mina, other] = [{} as SignedInPerson, {} as SignedInPerson]
let made = 0

beforeAll(async () => {
  photo = new Uint8Array((await aPhoto()).buffer)
})
beforeEach(async () => {
  made += 1
  mina = await joinAsSeller(app, `mina-${made}`)
  other = await joinAsSeller(app, `other-${made}`)
  app.files.clear()
})

const ask = (path = '', request?: Omit<SellerAsk, 'path'>, who = mina) => askAs(app, who, { path: GALLERY + path, ...request })
const list = async (who = mina) => (await ask(`?subject=${who.id}`, undefined, who)).body
const addPicture = (name: string, { key = `a-key-of-a-phone-${name}`, of = mina }: { key?: string; of?: SignedInPerson } = {}, who = mina) =>
  ask(`?subject=${of.id}&client_key=${key}&name=${encodeURIComponent(name)}`, { file: photo }, who)
const film = { video_url: 'https://youtu.be/abcdefghijk', name: 'At the wheel' }
const publicPage = async (who = mina) => (await app.request(`/api/seller/${who.username}/`)).json()

describe('answers', () => {
  it('pictures and films in the order of their owner, described, ordered and removed with their files', async () => {
    expect(await list()).toEqual([])
    const jar = (await addPicture('jar')).body
    const lamp = (await addPicture('lamp')).body
    const wheel = (await ask('video/', { body: { subject: mina.id, ...film } })).body
    expect([jar.file.startsWith('/media/sellers/'), jar.bytes > 0, wheel.video_url, wheel.bytes]).toEqual([true, true, film.video_url, 0])
    expect((await ask(`${lamp.id}/`, { method: 'PATCH', body: { alt: 'A lamp of clay' } })).body.alt).toBe('A lamp of clay')
    expect((await ask('order/', { body: { subject: mina.id, ids: [lamp.id, wheel.id, jar.id] } })).status).toBe(200)
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual([lamp.id, wheel.id, jar.id])
    const files = app.files.size
    expect((await ask(`${jar.id}/`, { method: 'DELETE' })).body).toHaveLength(2)
    expect(app.files.size).toBeLessThan(files)
  })

  it('the same picture again, as the outbox sends it, once', async () => {
    const first = (await addPicture('jar')).body
    expect((await addPicture('jar')).body).toEqual(first)
    expect(await list()).toHaveLength(1)
  })

  it('everybody with the first pictures and films of a profile, in its order', async () => {
    const pictures = Array.from({ length: 14 }, (_, n) => ({ file: `/media/sellers/${mina.id}-${n}.webp`, name: `Jar ${n}`, alt: `Clay ${n}`, tone: n }))
    const films = Array.from({ length: 7 }, (_, n) => ({ video_url: `https://youtu.be/film-${n}`, name: `Film ${n}` }))
    const ids = await fillProfile(app.database.db, mina.id, [...films, ...pictures])
    const page = await publicPage()
    expect(page.films).toEqual(
      films.slice(0, 6).map(({ video_url, name }, n) => ({ id: ids[n], video_url, name, added_at: expect.stringMatching(/^\d{4}-.*Z$/) })),
    )
    expect(page.pictures).toHaveLength(12)
    expect(page.pictures[0]).toEqual({ id: ids[7], file: `/media/sellers/${mina.id}-0.webp`, tone: 0, name: 'Jar 0', alt: 'Clay 0' })
    expect(await publicPage(other)).toMatchObject({ pictures: [], films: [] })
  })

  it('everybody with who does the work, the seller first, once that is more than the seller; not with who was removed', async () => {
    const { pool } = app.database
    await pool.query(`insert into team_members (seller, name, role) values ($1, 'Rina', 'Potter'), ($1, 'Gone', '')`, [mina.id])
    await pool.query(`insert into team_members (seller, name, is_owner) values ($1, 'Mina', true)`, [mina.id])
    await pool.query(`update team_members set removed_at = now() where name = 'Gone' and seller = $1`, [mina.id])
    expect((await publicPage()).team).toEqual([
      { member_id: expect.any(Number), name: 'Mina', role: '', picture: null },
      { member_id: expect.any(Number), name: 'Rina', role: 'Potter', picture: null },
    ])
    await pool.query(`update team_members set removed_at = now() where name = 'Rina' and seller = $1`, [mina.id])
    expect((await publicPage()).team).toEqual([])
  })

  it('of hostile words, what was written and no more', async () => {
    const hostile = '<img src=x onerror=alert(1)>{{constructor}}'
    expect((await addPicture(hostile, { key: 'a-key-of-a-phone-9' })).body.name).toBe(hostile)
    expect((await publicPage()).pictures[0].name).toBe(hostile)
  })
})

describe('refuses', () => {
  it('another seller’s profile and what is in it, as if there were none', async () => {
    const { body: jar } = await addPicture('jar')
    const answers = [
      await ask(`?subject=${mina.id}`, undefined, other),
      await addPicture('theirs', { of: mina }, other),
      await ask('video/', { body: { subject: mina.id, ...film } }, other),
      await ask(`${jar.id}/`, { method: 'PATCH', body: { alt: 'Mine' } }, other),
      await ask(`${jar.id}/`, { method: 'DELETE' }, other),
      await ask('order/', { body: { subject: mina.id, ids: [jar.id] } }, other),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect(await list()).toEqual([jar])
  })

  it('more than a profile holds', async () => {
    await fillProfile(
      app.database.db,
      mina.id,
      Array.from({ length: GALLERY_MOST.profile }, (_, n) => ({ file: `/media/sellers/${mina.id}-${n}.webp` })),
    )
    expect(await addPicture('one-more')).toMatchObject({ status: 400, body: { fields: { gallery: 'too-many' } } })
    expect(PROFILE_GALLERY.most).toBe(60)
  })

  it('marks that turn words around', async () => {
    expect(await addPicture('\u202Etxt.exe', { key: 'a-key-of-a-phone-8' })).toMatchObject({ status: 400, body: { fields: { name: 'bad-characters' } } })
    expect(await list()).toEqual([])
  })

  it('a film of a host that is not listed', async () => {
    expect(await ask('video/', { body: { subject: mina.id, video_url: 'https://films.example/1', name: 'Elsewhere' } })).toMatchObject({
      status: 400,
      body: { fields: { video_url: 'not-a-video-link' } },
    })
  })
})

describe('guards', () => {
  it('lets a profile go with its account: no rows, no files, nothing in the lists', async () => {
    await addPicture('jar')
    await ask('video/', { body: { subject: mina.id, ...film } })
    expect(app.files.size).toBeGreaterThan(0)
    expect((await post(app, '/api/account/delete/', { body: {}, headers: as(mina) })).status).toBe(200)
    expect(app.files.size).toBe(0)
    const { rows } = await app.database.pool.query('select 1 from galleries where owner = $1', [mina.id])
    expect(rows).toEqual([])
    expect((await (await app.request('/api/gallery/')).json()).results.filter(({ seller }: { seller: number }) => seller === mina.id)).toEqual([])
  })
})

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OwnGalleryItem } from '#contract/events/gallery.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { aPhoto } from '#tests/support/a-picture.ts'
import { useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { fillGallery } from '#tests/support/server/nouns/galleries.ts'
import { askAs, makeSellers, type SellerAsk } from '#tests/support/server/nouns/sellers.ts'
import type { CrowdMember } from '#tests/support/server/orders/order-crowd.ts'

const GALLERY = '/api/event_gallery/'
const FILM = 'https://youtu.be/abcdefghijk'
const app = useApp()
let photo: Uint8Array<ArrayBuffer>
let asha: CrowdMember
let event = 0
let keys = 0

beforeAll(async () => {
  photo = new Uint8Array((await aPhoto()).buffer)
})
// A new seller for each test: uploads are counted by person.
beforeEach(async () => {
  ;[asha] = (await makeSellers(app, 1)) as [CrowdMember]
  event = await makeEvent(app.database.db, { seller: asha.user_id })
  app.files.clear()
})

const ask = (path: string, request?: Omit<SellerAsk, 'path'>, who = asha) => askAs(app, who, { path: GALLERY + path, ...request })
const list = async (): Promise<OwnGalleryItem[]> => (await ask(`?event_id=${event}`)).body
const addressOf = (client_key: string, of = event) => `?event_id=${of}&client_key=${client_key}&name=The+stage`
const addPicture = (client_key?: string) => {
  keys += 1
  return ask(addressOf(client_key ?? `a-key-of-a-phone-${keys}`), { file: photo })
}
const addFilm = (over: object = {}) => ask('video/', { body: { event_id: event, video_url: FILM, name: 'The song', ...over } })

describe('answers', () => {
  it('a picture at the end, in every width and in its own shape', async () => {
    await addFilm()
    const { status, body } = await addPicture()
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'The stage', video_url: null, file: expect.stringMatching(/^\/media\/events\/[0-9a-f]{32}\.webp$/) })
    expect(app.files.has(body.file.replace('/media/', ''))).toBe(true)
    expect((await list()).map(({ name }) => name)).toEqual(['The song', 'The stage'])
    const page = await (await app.request(`/api/event/${event}/`)).json()
    expect(page.related_event_gallery).toEqual(await list())
  })

  it('the same picture once, however often it is sent, and keeps one file of it', async () => {
    const [one, other] = await Promise.all([addPicture('one-wish-of-a-phone'), addPicture('one-wish-of-a-phone')])
    expect(one).toEqual(other)
    const files = app.files.size
    expect(await addPicture('one-wish-of-a-phone')).toEqual(one)
    expect(await list()).toHaveLength(1)
    expect(app.files.size).toBe(files)
    const stem = one.body.file.replace('/media/', '').replace('.webp', '')
    expect([...app.files.keys()].filter((key) => !key.startsWith(stem))).toEqual([])
  })

  it.each([
    ['https://www.youtube.com/watch?v=abcdefghijk&t=9', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    ['http://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ])('the film %s as the address of its player', async (video_url, address) => {
    expect(await addFilm({ video_url, client_key: 'one-wish-of-a-phone' })).toMatchObject({ status: 200, body: { video_url: address, file: null } })
    await addFilm({ video_url, client_key: 'one-wish-of-a-phone' })
    expect(await list()).toHaveLength(1)
  })

  it('another caption', async () => {
    const { body } = await addFilm()
    expect(await ask(`${body.id}/`, { method: 'PATCH', body: { name: ' গান ' } })).toMatchObject({ status: 200, body: { id: body.id, name: 'গান' } })
    expect(await list()).toMatchObject([{ name: 'গান' }])
  })

  it('another order', async () => {
    const ids: number[] = []
    for (const name of ['one', 'two', 'three']) ids.push((await addFilm({ name })).body.id)
    const wanted = [ids[2], ids[0], ids[1]]
    expect((await ask('order/', { body: { event_id: event, ids: wanted } })).body.map(({ id }: OwnGalleryItem) => id)).toEqual(wanted)
    expect((await addFilm({ name: 'four' })).status).toBe(200)
    expect((await list()).map(({ name }) => name)).toEqual(['three', 'one', 'two', 'four'])
  })

  it('the pictures that are left when one is removed, and removes its files', async () => {
    const { body } = await addPicture()
    await addFilm()
    expect((await ask(`${body.id}/`, { method: 'DELETE' })).body).toMatchObject([{ name: 'The song' }])
    expect(app.files.size).toBe(0)
    expect((await ask(`${body.id}/`, { method: 'DELETE' })).status).toBe(404)
  })

  it('a removed picture whose files another event still shows', async () => {
    const { body } = await addPicture()
    const copy = await makeEvent(app.database.db, { seller: asha.user_id, thumbnail: body.file })
    await ask(`${body.id}/`, { method: 'DELETE' })
    expect(await list()).toEqual([])
    expect(app.files.size).toBeGreaterThan(0)
    await app.database.pool.query('update events set thumbnail = null where id = $1', [copy])
  })
})

describe('refuses', () => {
  it('a film of any other host', async () => {
    for (const video_url of ['https://films.example/watch?v=abcdefghijk', 'javascript:alert(1)', 'https://youtube.com.films.example/embed/abcdefghijk', ''])
      expect((await addFilm({ video_url })).status, video_url).toBe(400)
    expect(await list()).toEqual([])
  })

  it('what is no picture, and keeps nothing of it', async () => {
    const text = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
    expect(await ask(addressOf('a-key-of-a-phone-x'), { file: text })).toMatchObject({ status: 415, body: { code: 'unsupported-media' } })
    expect([await list(), app.files.size]).toEqual([[], 0])
  })

  it('more than a gallery holds, before a picture is decoded', async () => {
    await fillGallery(
      app.database.db,
      event,
      Array.from({ length: GALLERY_MOST.event }, () => ({ name: 'Film', video_url: 'https://player.vimeo.com/video/1234' })),
    )
    for (const answer of [await addPicture(), await addFilm()]) expect(answer).toMatchObject({ status: 400, body: { fields: { gallery: 'too-many' } } })
    expect(app.files.size).toBe(0)
  })

  it('an order that leaves one out, or names one twice', async () => {
    const first = (await addFilm()).body.id
    const second = (await addFilm({ name: 'two' })).body.id
    for (const ids of [[first], [first, first], [first, second, second + 1000]])
      expect(await ask('order/', { body: { event_id: event, ids } })).toMatchObject({ status: 400, body: { fields: { ids: 'does-not-fit' } } })
  })
})

describe('guards', () => {
  it('another seller’s gallery as if it did not exist', async () => {
    const { body } = await addPicture()
    const [babul] = (await makeSellers(app, 1)) as [CrowdMember]
    const files = app.files.size
    const of = (path: string, request?: Omit<SellerAsk, 'path'>) => ask(path, request, babul).then(({ status }) => status)
    expect(await of(`?event_id=${event}`)).toBe(404)
    expect(await of(addressOf('a-key-of-a-phone-y'), { file: photo })).toBe(404)
    expect(await of('video/', { body: { event_id: event, video_url: FILM, name: '' } })).toBe(404)
    expect(await of(`${body.id}/`, { method: 'PATCH', body: { name: 'Mine' } })).toBe(404)
    expect(await of(`${body.id}/`, { method: 'DELETE' })).toBe(404)
    expect(await of('order/', { body: { event_id: event, ids: [body.id] } })).toBe(404)
    expect(await list()).toEqual([body])
    expect(app.files.size).toBe(files)
  })
})

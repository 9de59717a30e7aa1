import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { GalleryItem } from '#contract/galleries/gallery-item.ts'
import { GALLERY_MOST } from '#contract/galleries/gallery-limits.ts'
import { openPictures } from '#server/adapters/pictures.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { readFaqs, writeFaqs } from '#server/db/faqs/faq-lists.ts'
import { openUploadBook } from '#server/features/uploads/upload-book.ts'
import { serveGallery } from '#server/galleries/gallery-routes.ts'
import { limitUploads } from '#server/http/requests/upload-limit.ts'
import { STALL_GALLERY, STALL_TABLE, STALLS, stallGallery } from '#tests/fixtures/stall-galleries.ts'
import { aPhoto } from '#tests/support/a-picture.ts'
import { storeIn, useApp } from '#tests/support/server/app.ts'
import { beginUpload, uploadTogether } from '#tests/support/server/galleries.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { fillGallery } from '#tests/support/server/nouns/galleries.ts'
import { askAs, makeSellers, type SellerAsk } from '#tests/support/server/nouns/sellers.ts'
import type { CrowdMember } from '#tests/support/server/orders/order-crowd.ts'

const app = useApp()
let photo: Uint8Array<ArrayBuffer>
let mina: CrowdMember
let stall = 0
let keys = 0
/** How many files may be stored before the disk is full. */
let room = Number.POSITIVE_INFINITY

beforeAll(async () => {
  photo = new Uint8Array((await aPhoto()).buffer)
  await app.database.pool.query(STALL_TABLE)
  const { db, pool } = app.database
  const store = storeIn(app.files)
  const files: typeof store = {
    ...store,
    put: async (key, bytes, type) => {
      room -= 1
      if (room < 0) throw new Error('the disk is full')
      await store.put(key, bytes, type)
    },
  }
  const pictures = openPictures(files, { warn: () => undefined }, openUploadBook(db))
  serveGallery(app.app().service, { contract: stallGallery, kind: STALL_GALLERY }, { pictures, countUpload: limitUploads(pool) })
})
beforeEach(async () => {
  ;[mina] = (await makeSellers(app, 1)) as [CrowdMember]
  stall = await aStall(mina)
  room = Number.POSITIVE_INFINITY
  app.files.clear()
})

const aStall = async ({ user_id }: CrowdMember): Promise<number> =>
  (await app.database.pool.query('insert into test_stalls (owner) values ($1) returning id', [user_id])).rows[0].id
const ask = (path: string, request?: Omit<SellerAsk, 'path'>, who = mina) => askAs(app, who, { path: STALLS + path, ...request })
const list = async (): Promise<GalleryItem[]> => (await ask(`?subject=${stall}`)).body
const addressOf = (more = '', of = stall) => {
  keys += 1
  return `?subject=${of}&client_key=a-key-of-a-phone-${keys}${more}`
}
const addPicture = (more?: string) => ask(addressOf(more), { file: photo })
const addFilm = (over: object = {}) =>
  ask('video/', { body: { subject: stall, video_url: 'https://www.tiktok.com/@mina/video/7300', name: 'Frying', ...over } })
const fill = async (count: number) => {
  for (let at = 0; at < count; at++) await addFilm({ name: `Film ${at}` })
}
const rowsOf = async (table: string) => Number((await app.database.pool.query(`select count(*) as n from ${table}`)).rows[0].n)

describe('the gallery of a noun that the engine does not know', () => {
  it('takes pictures with what stands below them and what is in them, and says how heavy they are', async () => {
    const { status, body } = await addPicture('&name=Our+stall&alt=Pots+in+a+row')
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Our stall', alt: 'Pots in a row', video_url: null, file: expect.stringMatching(/^\/media\/sellers\//) })
    const { rows } = await app.database.pool.query('select bytes from uploads where key = $1', [body.file.replace('/media/', '')])
    expect(rows).toEqual([{ bytes: body.bytes }])
    expect(await ask(`${body.id}/`, { method: 'PATCH', body: { alt: 'Pots and pans' } })).toMatchObject({ body: { name: 'Our stall', alt: 'Pots and pans' } })
    expect(await ask(`${body.id}/`, { method: 'PATCH', body: {} })).toMatchObject({ status: 200, body: { name: 'Our stall', alt: 'Pots and pans' } })
    expect(await list()).toMatchObject([{ id: body.id, alt: 'Pots and pans' }])
  })

  it('is put in order and thinned out, and each change is followed by what its noun does then', async () => {
    const [one, two] = [(await addPicture()).body, (await addFilm()).body]
    expect((await ask('order/', { body: { subject: stall, ids: [two.id, one.id] } })).body).toMatchObject([{ id: two.id }, { id: one.id }])
    expect((await ask(`${one.id}/`, { method: 'DELETE' })).body).toMatchObject([{ id: two.id }])
    expect(app.files.size).toBe(0)
    const { rows } = await app.database.pool.query('select changes from test_stalls where id = $1', [stall])
    expect(rows).toEqual([{ changes: 4 }])
  })

  it('becomes one when its first pictures come in the same moment', async () => {
    const before = await rowsOf('galleries')
    const answers = await Promise.all([addPicture(), addPicture(), addFilm()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([await rowsOf('galleries'), (await list()).length]).toEqual([before + 1, 3])
  })

  it.each([
    ['https://www.facebook.com/watch?v=12345', 'https://www.facebook.com/watch?v=12345'],
    ['https://fb.watch/abc/', 'https://fb.watch/abc/'],
    ['https://VM.TikTok.com/ZM123/#now', 'https://vm.tiktok.com/ZM123/'],
    ['https://youtu.be/abcdefghijk', 'https://youtu.be/abcdefghijk'],
  ])('links to the film %s as it is', async (video_url, stored) => {
    expect(await addFilm({ video_url })).toMatchObject({ status: 200, body: { video_url: stored, file: null, bytes: 0 } })
  })

  it.each([
    'http://youtu.be/abcdefghijk',
    'https://films.example/1',
    'https://youtube.com.films.example/1',
    'https://me@youtube.com/1',
    'https://youtube.com:8443/1',
    'https://tiktok.com',
    'javascript:alert(1)',
    '',
  ])('refuses %j', async (video_url) => {
    expect(await addFilm({ video_url })).toMatchObject({ status: 400, body: { fields: { video_url: expect.any(String) } } })
  })

  it('is another person’s, or another noun’s: as if it did not exist', async () => {
    const { body } = await addPicture()
    const [babul] = (await makeSellers(app, 1)) as [CrowdMember]
    const of = (path: string, request?: Omit<SellerAsk, 'path'>) => ask(path, request, babul).then(({ status }) => status)
    expect(await of(`?subject=${stall}`)).toBe(404)
    expect(await of(addressOf(), { file: photo })).toBe(404)
    expect(await of(`${body.id}/`, { method: 'PATCH', body: { name: 'Mine' } })).toBe(404)
    expect(await of(`${body.id}/`, { method: 'DELETE' })).toBe(404)
    const event = await makeEvent(app.database.db, { seller: mina.user_id })
    const [film] = await fillGallery(app.database.db, event, [{ name: 'Film', video_url: 'https://player.vimeo.com/video/1234' }])
    expect((await ask(`${film}/`, { method: 'DELETE' })).status).toBe(404)
    expect((await askAs(app, mina, { path: `/api/event_gallery/${body.id}/`, method: 'DELETE' })).status).toBe(404)
    expect(await list()).toEqual([body])
  })
})

describe('nothing is left behind', () => {
  it('of the ninth of eight, whichever of three requests in the same moment is first', async () => {
    await fill(GALLERY_MOST.product - 1)
    const { port } = await app.startServer()
    const answers = await uploadTogether(
      port,
      [1, 2, 3].map(() => ({ path: STALLS + addressOf(), access: mina.access, bytes: photo })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(answers.filter(({ status }) => status === 400).every(({ body }) => body.includes('too-many'))).toBe(true)
    expect((await list()).map(({ file }) => file !== null).filter(Boolean)).toHaveLength(1)
    expect(await list()).toHaveLength(GALLERY_MOST.product)
    const [kept] = (await list()).flatMap(({ file }) => file ?? [])
    const stem = kept!.replace('/media/', '').replace('.webp', '')
    expect([...app.files.keys()].filter((key) => !key.startsWith(stem))).toEqual([])
    expect((await app.database.pool.query('select key from uploads where user_id = $1', [mina.user_id])).rows).toEqual([{ key: `${stem}.webp` }])
  })

  it('of the forty-first of forty of an event', async () => {
    const event = await makeEvent(app.database.db, { seller: mina.user_id })
    await fillGallery(
      app.database.db,
      event,
      Array.from({ length: GALLERY_MOST.event - 1 }, () => ({ name: 'Film', video_url: 'https://player.vimeo.com/video/1234' })),
    )
    const { port } = await app.startServer()
    const path = (key: number) => `/api/event_gallery/?event_id=${event}&client_key=a-key-of-a-phone-${key}`
    const answers = await uploadTogether(
      port,
      [1, 2, 3].map((key) => ({ path: path(key), access: mina.access, bytes: photo })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect((await askAs(app, mina, { path: `/api/event_gallery/?event_id=${event}` })).body).toHaveLength(GALLERY_MOST.event)
    expect((await app.database.pool.query('select key from uploads where user_id = $1', [mina.user_id])).rows).toHaveLength(1)
    expect(new Set([...app.files.keys()].map((key) => key.replace(/(?:-\d+)?\.webp$/, ''))).size).toBe(1)
  })

  it('of an upload that is cut midway', async () => {
    const { port } = await app.startServer()
    const connection = await beginUpload(port, { path: STALLS + addressOf(), access: mina.access, bytes: photo }, Math.floor(photo.byteLength / 2))
    await wait(100)
    connection.socket.destroy()
    await wait(200)
    expect(await list()).toEqual([])
    expect([app.files.size, (await app.database.pool.query('select key from uploads where user_id = $1', [mina.user_id])).rows]).toEqual([0, []])
    expect((await app.database.pool.query('select gallery from test_stalls where id = $1', [stall])).rows).toEqual([{ gallery: null }])
  })

  it('of half a picture that came whole, and of one for which the disk had no room', async () => {
    expect((await ask(addressOf(), { file: photo.slice(0, photo.byteLength / 2) })).status).toBe(415)
    room = 2
    expect((await addPicture()).status).toBe(500)
    expect([await list(), app.files.size]).toEqual([[], 0])
    expect((await app.database.pool.query('select key from uploads where user_id = $1', [mina.user_id])).rows).toEqual([])
  })
})

describe('questions and answers of a noun that the service does not know', () => {
  it('are kept, replaced and emptied in one list', async () => {
    const { db } = app.database
    const rows = [
      { question: 'Open today?', answer: 'Until nine.' },
      { question: 'Cash?', answer: 'Or bKash.' },
    ]
    const write = (list: number | null, faqs: typeof rows) => inTransaction(db, (tx) => writeFaqs(tx, { list, owner: mina.user_id, faqs }))
    expect(await write(null, [])).toBeNull()
    const made = await write(null, rows)
    expect(await readFaqs(db, made)).toEqual(rows)
    expect(await write(made, rows.toReversed())).toBe(made)
    expect(await readFaqs(db, made)).toEqual(rows.toReversed())
    await write(made, [])
    expect(await readFaqs(db, made)).toEqual([])
  })
})

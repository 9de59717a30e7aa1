import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPictures } from '#server/adapters/pictures.ts'
import { openPrivateFiles } from '#server/adapters/private-files.ts'
import { sweepStrays } from '#server/features/uploads/sweep-strays.ts'
import { sweepUploads } from '#server/features/uploads/sweep-uploads.ts'
import { openUploadBook } from '#server/features/uploads/upload-book.ts'
import { aPdf } from '#tests/support/a-cv.ts'
import { storeIn, useApp } from '#tests/support/server/app.ts'
import { makeEvent } from '#tests/support/server/nouns/events.ts'
import { joinAsSeller } from '#tests/support/server/nouns/seller.ts'
import { aTaggedPhoto, opened, pictureOf, said, write } from '#tests/support/server/nouns/talking.ts'
import { joinAndLogIn, joinAsStaff, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const LOG = { warn: () => undefined }
let seller: SignedInPerson
let buyer: SignedInPerson
let stranger: SignedInPerson
let staff: SignedInPerson
let photo: Uint8Array<ArrayBuffer>
let to = { kind: 'event', subject: 0 }
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values)
beforeAll(async () => {
  seller = await joinAsSeller(app, 'nusrat')
  buyer = await joinAndLogIn(app, 'buyer', { email_verified_at: new Date().toISOString() })
  stranger = await joinAndLogIn(app, 'stranger')
  staff = await joinAsStaff(app)
  photo = await aTaggedPhoto()
})
beforeEach(async () => {
  await sql('truncate rate_limits')
  to = { kind: 'event', subject: await makeEvent(app.database.db, { seller: seller.id }) }
})
const stored = () => app.privateFiles.size
const sweep = async () => {
  const { db } = app.database
  const book = openUploadBook(db)
  await sql(`update uploads set look_at = look_at - interval '40 days'`)
  await sweepUploads({ db, pictures: openPictures(storeIn(app.files), LOG, book), privateFiles: openPrivateFiles(storeIn(app.privateFiles), LOG, book) })
}

describe('answers', () => {
  it('both sides with a picture of its own: smaller, a JPEG, and without what the camera wrote into it', async () => {
    const { conversation_id, message } = await said(app, buyer, { to, picture: { bytes: photo } })
    expect(message).toMatchObject({ text: '', picture: { width: 1600, height: 800, name: `picture-${message.id}.jpg` } })
    expect((await opened(app, seller, [conversation_id])).conversation.last).toMatchObject({ text: '', has_picture: true })
    for (const who of [buyer, seller]) {
      const response = await pictureOf(app, who, message.id)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-disposition': `attachment; filename="picture-${message.id}.jpg"; filename*=UTF-8''picture-${message.id}.jpg`,
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      expect(bytes.byteLength).toBe(message.picture?.bytes)
      const { format, width, exif } = await sharp(bytes).metadata()
      expect([format, width, exif]).toEqual(['jpeg', 1600, undefined])
      expect(bytes.includes('canary-of-exif')).toBe(false)
    }
    expect(Buffer.from(photo).includes('canary-of-exif')).toBe(true)
  })

  it('with a text beside it, and leaves what is small as large as it is', async () => {
    const { message } = await said(app, buyer, { to, text: 'This one', picture: { bytes: await aTaggedPhoto(40, 30) } })
    expect(message).toMatchObject({ text: 'This one', picture: { width: 40, height: 30 } })
  })

  it('counts it in its sender’s room, and keeps it as long as its message has it', async () => {
    const { message } = await said(app, buyer, { to, picture: { bytes: photo } })
    const { rows } = await sql('select user_id, bytes from uploads u join conversation_messages m on m.picture_key = u.key where m.id = $1', [message.id])
    expect(rows).toEqual([{ user_id: buyer.id, bytes: message.picture?.bytes }])
    await sweep()
    expect((await pictureOf(app, buyer, message.id)).status).toBe(200)
    await sql('delete from uploads')
    await sweepStrays({ db: app.database.db, stores: [listed(app.privateFiles)], now: Date.now })
    expect((await pictureOf(app, buyer, message.id)).status).toBe(200)
  })
})

/** A store whose files are all old. */
const listed = (files: Map<string, Uint8Array>) => ({
  keys: async function* () {
    yield* [...files.keys()]
  },
  storedAt: async () => 0,
  remove: async (key: string) => void files.delete(key),
})

describe('refuses', () => {
  it.each([
    ['a PDF that says it is a photo', aPdf()],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['half a photo', Buffer.from('\xff\xd8\xff\xe0 and nothing else', 'latin1')],
  ])('%s, and keeps nothing', async (_, bytes) => {
    const before = stored()
    expect((await write(app, buyer, { to, picture: { bytes: new Uint8Array(bytes) } })).status).toBe(415)
    expect(stored()).toBe(before)
    expect((await sql(`select 1 from conversations where event = $1`, [to.subject])).rows).toEqual([])
  })

  it('a type that is not taken, and more bytes than are taken', async () => {
    expect((await write(app, buyer, { to, picture: { bytes: photo, type: 'image/gif' } })).status).toBe(415)
    expect((await write(app, buyer, { to, picture: { bytes: new Uint8Array(6 * 1024 * 1024) } })).status).toBe(413)
  })

  it('to keep the picture of a message that it refuses', async () => {
    const before = stored()
    expect((await write(app, buyer, { to: { kind: 'event', subject: 2_000_000_000 }, picture: { bytes: photo } })).status).toBe(404)
    const { conversation_id } = await said(app, buyer, { to })
    await sql('update users set locked_at = now() where id = $1', [seller.id])
    expect((await write(app, buyer, { to: { conversation_id }, picture: { bytes: photo } })).status).toBe(409)
    await sql('update users set locked_at = null where id = $1', [seller.id])
    expect(stored()).toBe(before)
  })
})

describe('guards', () => {
  it('a picture from all others, staff among them until it is reported, and from every public address', async () => {
    const { message } = await said(app, buyer, { to, picture: { bytes: photo } })
    for (const who of [stranger, staff]) expect((await pictureOf(app, who, message.id)).status).toBe(404)
    expect((await app.request(`/api/conversation_message/${message.id}/picture/`)).status).toBe(401)
    const [key] = [...app.privateFiles.keys()].slice(-1)
    for (const address of [`/media/${key}`, `/media/${key}.webp`, `/${key}`]) expect((await app.request(address)).status, address).not.toBe(200)
  })

  it('one picture of a message that arrives twice', async () => {
    const before = stored()
    const key = 'a-key-of-a-phone-1'
    const answers = await Promise.all([1, 2, 3].map(() => said(app, buyer, { to, picture: { bytes: photo }, key })))
    expect(new Set(answers.map(({ message }) => message.id)).size).toBe(1)
    expect(stored()).toBe(before + 1)
  })
})

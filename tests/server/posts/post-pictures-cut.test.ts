import { once } from 'node:events'
import type { Socket } from 'node:net'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { newKey } from '#tests/support/server/nouns/commenting.ts'
import { joinWithPage } from '#tests/support/server/nouns/posts.ts'
import { sendPost } from '#tests/support/server/nouns/sending-posts.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'
import { connectRaw } from '#tests/support/server/raw-http.ts'
import { drawSeed } from '#tests/support/server/seed.ts'

const app = useApp()
const { seed, random, oneOf } = drawSeed()
const FORMATS = ['png', 'jpeg', 'webp'] as const
/** As long as those of browsers: shorter ones are refused. */
const BOUNDARY = 'between-two-parts-of-one-post'
const pictures: Uint8Array[] = []
let author: SignedInPerson
let people = 0

beforeAll(async () => {
  // Noise, so that what is missing of a file is missing of the picture.
  const noise = () => sharp({ create: { width: 320, height: 240, channels: 3, background: '#0a7', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
  for (const format of FORMATS) pictures.push(new Uint8Array(await noise().toFormat(format).toBuffer()))
})
beforeEach(async () => {
  people += 1
  author = await joinWithPage(app, `painter${people}`)
})

/** What is there of this author: posts, pictures, files that are noted. */
async function left() {
  const { rows } = await app.database.pool.query(
    `select (select count(*)::int from posts where author = $1) as posts, (select count(*)::int from uploads where user_id = $1) as uploads,
       (select count(*)::int from galleries g where g.owner = $1) as galleries`,
    [author.id],
  )
  return { ...rows[0], files: app.files.size }
}
/** The picture as far as it came. */
const cutOf = (bytes: Uint8Array) => bytes.slice(0, 1 + random(Math.floor(bytes.length * 0.9)))

describe(`pictures of a post, seed ${seed}`, () => {
  it.each(Array.from({ length: 12 }, (_, at) => at + 1))(
    'one that is cut midway, no. %i: nothing of the post is taken, and all of it when it comes whole',
    { timeout: 30_000 },
    async () => {
      const before = await left()
      const whole: Uint8Array[] = Array.from({ length: 1 + random(10) }, () => oneOf(pictures))
      const at = random(whole.length)
      const fields = { text: 'All or nothing', client_key: newKey() }
      const answer = await sendPost(app, author, { fields, pictures: whole.with(at, cutOf(whole[at]!)) })
      expect([400, 415, 422], await answer.text()).toContain(answer.status)
      expect(await left()).toEqual(before)
      expect((await sendPost(app, author, { fields, pictures: whole })).status).toBe(200)
      expect(await left()).toMatchObject({ posts: before.posts + 1, uploads: before.uploads + whole.length, galleries: before.galleries + 1 })
    },
  )

  it('a connection that breaks off in the middle of a picture: nothing of the post is taken, and all of it of one that does not', {
    timeout: 30_000,
  }, async () => {
    const before = await left()
    const { server, port } = await app.startServer()
    const field = (name: string, value: string) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const picture = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="pictures"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
    const end = `\r\n--${BOUNDARY}--\r\n`
    const bytes = pictures[0]!
    const begin = async () => {
      const head = `${field('text', 'All or nothing')}${field('language', 'en')}${field('client_key', newKey())}`
      const length = Buffer.byteLength(head + picture + end) + bytes.length
      const connection = await connectRaw(port)
      connection.write(
        `POST /api/posts/ HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${author.access}\r\ncontent-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${length}\r\n\r\n${head}${picture}`,
      )
      return connection
    }
    const open = new Promise<Socket>((resolve) => server.once('connection', resolve))
    const broken = await begin()
    const closed = once(await open, 'close')
    broken.socket.write(cutOf(bytes), () => broken.socket.destroy())
    await closed
    expect(await left()).toEqual(before)
    const kept = await begin()
    kept.socket.write(bytes)
    kept.write(end)
    expect(await kept.until('"version"')).toContain('HTTP/1.1 200')
    expect(await left()).toMatchObject({ posts: before.posts + 1, uploads: before.uploads + 1 })
  })

  it('eleven are too many, and none of them is kept', async () => {
    const before = await left()
    const answer = await sendPost(app, author, { fields: { text: 'Eleven' }, pictures: Array.from({ length: 11 }, () => oneOf(pictures)) })
    expect([answer.status, (await answer.json()).fields]).toEqual([413, { pictures: 'too-many' }])
    expect(await left()).toEqual(before)
  })

  it('two hundred times the same post of one phone is one post', { timeout: 60_000 }, async () => {
    const client_key = newKey()
    const ids = new Set<number>()
    for (let round = 0; round < 20; round++) {
      const many = Array.from({ length: 10 }, () => sendPost(app, author, { fields: { text: 'Once', client_key }, pictures: pictures.slice(0, 1) }))
      for (const answer of await Promise.all(many)) if (answer.ok) ids.add((await answer.json()).id)
    }
    expect(ids.size).toBe(1)
    expect(await left()).toMatchObject({ posts: 1, uploads: 1 })
  })
})

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
  it.each(Array.from({ length: 12 }, (_, at) => at + 1))('one that is cut midway, no. %i: nothing of the post is taken', { timeout: 30_000 }, async () => {
    const before = await left()
    const sent: Uint8Array[] = Array.from({ length: 1 + random(10) }, () => oneOf(pictures))
    const at = random(sent.length)
    sent[at] = cutOf(sent[at]!)
    const answer = await sendPost(app, author, { fields: { text: 'All or nothing' }, pictures: sent })
    expect([400, 415, 422], await answer.text()).toContain(answer.status)
    expect(await left()).toEqual(before)
  })

  it('a connection that breaks off in the middle of a picture: nothing of the post is taken', { timeout: 30_000 }, async () => {
    const before = await left()
    const { port } = await app.startServer()
    const connection = await connectRaw(port)
    const field = (name: string, value: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
    const head = `${field('text', 'All or nothing')}${field('language', 'en')}${field('client_key', newKey())}`
    const picture = `--x\r\ncontent-disposition: form-data; name="pictures"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`
    connection.write(
      `POST /api/posts/ HTTP/1.1\r\nhost: a\r\nauthorization: Bearer ${author.access}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 500000\r\n\r\n${head}${picture}`,
    )
    connection.socket.write(cutOf(pictures[0]!))
    await new Promise((resolve) => setTimeout(resolve, 200))
    connection.socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(await left()).toEqual(before)
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

import sharp from 'sharp'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { endpoint } from '#contract/core/endpoint.ts'
import { budgetServerTime } from '#server/http/limits/server-time.ts'
import { formFingerprint } from '#server/http/requests/read-multipart.ts'
import { serve } from '#server/http/serve.ts'
import { createService, type ServiceParts } from '#server/http/service.ts'
import { useApp } from '#tests/support/server/app.ts'
import { aPoster, type Chain, eventTexts, joinAsSeller, makeChain, sendForm } from '#tests/support/server/nouns/posting.ts'
import { connectRaw } from '#tests/support/server/raw-http.ts'

const MOST = 10 * 1024 * 1024
const sendThing = endpoint({
  method: 'POST',
  path: '/api/thing/',
  summary: 'Takes a thing',
  access: 'anyone',
  form: {
    files: {
      picture: { types: ['image/png'], mostBytes: 1000 },
      other: { types: ['image/png'], mostBytes: 1000 },
      several: { types: ['image/png'], mostBytes: 1000, most: 3 },
    },
    mostBytes: MOST,
    mostFields: 40,
  },
  body: v.record(v.string(), v.string()),
  answer: v.object({ texts: v.record(v.string(), v.string()), files: v.record(v.string(), v.union([v.number(), v.array(v.string())])) }),
  offline: 'refuse',
})

function service() {
  const logged: object[] = []
  const parts = {
    database: {} as ServiceParts['database'],
    now: () => 1000,
    checkAnswers: true,
    log: { error: (facts: object) => void logged.push(facts) },
    sessions: { find: async () => undefined, forget: () => undefined, isLocked: async () => false },
    ownPagesOnly: () => undefined,
    countCall: async () => undefined,
    load: { admitWrite: <T>(work: () => Promise<T>) => work() },
    time: budgetServerTime(false),
  }
  const app = createService(parts)
  serve(app, sendThing, ({ body, files }) => ({
    texts: body,
    files: Object.fromEntries(
      Object.entries(files).map(([name, given]) => [
        name,
        given instanceof Uint8Array ? given.byteLength : (given ?? []).map((bytes) => Buffer.from(bytes).toString()),
      ]),
    ),
  }))
  return { app, logged }
}
const { app, logged } = service()

interface Sent {
  body: BodyInit
  type?: string
  headers?: Record<string, string>
}
async function send({ body, type = 'multipart/form-data; boundary=XX', headers = {} }: Sent) {
  const init = { method: 'POST', body, headers: { 'content-type': type, ...headers }, duplex: 'half' }
  const response = await app.fetch(new Request('http://localhost/api/thing/', init), { requestId: 'request-1', address: undefined, claims: undefined })
  const { request_id: _, type: __, title: ___, ...told } = await response.json()
  return told
}

const field = (name: string, content: string | Buffer, more = '') =>
  Buffer.concat([Buffer.from(`--XX\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')])
const file = (name: string, content: string | Buffer, { type = 'image/png', as = 'a.png' } = {}) =>
  field(name, content, `; filename="${as}"\r\nContent-Type: ${type}`)
const form = (...parts: Buffer[]) => new Uint8Array(Buffer.concat([...parts, Buffer.from('--XX--\r\n')]))
const is = (status: number, code: string) => ({ status, code })
const NOT_WHOLE = { ...is(400, 'bad-input'), fields: { body: 'is not a whole form' } }

describe('answers', () => {
  it('with the texts and files of a form', async () => {
    expect(await send({ body: form(field('title', 'হাট'), field('empty', ''), file('picture', 'abc')) })).toEqual({
      texts: { title: 'হাট', empty: '' },
      files: { picture: 3 },
    })
  })

  it('a form as a browser writes it, whatever its files are called', async () => {
    for (const name of ['../../x.png', 'x.php.jpg', 'a\0b.png', 'ক'.repeat(1400), 'con', 'a"b\r\nc.png']) {
      const body = new FormData()
      body.append('title', 'a\nb')
      body.append('picture', new Blob(['abc'], { type: 'image/png' }), name)
      const request = new Request('http://localhost', { method: 'POST', body })
      expect(await send({ body: await request.arrayBuffer(), type: request.headers.get('content-type') ?? '' }), name).toEqual({
        texts: { title: 'a\nb' },
        files: { picture: 3 },
      })
    }
  })

  it('forty fields, and a text of 256 KiB', async () => {
    const forty = Array.from({ length: 40 }, (_, at) => field(`f${at}`, 'x'))
    expect(Object.keys((await send({ body: form(...forty) })).texts)).toHaveLength(40)
    expect((await send({ body: form(field('a', 'x'.repeat(256 * 1024))) })).texts.a).toHaveLength(256 * 1024)
  })

  it('with several files of a field that takes several, in their order', async () => {
    const [sea, boat] = [file('several', 'sea'), file('several', 'boat')]
    expect((await send({ body: form(boat, field('a', '1'), sea) })).files).toEqual({ several: ['boat', 'sea'] })
    expect((await send({ body: form(sea) })).files).toEqual({ several: ['sea'] })
  })

  it('with files in another order as another form', () => {
    const printOf = (...names: string[]) => formFingerprint({ texts: {}, files: { several: names.map((name) => new TextEncoder().encode(name)) } })
    expect(printOf('sea', 'boat')).toEqual(printOf('sea', 'boat'))
    expect(printOf('sea', 'boat')).not.toEqual(printOf('boat', 'sea'))
  })

  it('a file field in which nothing was chosen as if it were not there', async () => {
    expect(await send({ body: form(field('a', '1'), file('picture', '', { type: 'application/octet-stream', as: '' })) })).toEqual({
      texts: { a: '1' },
      files: {},
    })
  })
})

describe('refuses', () => {
  const one = field('a', '1')
  it.each<[string, Sent, object]>([
    ['another type', { body: '{}', type: 'application/json' }, is(415, 'unsupported-media')],
    ['a form of the other kind', { body: 'a=1', type: 'application/x-www-form-urlencoded' }, is(415, 'unsupported-media')],
    ['no boundary', { body: form(one), type: 'multipart/form-data' }, is(415, 'unsupported-media')],
    ['two boundaries', { body: form(one), type: 'multipart/form-data; boundary=XX; boundary=YY' }, is(415, 'unsupported-media')],
    ['a boundary that is longer than any', { body: form(one), type: `multipart/form-data; boundary=${'X'.repeat(71)}` }, is(415, 'unsupported-media')],
    ['a compressed form', { body: form(one), headers: { 'content-encoding': 'gzip' } }, is(415, 'unsupported-media')],
    ['nothing', { body: '' }, NOT_WHOLE],
    ['a form without fields', { body: form() }, NOT_WHOLE],
    ['something before it', { body: new Uint8Array(Buffer.concat([Buffer.from('hello\r\n'), form(one)])) }, NOT_WHOLE],
    ['something behind it', { body: new Uint8Array(Buffer.concat([form(one), one])) }, NOT_WHOLE],
    ['a part without a name', { body: form(Buffer.from('--XX\r\nContent-Disposition: form-data\r\n\r\n1\r\n')) }, NOT_WHOLE],
    ['a part without a head', { body: form(Buffer.from('--XX\r\n1\r\n')) }, NOT_WHOLE],
    ['a head without end', { body: form(field('a', '1', `\r\nX-A: ${'b'.repeat(9000)}`)) }, NOT_WHOLE],
    ['a field given twice', { body: form(one, one) }, { ...is(400, 'bad-input'), fields: { a: 'is given twice' } }],
    ['two files in one field', { body: form(file('picture', 'a'), file('picture', 'b')) }, { ...is(400, 'bad-input'), fields: { picture: 'is given twice' } }],
    [
      'more files than a field takes',
      { body: form(...Array.from({ length: 4 }, () => file('several', 'a'))) },
      { ...is(413, 'too-large'), fields: { several: 'too-many' } },
    ],
    [
      'a text among the files of a field',
      { body: form(file('several', 'a'), field('several', 'x')) },
      { ...is(400, 'bad-input'), fields: { several: 'required' } },
    ],
    ['a file where a text belongs', { body: form(file('a', 'x')) }, { ...is(400, 'bad-input'), fields: { a: 'does-not-fit' } }],
    ['a text where a file belongs', { body: form(field('picture', 'x')) }, { ...is(400, 'bad-input'), fields: { picture: 'required' } }],
    ['an empty file', { body: form(file('picture', '')) }, { ...is(400, 'bad-input'), fields: { picture: 'required' } }],
    ['a file that says it is another kind', { body: form(file('picture', '<svg/>', { type: 'image/svg+xml' })) }, is(415, 'unsupported-media')],
    ['a file that says nothing', { body: form(field('picture', 'x', '; filename="a.png"')) }, is(415, 'unsupported-media')],
    [
      'a file that is too large',
      { body: form(file('picture', 'x'.repeat(1001))) },
      { ...is(413, 'too-large'), fields: { picture: 'too-large' }, facts: { most_mb: 1000 / 1024 ** 2 } },
    ],
    ['a text that is too long', { body: form(field('a', 'x'.repeat(256 * 1024 + 1))) }, { ...is(413, 'too-large'), fields: { a: 'too-large' } }],
    ['a NUL in a text', { body: form(field('a', 'b\0c')) }, { ...is(400, 'bad-input'), fields: { a: 'holds a NUL character' } }],
    ['a NUL in a name', { body: form(field('a\0', 'b')) }, { ...is(400, 'bad-input'), fields: { a: 'is given twice' } }],
    ['41 fields', { body: form(...Array.from({ length: 41 }, (_, at) => field(`f${at}`, 'x'))) }, is(413, 'too-large')],
    ['more bytes than said to be taken', { body: form(field('a', 'x'.repeat(MOST))) }, is(413, 'too-large')],
    ['a declared length that is too much, before reading', { body: form(one), headers: { 'content-length': String(MOST + 1) } }, is(413, 'too-large')],
  ])('%s', async (_, sent, expected) => {
    expect(await send(sent)).toEqual(expected)
    expect(logged).toEqual([])
  })

  it('a form that was cut off, wherever it was', async () => {
    const whole = form(field('title', 'a title'), file('picture', 'some bytes'))
    for (let length = 0; length < whole.length - 2; length++) {
      expect(await send({ body: whole.slice(0, length) }), `${length} of ${whole.length}`).toEqual(NOT_WHOLE)
    }
  })
})

describe('guards', () => {
  it('names that mean something to the machine', async () => {
    const body = form(field('__proto__', 'x'), field('constructor', 'y'), field('a', '1'))
    expect((await send({ body })).texts).toEqual({ a: '1' })
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('other users against hundreds of thousands of parts, and heads without end: neither is parsed', async () => {
    const parts = Buffer.from('--XX\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(180_000))
    expect(await send({ body: form(parts) })).toEqual(is(413, 'too-large'))
    const heads = field('a', '1', '\r\nX-A: b'.repeat(900_000))
    expect(await send({ body: form(heads) })).toMatchObject(is(400, 'bad-input'))
  })
})

describe('an event’s form', () => {
  const whole = useApp()
  let seller: Awaited<ReturnType<typeof joinAsSeller>>
  let chain: Chain
  beforeAll(async () => {
    seller = await joinAsSeller(whole, 'poster')
    chain = await makeChain(whole.database.db)
  })
  const create = (bytes: Uint8Array<ArrayBuffer>, more: { type?: string; name?: string } = {}) =>
    sendForm(whole, seller, { path: '/api/event/create/', texts: eventTexts(chain), thumbnail: { bytes, ...more } })
  const noise = async () =>
    new Uint8Array(
      await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
        .jpeg({ quality: 95 })
        .toBuffer(),
    )

  it('comes through a real socket, far larger than any JSON', async () => {
    const { origin } = await whole.startServer()
    const poster = await noise()
    expect(poster.byteLength).toBeGreaterThan(500_000)
    const sent = await sendForm({ request: (path, init) => fetch(origin + path, init) }, seller, {
      path: '/api/event/create/',
      texts: eventTexts(chain),
      thumbnail: { bytes: poster, type: 'image/jpeg' },
    })
    expect([sent.status, await sent.json()]).toMatchObject([200, { title: 'বাউল গানের আসর' }])
  })

  it.each<[string, () => Promise<Uint8Array | string>]>([
    ['an SVG that calls itself PNG', async () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['HTML behind the first bytes of a JPEG', async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>alert(1)</script>')])],
    ['half a JPEG', async () => (await noise()).subarray(0, 90_000)],
    [
      'a GIF that is also an archive',
      async () =>
        Buffer.concat([
          await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
            .gif()
            .toBuffer(),
          Buffer.from('PK\x03\x04'),
        ]),
    ],
    ['a PDF', async () => '%PDF-1.7\n'],
  ])('refuses %s, and leaves no event and no file', async (_, make) => {
    const [files, count] = [whole.files.size, await whole.database.pool.query('select count(*) from events')]
    const sent = await create(new Uint8Array(Buffer.from(await make())))
    expect([sent.status, (await sent.json()).code]).toEqual([415, 'unsupported-media'])
    expect([whole.files.size, (await whole.database.pool.query('select count(*) from events')).rows]).toEqual([files, count.rows])
  })

  it('keeps nothing of what hides behind a picture', async () => {
    for (const tail of ['<script>alert(1)</script>', '<?php system($_GET[0]); ?>', 'PK\x03\x04']) {
      const sent = await create(new Uint8Array(Buffer.concat([await aPoster(), Buffer.from(tail)])), { name: 'x.php.png' })
      const { thumbnail } = await sent.json()
      expect(Buffer.from(whole.files.get(thumbnail.replace('/media/', ''))!).includes(tail)).toBe(false)
    }
  })

  it('is let go of when its sender goes away: what was held is free again, and no file is left', async () => {
    const { port, origin } = await whole.startServer()
    const before = whole.files.size
    for (let round = 0; round < 3; round++) {
      const senders = await Promise.all([1, 2, 3, 4, 5, 6].map(() => connectRaw(port)))
      for (const { write } of senders)
        write(
          `POST /api/event/create/ HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${seller.access}\r\nContent-Type: multipart/form-data; boundary=XX\r\nContent-Length: 900000\r\n\r\n--XX\r\nContent-Disposition: form-data; name="title"\r\n\r\nHalf a`,
        )
      const ask = () =>
        sendForm({ request: (path, init) => fetch(origin + path, init) }, seller, { path: '/api/event/create/', texts: { title: 'x' } }).then(
          ({ status }) => status,
        )
      // Six of one person are open: a seventh is sent away.
      await expect.poll(ask).toBe(429)
      for (const { socket } of senders) socket.destroy()
      await expect.poll(ask).toBe(400)
    }
    expect(whole.files.size).toBe(before)
    expect(whole.logged.filter(({ level }) => level === 'error')).toEqual([])
  })
})

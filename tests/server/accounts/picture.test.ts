import { request as ask } from 'node:http'
import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { useApp } from '#tests/support/server/app.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const app = useApp()
const { files } = app

const aPicture = (background = '#208040') =>
  sharp({ create: { width: 120, height: 90, channels: 3, background } })
    .jpeg()
    .toBuffer()
const send = async (person: SignedInPerson, bytes: Uint8Array, headers: Record<string, string> = {}) =>
  app.request('/api/account/picture/', {
    method: 'POST',
    headers: { ...as(person), 'content-type': 'image/jpeg', ...headers },
    body: new Uint8Array(bytes),
  })
const drop = (person: SignedInPerson) => app.request('/api/account/picture/', { method: 'DELETE', headers: as(person) })
const keysOf = (path: string) => IMAGE_WIDTHS.map((width) => imageAt(path, width).replace('/media/', ''))

describe('answers', () => {
  it('an upload with the account, whose picture is public in every width', async () => {
    const chitra = await joinAndLogIn(app, 'chitra')
    const response = await send(chitra, await aPicture())
    expect(response.status).toBe(200)
    const { profile_picture, username } = await response.json()
    expect([username, profile_picture]).toEqual(['chitra', expect.stringMatching(/^\/media\/people\/[0-9a-f]{32}\.webp$/)])
    for (const width of IMAGE_WIDTHS) {
      const shown = await app.request(imageAt(profile_picture, width))
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('a second one in place of the first, whose files are removed', async () => {
    const dipa = await joinAndLogIn(app, 'dipa')
    const first = await (await send(dipa, await aPicture())).json()
    const second = await (await send(dipa, await aPicture('#802040'))).json()
    expect(second.profile_picture).not.toBe(first.profile_picture)
    for (const key of keysOf(first.profile_picture)) expect(files.has(key), key).toBe(false)
    for (const key of keysOf(second.profile_picture)) expect(files.has(key), key).toBe(true)
    const dropped = await drop(dipa)
    expect([dropped.status, (await dropped.json()).profile_picture]).toEqual([200, null])
    for (const key of keysOf(second.profile_picture)) expect(files.has(key), key).toBe(false)
    expect((await drop(dipa)).status).toBe(200)
  })

  it('two at once with one picture and no file too many', async () => {
    const before = files.size
    const eva = await joinAndLogIn(app, 'eva')
    const sent = await aPicture()
    const answers = await Promise.all([send(eva, sent), send(eva, sent)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(files.size - before).toBe(IMAGE_WIDTHS.length)
  })
})

describe('refuses', () => {
  it('what is no picture, whatever it calls itself', async () => {
    const faria = await joinAndLogIn(app, 'faria')
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
    for (const [bytes, type, code, status] of [
      [svg, 'image/jpeg', 'unsupported-media', 415],
      [svg, 'image/png', 'unsupported-media', 415],
      [svg, 'image/svg+xml', 'unsupported-media', 415],
      [await aPicture(), 'application/octet-stream', 'unsupported-media', 415],
      [await aPicture(), 'multipart/form-data; boundary=x', 'unsupported-media', 415],
      [new Uint8Array(0), 'image/jpeg', 'bad-input', 400],
      [new Uint8Array(8 * 1024 * 1024 + 1), 'image/jpeg', 'too-large', 413],
    ] as const) {
      const response = await send(faria, bytes, { 'content-type': type })
      expect([response.status, (await response.json()).code], `${type}, ${bytes.byteLength} bytes`).toEqual([status, code])
    }
    const account = await (await app.request('/api/account/', { headers: as(faria) })).json()
    expect(account.profile_picture).toBeNull()
  })

  it('a visitor before the file is read', async () => {
    const response = await app.request('/api/account/picture/', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' })
    expect(response.status).toBe(401)
  })

  it('the 21st in a minute, with the time to wait; others are not held up', async () => {
    const gita = await joinAndLogIn(app, 'gita')
    const nothing = Buffer.from('no picture')
    for (let sent = 0; sent < 20; sent += 1) expect((await send(gita, nothing)).status).toBe(415)
    const refused = await send(gita, nothing)
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-requests'])
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect((await send(await joinAndLogIn(app, 'hena'), await aPicture())).status).toBe(200)
  })

  it('a seventh file of one person while six are still on their way; others are not held up', async () => {
    const juthi = await joinAndLogIn(app, 'juthi')
    const ends: (() => void)[] = []
    let begun = 0
    const slowly = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new Uint8Array(1000))
          ends.push(() => controller.close())
        },
        // Asked for more: what there was has been read.
        pull: () => {
          begun++
          return new Promise(() => undefined)
        },
      })
    const begin = () =>
      app.request('/api/account/picture/', {
        method: 'POST',
        headers: { ...as(juthi), 'content-type': 'image/jpeg' },
        body: slowly(),
        duplex: 'half',
      } as RequestInit)
    const underway = [1, 2, 3, 4, 5, 6].map(begin)
    await vi.waitFor(() => expect(begun).toBe(6), { timeout: 10_000 })
    const refused = await send(juthi, Buffer.from('no picture'))
    expect([refused.status, (await refused.json()).code, refused.headers.get('retry-after')]).toEqual([429, 'too-many-requests', '5'])
    expect((await send(await joinAndLogIn(app, 'keya'), await aPicture())).status).toBe(200)
    for (const [at, end] of ends.entries()) {
      end()
      expect((await underway[at])?.status).toBe(415)
    }
    expect((await send(juthi, await aPicture())).status).toBe(200)
  })

  it('the 61st in an hour', async () => {
    const ila = await joinAndLogIn(app, 'ila')
    const nothing = Buffer.from('no picture')
    for (let sent = 0; sent < 60; sent += 1) {
      if (sent % 20 === 0) await app.database.pool.query(`delete from rate_limits where key = $1`, [`uploads-minute:${ila.id}`])
      expect((await send(ila, nothing)).status).toBe(415)
    }
    await app.database.pool.query(`delete from rate_limits where key = $1`, [`uploads-minute:${ila.id}`])
    const refused = await send(ila, nothing)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
  })
})

describe('guards', () => {
  it('the service against uploads that are cut midway', async () => {
    const mou = await joinAndLogIn(app, 'mou')
    const { port } = await app.startServer()
    const [kept, before] = [files.size, app.logged.length]
    const headers = { ...as(mou), 'content-type': 'image/jpeg', 'content-length': 500_000 }
    for (let sent = 0; sent < 10; sent += 1) {
      const upload = ask({ port, host: '127.0.0.1', method: 'POST', path: '/api/account/picture/', headers })
      upload.on('error', () => undefined)
      upload.write(Buffer.alloc(100_000), () => upload.destroy())
    }
    await vi.waitFor(() => expect(app.logged.length - before).toBeGreaterThanOrEqual(10), 5000)
    expect(app.logged.slice(before).filter(({ level }) => level === 'error')).toEqual([])
    expect(files.size).toBe(kept)
    expect((await send(mou, await aPicture())).status).toBe(200)
  })

  it('a full disk from looking like a bug', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const put = vi.spyOn(files, 'set').mockImplementation(() => {
      throw new Error('cannot write', { cause: full })
    })
    const response = await send(await joinAndLogIn(app, 'nodi'), await aPicture())
    put.mockRestore()
    expect([response.status, (await response.json()).code]).toEqual([507, 'service-full'])
  })

  it('other users and their files', async () => {
    const jui = await joinAndLogIn(app, 'jui')
    const kona = await joinAndLogIn(app, 'kona')
    const { profile_picture } = await (await send(jui, await aPicture())).json()
    await send(kona, await aPicture())
    await drop(kona)
    for (const key of keysOf(profile_picture)) expect(files.has(key), key).toBe(true)
    expect((await (await app.request('/api/account/', { headers: as(jui) })).json()).profile_picture).toBe(profile_picture)
  })
})

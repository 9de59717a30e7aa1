import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles } from '#server/adapters/files/open-files.ts'

const BYTES = new Uint8Array([82, 73, 70, 70, 0, 255])
let folder = ''
/** As much of the S3 protocol as puts, gets and asks for objects, in memory. */
const objects = new Map<string, Buffer>()
let storage: Server
let endpoint = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hatkhola-files-'))
  storage = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://x').pathname
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      if (request.method === 'PUT') objects.set(name, Buffer.concat(chunks))
      const held = objects.get(name)
      response.statusCode = held ? 200 : 404
      response.setHeader('content-type', held ? 'image/webp' : 'application/xml')
      if (request.method === 'PUT') response.end()
      else response.end(request.method === 'HEAD' ? undefined : (held ?? '<Error><Code>NoSuchKey</Code></Error>'))
    })
  })
  await new Promise<void>((done) => storage.listen(0, '127.0.0.1', done))
  endpoint = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`
})
afterAll(async () => {
  storage.close()
  storage.closeAllConnections()
  await rm(folder, { recursive: true })
})

const inFolder = () => openFiles({ data_folder: folder, s3: undefined })
const inBucket = () =>
  openFiles({ data_folder: folder, s3: { bucket: 'pictures', region: 'auto', endpoint, credentials: { accessKeyId: 'key', secretAccessKey: 'secret' } } })

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('%s', (_, open) => {
  it('answers with what was put, and whether it is there', async () => {
    const files = await open()
    expect(await files.exists('events/ab12.webp')).toBe(false)
    expect(await files.get('events/ab12.webp')).toBeUndefined()
    await files.put('events/ab12.webp', BYTES, 'image/webp')
    expect(await files.exists('events/ab12.webp')).toBe(true)
    // Storage that signs its uploads wraps them; what comes back from ours contains the bytes.
    expect(Buffer.from((await files.get('events/ab12.webp')) ?? []).includes(Buffer.from(BYTES))).toBe(true)
  })

  it.each(['../secret', '/etc/passwd', 'a/../b', 'a//b', 'A.webp', 'a b', '', '.hidden', 'a/.b', 'ক', 'x'.repeat(201), 'a\0b'])(
    'refuses the key %s',
    async (key) => {
      const files = await open()
      await expect(files.put(key, BYTES, 'image/webp')).rejects.toThrow(TypeError)
      await expect(files.get(key)).rejects.toThrow(TypeError)
    },
  )
})

describe('a folder that is listed', () => {
  it('says every key and when it was stored, and nothing where there is nothing', async () => {
    const data_folder = await mkdtemp(join(folder, 'listed-'))
    const files = await openFiles({ data_folder, s3: undefined })
    const keys = async () => {
      const found: string[] = []
      for await (const key of files.keys()) found.push(key)
      return found.sort()
    }
    expect(await keys()).toEqual([])
    const before = Date.now()
    await files.put('people/ab12.webp', BYTES, 'image/webp')
    await files.put('events/ab12-320.webp', BYTES, 'image/webp')
    expect(await keys()).toEqual(['events/ab12-320.webp', 'people/ab12.webp'])
    expect(Math.abs(((await files.storedAt('people/ab12.webp')) ?? 0) - before)).toBeLessThan(60_000)
    expect(await files.storedAt('people/none.webp')).toBeUndefined()
    expect([await files.sizeOf('people/ab12.webp'), await files.sizeOf('people/none.webp')]).toEqual([BYTES.byteLength, undefined])
  })
})

describe('guards', () => {
  it('readers from half-written files: the final name appears with the whole file', async () => {
    const files = await inFolder()
    await Promise.all(Array.from({ length: 20 }, () => files.put('events/same.webp', BYTES, 'image/webp')))
    expect(Buffer.from((await files.get('events/same.webp')) ?? [])).toEqual(Buffer.from(BYTES))
    expect(await readdir(join(folder, 'media', 'unfinished'))).toEqual([])
  })

  it('the folder from files that a process left half written, but not from those that are being written now', async () => {
    await (await inFolder()).put('events/any.webp', BYTES, 'image/webp')
    const unfinished = join(folder, 'media', 'unfinished')
    for (const name of ['of-yesterday', 'of-now']) await writeFile(join(unfinished, name), BYTES)
    const yesterday = Date.now() / 1000 - 25 * 3600
    await utimes(join(unfinished, 'of-yesterday'), yesterday, yesterday)
    await inFolder()
    expect(await readdir(unfinished)).toEqual(['of-now'])
    await rm(join(unfinished, 'of-now'))
  })
})

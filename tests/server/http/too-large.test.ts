import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { useApp } from '#tests/support/server/app.ts'
import { joinAsSeller } from '#tests/support/server/nouns/posting.ts'
import type { SignedInPerson } from '#tests/support/server/people.ts'

const MEGABYTE = 1024 * 1024
const app = useApp()
let seller: SignedInPerson
beforeAll(async () => {
  seller = await joinAsSeller(app, 'sender')
})

interface Sent {
  type: string
  body: Buffer
  /** How its length is said: as it is, or not at all. */
  isChunked?: boolean
}

/** Sends all of it as a slow network brings it, and only then reads; gives what came back. @throws {Error} the connection was reset. */
async function sendAllThenRead({ type, body, isChunked = false }: Sent): Promise<string> {
  const { port } = await app.startServer()
  const socket = connect(port, '127.0.0.1')
  const write = (bytes: Buffer | string) => new Promise<void>((done, fail) => socket.write(bytes, (error) => (error ? fail(error) : done())))
  return new Promise<string>((done, fail) => {
    let received = ''
    socket.once('error', fail)
    const sendAll = async () => {
      const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`
      const head = `POST /api/event/create/ HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${seller.access}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`
      await write(head)
      const step = 256 * 1024
      for (let at = 0; at < body.length; at += step) {
        const part = body.subarray(at, at + step)
        await write(isChunked ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')]) : part)
        // Longer than half a second altogether.
        await new Promise((next) => setTimeout(next, 25))
      }
      if (isChunked) await write('0\r\n\r\n')
      socket.on('data', (bytes) => {
        received += bytes.toString()
        if (received.includes('"request_id"')) done(received)
      })
      socket.once('close', () => done(received))
    }
    sendAll().catch(fail)
  }).finally(() => socket.destroy())
}

const form = (bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from('--XX\r\nContent-Disposition: form-data; name="thumbnail"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'),
    Buffer.alloc(bytes, 'x'),
    Buffer.from('\r\n--XX--\r\n'),
  ])
const FORM = 'multipart/form-data; boundary=XX'

describe('what is too large is a 413 that arrives, also while it is still being sent', () => {
  it.each<[string, Sent, object]>([
    ['a picture over 8 MiB', { type: FORM, body: form(9 * MEGABYTE) }, { fields: { thumbnail: 'too-large' }, facts: { most_mb: 8 } }],
    ['a form over 10 MiB that says so', { type: FORM, body: form(12 * MEGABYTE) }, {}],
    ['a form over 10 MiB that does not', { type: FORM, body: form(12 * MEGABYTE), isChunked: true }, {}],
  ])('%s', async (_, sent, reason) => {
    const answer = await sendAllThenRead(sent)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    const body = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
    expect(body).toMatchObject({ code: 'too-large', ...reason })
  })

  it('and one that never ends is cut off soon after its answer', async () => {
    const { port } = await app.startServer()
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    let received = ''
    socket.on('data', (bytes) => (received += bytes.toString()))
    socket.write(
      `POST /api/event/create/ HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${seller.access}\r\nContent-Type: ${FORM}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    const chunk = Buffer.concat([Buffer.from('40000\r\n'), Buffer.alloc(0x40000, 'x'), Buffer.from('\r\n')])
    const writing = setInterval(() => socket.write(chunk), 5)
    try {
      await new Promise((done) => socket.once('close', done))
    } finally {
      clearInterval(writing)
    }
    expect(received).toMatch(/^HTTP\/1.1 413 /)
  })
})

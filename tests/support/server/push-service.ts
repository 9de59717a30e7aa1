import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'

/** A browser that wants messages. */
export interface TestBrowser {
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** What has reached it, oldest first. */
  messages: { message: unknown; ttl: number; urgency: string; topic: string; subject: string }[]
  /** How the service answers for it: 201 until told otherwise. */
  answers: { status: number; location?: string }
  /** Requests for it, taken or not. */
  asked: number
}

export interface PushService {
  origin: string
  /** @param publicKey the key the page subscribed with: nothing signed by another one is taken. */
  subscribe: (publicKey: string) => TestBrowser
}

interface Kept extends TestBrowser {
  ecdh: ECDH
  auth: Buffer
  publicKey: string
}

/**
 * A push service as the standards have it, on this machine, until the test ends: checks who signed a message, opens it with the keys of the
 * browser, and keeps what was in it. What does not hold is answered 400 or 403 as real ones do.
 * @see RFC 8030 (delivery), RFC 8188 and 8291 (sealing), RFC 8292 (who sends)
 */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Kept>()
  const server = createServer((request, response) => {
    const browser = browsers.get(request.url ?? '')
    const take = async () => (browser ? await answerFor(browser, request, originOf(server)) : 404)
    take().then(
      (status) => {
        const { location } = browser?.answers ?? {}
        response.writeHead(status, location ? { location } : {}).end('what the service says of it')
      },
      () => response.writeHead(400).end(),
    )
  })
  running.add(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    origin: originOf(server),
    subscribe: (publicKey) => {
      const ecdh = createECDH('prime256v1')
      ecdh.generateKeys()
      const auth = randomBytes(16)
      const path = `/push/${randomBytes(16).toString('base64url')}`
      const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') }
      const browser: Kept = {
        subscription: { endpoint: originOf(server) + path, keys },
        messages: [],
        answers: { status: 201 },
        asked: 0,
        ecdh,
        auth,
        publicKey,
      }
      browsers.set(path, browser)
      return browser
    },
  }
}

const running = new Set<Server>()
afterEach(() => {
  for (const server of running) {
    server.close()
    server.closeAllConnections()
  }
  running.clear()
})

const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function answerFor(browser: Kept, request: IncomingMessage, origin: string): Promise<number> {
  browser.asked += 1
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  if (browser.answers.status !== 201) return browser.answers.status
  const { headers, method } = request
  const claims = readVapid(headers.authorization ?? '', browser.publicKey)
  const now = Date.now() / 1000
  if (claims?.aud !== origin || claims.exp <= now || claims.exp > now + 24 * 3600) return 403
  if (!/^(https:|mailto:)/.test(claims.sub)) return 403
  if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl))) return 400
  browser.messages.push({
    message: JSON.parse(unseal(browser, Buffer.concat(parts))),
    ttl: Number(headers.ttl),
    urgency: String(headers.urgency),
    topic: String(headers.topic),
    subject: claims.sub,
  })
  return 201
}

/** What the sender says of itself, if it is signed by the key of the subscription. */
function readVapid(authorization: string, publicKey: string): { aud: string; exp: number; sub: string } | undefined {
  const [, header, claims, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  if (!header || !claims || !signature || key !== publicKey) return undefined
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const signer = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), signer, Buffer.from(signature, 'base64url'))
  return isSigned ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined
}

const derive = (secret: Buffer, salt: Buffer, [info, bytes]: [Buffer | string, number]) => Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))

/** One record of aes128gcm. @see RFC 8188 §2, RFC 8291 §3.4 */
function unseal({ ecdh, auth }: Kept, body: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keyLength)
  const record = body.subarray(21 + keyLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const input = derive(ecdh.computeSecret(sender), auth, [info, 32])
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(input, salt, ['Content-Encoding: aes128gcm\0', 16]),
    derive(input, salt, ['Content-Encoding: nonce\0', 12]),
  )
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  return padded.subarray(0, end).toString('utf8')
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { makePushKeys, openPush } from '#server/adapters/push/open-push.ts'
import { arePushKeys, isPublic, isPushAddress, publicLookup } from '#server/adapters/push/push-address.ts'
import { startPushService, type TestBrowser } from '#tests/support/server/push-service.ts'

const MESSAGE = { kind: 'paid', event_order_id: 'ABCDEFGH12', event_title: 'নদীর গান' } as const
const MANNER = { ttl_seconds: 3600, urgency: 'high', topic: 'a-topic' } as const
const keys = makePushKeys()
const warned: object[] = []
const settings = { keys, subject: 'https://hatkhola.example', log: { warn: (facts: object) => void warned.push(facts) } }
const push = openPush({ ...settings, reach: { allowsLoopback: true } })
const targetOf = ({ subscription: { endpoint, keys: theirs } }: TestBrowser) => ({ endpoint, ...theirs })

describe('answers', () => {
  it('a message that the browser alone can open, signed by the key of the service', async () => {
    const browser = (await startPushService()).subscribe(keys.public_key)
    expect(await push.send(targetOf(browser), MESSAGE, MANNER)).toBe('sent')
    expect(browser.messages).toEqual([{ message: MESSAGE, ttl: 3600, urgency: 'high', topic: 'a-topic', subject: 'https://hatkhola.example' }])
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [201, 'sent'],
    [400, 'later'],
    [403, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
  ])('a push service that says %i: %s', async (status, outcome) => {
    const browser = (await startPushService()).subscribe(keys.public_key)
    browser.answers.status = status
    expect(await push.send(targetOf(browser), MESSAGE, MANNER)).toBe(outcome)
  })

  it('a service that is not there, or says nothing: later', async () => {
    const browser = (await startPushService()).subscribe(keys.public_key)
    const silent = createServer(() => undefined)
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/push/x`
    const impatient = openPush({ ...settings, reach: { allowsLoopback: true } }, 50)
    expect(await impatient.send({ ...targetOf(browser), endpoint }, MESSAGE, MANNER)).toBe('later')
    silent.closeAllConnections()
    await new Promise((done) => silent.close(done))
    expect(await push.send({ ...targetOf(browser), endpoint }, MESSAGE, MANNER)).toBe('later')
    expect(JSON.stringify(warned)).not.toContain('/push/')
  })
})

describe('refuses', () => {
  it('to be sent elsewhere', async () => {
    const service = await startPushService()
    const [first, second] = [service.subscribe(keys.public_key), service.subscribe(keys.public_key)]
    for (const status of [301, 302, 303, 307, 308]) {
      first.answers = { status, location: second.subscription.endpoint }
      expect(await push.send(targetOf(first), MESSAGE, MANNER)).toBe('later')
    }
    expect(second.asked).toBe(0)
  })

  it('a signature that is not of the key that the browser was given', async () => {
    const browser = (await startPushService()).subscribe(makePushKeys().public_key)
    expect(await push.send(targetOf(browser), MESSAGE, MANNER)).toBe('later')
    expect(browser.messages).toEqual([])
  })

  it.each([
    'http://push.example/x',
    'https://push.example:8443/x',
    'https://someone@push.example/x',
    'https://:secret@push.example/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://2130706433/x',
    'https://0x7f.1/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://8.8.8.8/x',
    'https://db/x',
    'ftp://push.example/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'push.example',
    '',
  ])('to send to %s', (endpoint) => {
    expect(isPushAddress(endpoint, { allowsLoopback: false })).toBe(false)
  })

  it('to send to this machine, unless it was opened for tests', async () => {
    const browser = (await startPushService()).subscribe(keys.public_key)
    expect(await openPush(settings).send(targetOf(browser), MESSAGE, MANNER)).toBe('gone')
    expect(browser.asked).toBe(0)
  })

  it('names that lead inside, also when only one of their addresses does', async () => {
    const inside = ['10.1.2.3', '192.168.1.1', '172.20.0.1', '100.64.0.1', '127.0.0.1', '169.254.169.254', '0.0.0.0', '224.0.0.1', '255.255.255.255']
    const inside6 = ['::1', '::', 'fe80::1', 'fc00::1', '::ffff:127.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', 'ff02::1']
    for (const address of [...inside, ...inside6]) {
      expect(isPublic(address), address).toBe(false)
      expect(await resolved(['142.250.1.1', address]), address).toBe('NotPublic')
    }
    expect(await resolved([])).toBe('NotPublic')
  })

  it('keys that are no point of the curve, or of another length', () => {
    const auth = Buffer.alloc(16).toString('base64url')
    const point = Buffer.from(keys.public_key, 'base64url')
    const offCurve = Buffer.from(point)
    offCurve[64] = (offCurve[64] ?? 0) ^ 1
    expect(arePushKeys({ p256dh: keys.public_key, auth })).toBe(true)
    expect(arePushKeys({ p256dh: offCurve.toString('base64url'), auth })).toBe(false)
    expect(arePushKeys({ p256dh: point.subarray(0, 64).toString('base64url'), auth })).toBe(false)
    expect(arePushKeys({ p256dh: keys.public_key, auth: 'AAAA' })).toBe(false)
  })
})

describe('guards', () => {
  it('lets the services of the browsers through', async () => {
    for (const host of ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com', 'wns2-par02p.notify.windows.com']) {
      expect(isPushAddress(`https://${host}/send/abc`, { allowsLoopback: false })).toBe(true)
    }
    expect(await resolved(['142.250.1.1', '2a00:1450:4001:80f::200a'])).toBe('142.250.1.1')
    expect(isPublic('2404:6800:4003:c00::1')).toBe(true)
  })
})

/** The address that a connection would go to, or the name of the refusal. */
const resolved = (addresses: string[]): Promise<string> =>
  new Promise((done) => {
    const lookup = publicLookup((_, __, found) =>
      found(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
    lookup('push.example', {}, (error, address) => done(error ? error.name : String(address)))
  })

import { createHmac, generateKeyPairSync, hkdfSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accessTokens } from '#server/http/sessions/access-token.ts'
import { useApp } from '#tests/support/server/app.ts'
import { as, joinAndLogIn, type SignedInPerson } from '#tests/support/server/people.ts'

const SECRET = 'a secret of these tests only, at least 32 bytes'
const app = useApp({ settings: { secret: SECRET } })
/** What the service derives from its secret: with it, a caller could make any token, which is what these tests do. */
const KEY = Buffer.from(hkdfSync('sha256', SECRET, '', 'hatkhola access tokens', 32))
const MINUTE = 60

const encode = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')
const decode = (part = '') => JSON.parse(Buffer.from(part, 'base64url').toString())
const signed = (header: unknown, payload: unknown, key: Buffer | string = KEY) => {
  const input = `${encode(header)}.${encode(payload)}`
  return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`
}
const HEADER = { alg: 'HS256', typ: 'at+jwt' }
const read = (access: string) => app.request('/api/account/sessions/', { headers: as({ access }) })
const now = () => Math.floor(Date.now() / 1000)

let person: SignedInPerson | undefined
/** The payload of a token that is good. */
async function good(): Promise<Record<string, unknown>> {
  person ??= await joinAndLogIn(app, 'token.owner')
  return decode(person.access.split('.')[1])
}

describe('answers', () => {
  it('a token of ours, whose payload names the person and the session', async () => {
    const payload = await good()
    expect(decode(person?.access.split('.')[0])).toEqual(HEADER)
    expect(Object.keys(payload).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sid', 'user_id'])
    expect((await read(person?.access ?? '')).status).toBe(200)
    expect((await read(signed(HEADER, payload))).status).toBe(200)
  })

  it('for half a minute longer, because clocks differ', async () => {
    const payload = await good()
    expect((await read(signed(HEADER, { ...payload, exp: now() - 20 }))).status).toBe(200)
    expect((await read(signed(HEADER, { ...payload, nbf: now() + 20 }))).status).toBe(200)
  })

  it('tokens that differ although they say the same', async () => {
    const tokens = accessTokens(SECRET)
    const claims = { user_id: 7, sid: 'a-session' }
    const [one, two] = await Promise.all([tokens.issue(claims, 0), tokens.issue(claims, 0)])
    expect(one).not.toBe(two)
    expect(await tokens.read(one, 0)).toEqual(claims)
    expect(await tokens.read(one, 631_000)).toBeUndefined()
  })
})

describe('refuses', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  const bySignature = (payload: unknown) => {
    const input = `${encode({ alg: 'RS256', typ: 'at+jwt' })}.${encode(payload)}`
    return `${input}.${sign('sha256', Buffer.from(input), privateKey).toString('base64url')}`
  }
  const without = (payload: Record<string, unknown>, name: string) => Object.fromEntries(Object.entries(payload).filter(([key]) => key !== name))
  type Make = (payload: Record<string, unknown>) => string

  const TRICKS: Record<string, Make> = {
    'alg none': (payload) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(payload)}.`,
    'alg None, with the old signature': (payload) => `${encode({ alg: 'None', typ: 'at+jwt' })}.${encode(payload)}.${signed(HEADER, payload).split('.')[2]}`,
    'no alg': (payload) => signed({ typ: 'at+jwt' }, payload),
    'a public key as the secret': (payload) => signed(HEADER, payload, pem),
    'RS256 with a key of one’s own': bySignature,
    'HS512 by name': (payload) => signed({ ...HEADER, alg: 'HS512' }, payload),
    'an empty key': (payload) => signed(HEADER, payload, ''),
    'the secret itself as the key': (payload) => signed(HEADER, payload, SECRET),
    'another service’s key': (payload) => signed(HEADER, payload, 'another secret, but just as long as ours is'),
    'a changed payload': (payload) => signed(HEADER, payload).replace(/\.[^.]+\./, `.${encode({ ...payload, exp: now() + 60 * MINUTE })}.`),
    'a cut signature': (payload) => signed(HEADER, payload).slice(0, -4),
    'no signature': (payload) => signed(HEADER, payload).replace(/[^.]+$/, ''),
    'a fourth part': (payload) => `${signed(HEADER, payload)}.x`,
    expired: (payload) => signed(HEADER, { ...payload, exp: now() - 31 }),
    'not valid yet': (payload) => signed(HEADER, { ...payload, nbf: now() + 5 * MINUTE }),
    'another audience': (payload) => signed(HEADER, { ...payload, aud: 'other-api' }),
    'another issuer': (payload) => signed(HEADER, { ...payload, iss: 'https://evil.example' }),
    'another type': (payload) => signed({ ...HEADER, typ: 'JWT' }, payload),
    'no type': (payload) => signed({ alg: 'HS256' }, payload),
    'no audience': (payload) => signed(HEADER, without(payload, 'aud')),
    'no issuer': (payload) => signed(HEADER, without(payload, 'iss')),
    'no expiry': (payload) => signed(HEADER, without(payload, 'exp')),
    'no session': (payload) => signed(HEADER, without(payload, 'sid')),
    'no person': (payload) => signed(HEADER, without(payload, 'user_id')),
    'an expiry in words': (payload) => signed(HEADER, { ...payload, exp: 'never' }),
    'a person in words': (payload) => signed(HEADER, { ...payload, user_id: String(payload.user_id) }),
    'a person as a list': (payload) => signed(HEADER, { ...payload, user_id: [payload.user_id] }),
    'another person in this session': (payload) => signed(HEADER, { ...payload, user_id: Number(payload.user_id) + 1 }),
    'a session that is not there': (payload) => signed(HEADER, { ...payload, sid: 'a'.repeat(22) }),
    'a session that is SQL': (payload) => signed(HEADER, { ...payload, sid: "' or 1=1 --" }),
    'kid as a path, with the empty key it leads to': (payload) => signed({ ...HEADER, kid: '../../../../dev/null' }, payload, ''),
    'kid as SQL': (payload) => signed({ ...HEADER, kid: "x' union select 'key" }, payload, 'key'),
    'jku of another host': (payload) => signed({ ...HEADER, jku: 'http://127.0.0.1:1/keys.json' }, payload, 'key'),
    'x5u of another host': (payload) => signed({ ...HEADER, x5u: 'http://127.0.0.1:1/cert.pem' }, payload, 'key'),
    'a key of its own in jwk': (payload) => signed({ ...HEADER, jwk: { kty: 'oct', k: encode('key') } }, payload, 'key'),
    'an extension that must be understood': (payload) => signed({ ...HEADER, crit: ['exp'] }, payload),
    'a payload that is no object': () => signed(HEADER, '"text"'),
    'a payload that is no JSON': () => signed(HEADER, '{'),
    'no token at all': () => 'x',
  }

  it.each(Object.keys(TRICKS))('%s', async (trick) => {
    const token = TRICKS[trick]?.(await good()) ?? ''
    const response = await read(token)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'not-signed-in' })
  })

  it('a refresh token, in either of its forms', async () => {
    await good()
    const [, id, secret] = /__Host-rt=([\w-]+)\.([\w-]+)/.exec(person?.cookies ?? '') ?? []
    for (const token of [`${id}.${secret}`, secret ?? '', id ?? '']) expect((await read(token)).status).toBe(401)
  })

  it('a good token anywhere but in its header, or under another scheme', async () => {
    await good()
    const access = person?.access ?? ''
    for (const authorization of [access, `Basic ${access}`, `Token ${access}`, `Bearer  ${access} x`, `Bearer ${access},${access}`]) {
      expect((await app.request('/api/account/sessions/', { headers: { authorization } })).status).toBe(401)
    }
    expect((await app.request(`/api/account/sessions/?access_token=${access}`)).status).toBe(401)
    expect((await app.request('/api/account/sessions/', { headers: { cookie: `access=${access}; __Host-rt=${access}` } })).status).toBe(401)
  })
})

describe('guards', () => {
  it('writes by the same rules as reads', async () => {
    const payload = await good()
    for (const token of [`${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(payload)}.`, signed(HEADER, { ...payload, exp: now() - 31 })]) {
      expect((await app.request('/api/account/other_sessions/', { method: 'DELETE', headers: as({ access: token }) })).status).toBe(401)
    }
  })

  it('answers to one account from caches', async () => {
    await good()
    const response = await read(person?.access ?? '')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })
})

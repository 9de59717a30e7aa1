import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, describe, expect, it } from 'vitest'
import { openGoogle } from '#server/adapters/google/open-google.ts'
import { newFlow, newSecret, useOpenIdProvider } from '#tests/support/server/open-id-provider.ts'

const ORIGIN = 'http://localhost:3000'
const FAILED = { code: 'google-failed' }
const provider = useOpenIdProvider(`${ORIGIN}/google-login`)
const opened = ({ mode = 'development' as 'development' | 'production', patienceMs = 10_000 } = {}) => {
  const google = openGoogle({ google: provider.settings(), mode, origin: ORIGIN }, { warn: () => undefined }, patienceMs)
  if (!google) throw new TypeError('settings were given')
  return google
}

/** A whole visit at the provider: what the phone then hands on. */
async function comeBack() {
  provider.person = { sub: 'somebody', email: 'somebody@example.org', email_verified: true }
  const { kept, told } = newFlow()
  const { code = '', iss } = await provider.visit(await opened().addressFor(told))
  return { ...kept, code, iss }
}

afterEach(() => {
  provider.instead = undefined
})

describe('answers', () => {
  it('again after the provider was away when first asked', async () => {
    provider.instead = (_, outgoing) => {
      outgoing.writeHead(503).end()
      return true
    }
    const google = opened()
    const { told } = newFlow()
    await expect(google.addressFor(told)).rejects.toMatchObject(FAILED)
    provider.instead = undefined
    expect(await google.addressFor(told)).toContain(provider.settings().issuer)
    const before = provider.asked.length
    await google.addressFor(told)
    expect(provider.asked.length).toBe(before)
  })
})

describe('refuses', () => {
  it('to offer anything where nothing is set up', () => {
    expect(openGoogle({ google: undefined, mode: 'production', origin: ORIGIN }, { warn: () => undefined })).toBeUndefined()
  })

  it('a provider without TLS in production', async () => {
    await expect(opened({ mode: 'production' }).addressFor(newFlow().told)).rejects.toMatchObject(FAILED)
  })
})

describe('guards', () => {
  /** Has the provider's token endpoint give out another ID token than its own. */
  async function forge(claims: Record<string, unknown>, header: Record<string, unknown> = {}, key?: Parameters<SignJWT['sign']>[0]) {
    const { issuer, client_id } = provider.settings()
    const now = Math.floor(Date.now() / 1000)
    const all = { iss: issuer, aud: client_id, sub: 'forged', iat: now, exp: now + 600, email: 'forged@example.org', email_verified: true, ...claims }
    const own = (await generateKeyPair('RS256')).privateKey
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const id_token =
      header.alg === 'none'
        ? `${encode(header)}.${encode(all)}.`
        : await new SignJWT(all).setProtectedHeader({ alg: 'RS256', kid: 'tests', ...header }).sign(key ?? own)
    provider.instead = (incoming, outgoing) => {
      if (incoming.url !== '/token') return false
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token }))
      return true
    }
  }

  it('against an ID token that another key signed, or none', async () => {
    const back = await comeBack()
    const google = opened()
    const { client_secret } = provider.settings()
    await forge({ nonce: back.nonce })
    await expect(google.identify(back)).rejects.toMatchObject(FAILED)
    await forge({ nonce: back.nonce }, { alg: 'none' })
    await expect(google.identify(back)).rejects.toMatchObject(FAILED)
    await forge({ nonce: back.nonce }, { alg: 'HS256' }, new TextEncoder().encode(client_secret.padEnd(32, '.')))
    await expect(google.identify(back)).rejects.toMatchObject(FAILED)
    provider.instead = undefined
    expect(await google.identify(back)).toMatchObject({ sub: 'somebody', email_verified: true })
  })

  it.each([
    ['for another client', { aud: 'somebody-else' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that is over', { exp: Math.floor(Date.now() / 1000) - 3600 }],
    ['for another sign-in', { nonce: 'another-nonce-0000000' }],
    ['without a nonce', { nonce: undefined }],
  ])('against an ID token %s, although the signature holds', async (_, claims) => {
    const back = await comeBack()
    const pair = await generateKeyPair('RS256', { extractable: true })
    // Keys are read anew by a service that has just started.
    const google = opened()
    await forge({ nonce: back.nonce, ...claims }, { kid: 'other' }, pair.privateKey)
    const tokens = provider.instead
    const keys = JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'other', alg: 'RS256', use: 'sig' }] })
    provider.instead = (incoming, outgoing) => {
      if (incoming.url !== '/jwks') return tokens?.(incoming, outgoing) ?? false
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(keys)
      return true
    }
    await expect(google.identify(back)).rejects.toMatchObject(FAILED)
    await forge({ nonce: back.nonce }, { kid: 'other' }, pair.privateKey)
    const good = provider.instead
    provider.instead = (incoming, outgoing) => {
      if (incoming.url !== '/jwks') return good?.(incoming, outgoing) ?? false
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(keys)
      return true
    }
    expect(await google.identify(back)).toMatchObject({ sub: 'forged' })
  })

  it('the caller’s time: a provider that never answers is given up', async () => {
    provider.instead = () => true
    const google = opened({ patienceMs: 200 })
    await expect(google.identify({ code: 'c', state: newSecret(), nonce: newSecret(), code_verifier: newSecret() })).rejects.toMatchObject(FAILED)
  })
})

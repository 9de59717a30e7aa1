import { describe, expect, it } from 'vitest'
import { ownPagesOnly } from '#server/http/pages/own-pages.ts'

const ORIGIN = 'https://hatkhola.example'
const inProduction = ownPagesOnly(ORIGIN, false)
const inDevelopment = ownPagesOnly('http://localhost:3000', true)
const JSON_TYPE = 'application/json'
const from = (origin?: string, { site, type = JSON_TYPE }: { site?: string; type?: string } = {}) => {
  const headers = { 'content-type': type, ...(origin && { origin }), ...(site && { 'sec-fetch-site': site }) }
  return new Request(`${ORIGIN}/api/auth/refresh/`, { method: 'POST', headers })
}

describe('answers', () => {
  it.each(['needs', 'sets'] as const)('a page of ours where an endpoint %s cookies', (cookies) => {
    expect(() => inProduction(from(ORIGIN, { site: 'same-origin' }), cookies)).not.toThrow()
    // Older browsers do not say where a request comes from in this way.
    expect(() => inProduction(from(ORIGIN), cookies)).not.toThrow()
  })

  it('a program without a browser where it may sign in', () => {
    expect(() => inProduction(from(), 'sets')).not.toThrow()
  })

  it('pages of this machine on any port while developing', () => {
    for (const origin of ['http://localhost:5173', 'http://127.0.0.1:3100', 'http://[::1]:80']) expect(() => inDevelopment(from(origin), 'needs')).not.toThrow()
  })
})

describe('refuses', () => {
  it.each([
    'https://evil.example',
    'null',
    'http://hatkhola.example',
    `${ORIGIN}:8443`,
    `${ORIGIN}.evil.example`,
    'https://evil.example/https://hatkhola.example',
    'https://sub.hatkhola.example',
    'http://localhost:3000',
  ])('%s in production', (origin) => {
    for (const cookies of ['needs', 'sets'] as const) expect(() => inProduction(from(origin), cookies)).toThrow('not-allowed')
  })

  it.each(['cross-site', 'same-site', 'none', 'anything'])('a request that the browser calls %s, whatever its origin', (site) => {
    for (const cookies of ['needs', 'sets'] as const) expect(() => inProduction(from(ORIGIN, { site }), cookies)).toThrow('not-allowed')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain; application/json', 'application/jsonp', ''])(
    'a body called "%s", which a form could have sent',
    (type) => {
      for (const cookies of ['needs', 'sets'] as const) expect(() => inProduction(from(ORIGIN, { type }), cookies)).toThrow('not-allowed')
    },
  )

  it('to answer on a cookie where no header says which page asks', () => {
    expect(() => inProduction(from(), 'needs')).toThrow('not-allowed')
  })

  it.each(['http://localhost.evil.example:80', 'http://127.0.0.1.evil.example', 'http://localhost', 'https://localhost:3001'])(
    '%s while developing',
    (origin) => {
      expect(() => inDevelopment(from(origin), 'needs')).toThrow('not-allowed')
    },
  )
})

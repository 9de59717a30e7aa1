import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { addressOf, canonicalQuery, endpoint, matchPath } from '#contract/core/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { readGate } from '#contract/events/gate.ts'

const list = endpoint({ method: 'GET', path: '/api/thing/', summary: 'Things', access: 'anyone', answer: v.array(v.string()), offline: 'never' })
const part = endpoint({ method: 'GET', path: '/api/thing/{thing_id}/part/{part}/', summary: 'A part', access: 'anyone', answer: v.string(), offline: 'never' })

describe('canonicalQuery', () => {
  it('is as a browser writes it, so that no page sends its reader to itself', () => {
    const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
    for (const sign of [...signs, 'Cox’s', 'মেলা']) {
      const query = canonicalQuery({ q: sign })
      expect(new URL(`https://hatkhola.test/search${query}`).search, sign).toBe(query)
    }
  })

  it('is the same for the same query in any order', () => {
    expect(canonicalQuery({ b: 2, a: 1 })).toBe('?a=1&b=2')
    expect(canonicalQuery({ a: 1, b: 2 })).toBe(canonicalQuery({ b: '2', a: '1', c: '' }))
  })

  it('leaves out what was not asked, but keeps zero and false', () => {
    expect(canonicalQuery({ a: '', b: undefined, c: null })).toBe('')
    expect(canonicalQuery({ min_price: 0, free: false })).toBe('?free=false&min_price=0')
    expect(canonicalQuery({})).toBe('')
  })

  it('can be read back by anyone', () => {
    const question = { q: 'ঢাকা & "মেলা" = ৫০%', location: 'a+b c#d' }
    expect(Object.fromEntries(new URLSearchParams(canonicalQuery(question)))).toEqual(question)
  })

  it('sorts in code-point order', () => {
    expect(canonicalQuery({ b: 1, B: 1, a_b: 1, ab: 1 })).toBe('?B=1&a_b=1&ab=1&b=1')
  })

  it('survives text that is not well formed', () => {
    expect(canonicalQuery({ q: 'মেলা\ud83d' })).toBe(canonicalQuery({ q: 'মেলা\ufffd' }))
  })
})

describe('addressOf', () => {
  it('fills in parameters and adds the query', () => {
    expect(addressOf(part, { params: { thing_id: 7, part: 'ক/খ' } })).toBe(`/api/thing/7/part/${encodeURIComponent('ক/খ')}/`)
    expect(addressOf(list, { query: { q: 'x', limit: 20 } })).toBe('/api/thing/?limit=20&q=x')
    expect(addressOf(list)).toBe('/api/thing/')
  })
})

describe('matchPath', () => {
  it('finds what addressOf wrote, with the parameters as they were', () => {
    const params = { thing_id: '7', part: 'ক/খ %?' }
    expect(matchPath(part, addressOf(part, { params }))).toEqual(params)
  })

  it('does not mind a missing slash at the end', () => {
    expect(matchPath(list, '/api/thing')).toEqual({})
    expect(matchPath(list, '/api/thing/')).toEqual({})
    expect(matchPath(part, '/api/thing/7/part/a')).toEqual({ thing_id: '7', part: 'a' })
  })

  it.each(['/api/thing/7/', '/api/things/', '/x/api/thing/', '/api/thing//', '/api/thing/7/part/', '/api/thing/7//part/a/', '/api/thingX', ''])(
    'does not find %j',
    (pathname) => {
      expect([matchPath(list, pathname), matchPath(part, pathname)]).toEqual([null, null])
    },
  )

  it('gives broken escapes as they came', () => {
    expect(matchPath(part, '/api/thing/%E0%A4/part/%zz/')).toEqual({ thing_id: '%E0%A4', part: '%zz' })
  })

  it('takes nothing but braces for a parameter', () => {
    const dotted = endpoint({ ...list, path: '/api/v1.0/thing/' })
    expect(matchPath(dotted, '/api/v1.0/thing/')).toEqual({})
    expect(matchPath(dotted, '/api/v1x0/thing/')).toBeNull()
  })
})

describe('every endpoint', () => {
  it('is spelled as the specification spells: leading and trailing slash, snake case', () => {
    // The one that the specification spells without a slash at the end.
    const slashless = '/api/event_payment/initiate'
    // The one that it spells elsewhere than below /api/.
    const elsewhere = '/category/categories/list/'
    const paths = ENDPOINTS.map(({ path }) => path).filter((path) => path !== elsewhere)
    expect(paths).toContain(slashless)
    for (const path of paths) expect(path === slashless ? `${path}/` : path).toMatch(/^\/api\/([a-z0-9_]+\/|\{[a-z_]+\}\/)+$/)
  })

  it('has a method and path of its own', () => {
    const names = ENDPOINTS.map(({ method, path, where }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}${canonicalQuery(where ?? {})}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('reads with a keeping policy and writes with a sending one', () => {
    for (const { method, offline, path } of ENDPOINTS) {
      const isRead = offline === 'never' || typeof offline === 'object'
      // Its secret may stand in no address, so a gate asks for its list by a POST.
      expect([path, isRead]).toEqual([path, method === 'GET' || path === readGate.path])
    }
  })

  it('declares exactly the parameters of its path', () => {
    for (const { path, params } of ENDPOINTS) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort()
      const declared = params && 'entries' in params ? Object.keys(params.entries as object).sort() : []
      expect([path, declared]).toEqual([path, inPath])
    }
  })
})

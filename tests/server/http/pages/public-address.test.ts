import { expect, test } from 'vitest'
import { addressOf } from '#contract/core/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { endpointsAt } from '#server/http/pages/public-address.ts'

/** Any value fits a path: what it may be is the endpoint's own rule. */
const ANY = new Proxy({}, { get: () => 'any' })

test.each(ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))('%s is found at its own path', (_, endpoint) => {
  const [path = ''] = addressOf(endpoint, { params: ANY }).split('?')
  expect(endpointsAt(path)).toContain(endpoint)
  expect(endpointsAt(path.replace(/\/$/, ''))).toContain(endpoint)
})

test.each(['/', '/api', '/api/nothing/', '/events', ''])('nothing is found at %j', (path) => {
  expect(endpointsAt(path)).toEqual([])
})

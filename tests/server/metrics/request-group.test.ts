import { expect, it } from 'vitest'
import { methodOf, nameRequests } from '#server/metrics/request-group.ts'

it.each([
  ['GET', '/api/event/', '/api/event/'],
  ['GET', '/api/event/?q=eid+mela', '/api/event/'],
  ['GET', '/api/event/12/', '/api/event/{event_id}/'],
  ['HEAD', '/api/event/12', '/api/event/{event_id}/'],
  ['POST', '/api/event_payment/ipn/', 'payment-messages'],
  ['POST', '/api/event_payment/return/success', 'payment-messages'],
  ['GET', '/api/no/such/thing', 'other'],
  ['GET', 'http://elsewhere.example/api/event/', 'other'],
  ['GET', '/', 'pages'],
  ['GET', '/bn/events?q=x', 'pages'],
  ['GET', '/en/nusrat', 'pages'],
  ['GET', '/media/products/abc.webp', 'media'],
  ['GET', '/assets/main-1a2b.js', 'files'],
  ['GET', '/sitemap.xml', 'files'],
  ['GET', '/healthz', 'health'],
])('%s %s is counted as %s', (method, url, name) => {
  const nameOf = nameRequests()
  expect(nameOf(method, url)).toBe(name)
  // As it is remembered.
  expect(nameOf(method, url)).toBe(name)
})

it('has no more methods than there are', () => {
  expect(['GET', 'PATCH', 'get', 'PROPFIND', undefined].map(methodOf)).toEqual(['GET', 'PATCH', 'other', 'other', 'other'])
})

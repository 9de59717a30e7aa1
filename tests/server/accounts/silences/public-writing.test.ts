import { describe, expect, it } from 'vitest'
import type { EndpointSpec } from '#contract/core/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import { NOT_PUBLIC_WRITING } from '#tests/support/server/access/not-public-writing.ts'
import { renewedSix } from '#tests/support/server/access/renewed-six.ts'
import { keyOf, ROUTE_ENTRIES } from '#tests/support/server/access/route-entries.ts'
import type { Who } from '#tests/support/server/access/six-people.ts'
import { useApp } from '#tests/support/server/app.ts'
import { askEndpoint } from '#tests/support/server/ask-endpoint.ts'
import { silence } from '#tests/support/server/silences.ts'

const app = useApp()
const people = renewedSix(app)
/** Staff are never silenced: they lose their rights first. */
const WRITES = ENDPOINTS.filter(({ method, access }) => method !== 'GET' && access !== 'staff')
const PUBLIC: [string, EndpointSpec][] = WRITES.filter(({ isPublicWriting }) => isPublicWriting).map((endpoint) => [keyOf(endpoint), endpoint])
const PRIVATE: [string, EndpointSpec][] = WRITES.filter(({ isPublicWriting }) => !isPublicWriting).map((endpoint) => [keyOf(endpoint), endpoint])

/** Asks as the standing matrix does, by one whom staff have silenced. */
async function askSilenced(endpoint: EndpointSpec) {
  const six = await people.get()
  const entry = ROUTE_ENTRIES[keyOf(endpoint)]
  // Somebody who would otherwise be let through.
  const who: Who = entry?.expected.sellerA === 200 || endpoint.access === 'seller' ? 'sellerA' : 'buyerA'
  people.changed(who)
  await silence(app, six[who].id, { days: 7, reason: 'Insults, again and again.' })
  return askEndpoint(app, endpoint, { question: entry?.ask?.(six, who) ?? {}, access: six[who].access })
}

describe('guards', () => {
  it('every write of the contract: it is public writing, or named as an exception', () => {
    expect(PRIVATE.map(([key]) => key).toSorted()).toEqual([...NOT_PUBLIC_WRITING].toSorted())
  })

  it.each(PUBLIC.filter(([, { isPublicWriting }]) => isPublicWriting === true))('%s against who is silenced', async (_, endpoint) => {
    const response = await askSilenced(endpoint)
    const body = await response.json()
    expect([response.status, body.code], JSON.stringify(body)).toEqual([403, 'silenced'])
    expect(body.fields).toEqual({ silence: 'Insults, again and again.' })
    expect(body.facts.until).toBeGreaterThan(Date.now())
  })
})

describe('answers', () => {
  it.each(PRIVATE.filter(([, { isMoney }]) => !isMoney))('%s also to who is silenced', async (_, endpoint) => {
    const response = await askSilenced(endpoint)
    expect((await response.json()).code).not.toBe('silenced')
  })
})

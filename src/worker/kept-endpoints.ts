import { addressOf, type EndpointSpec, matchPath } from '#contract/core/endpoint.ts'
import { ENDPOINTS } from '#contract/endpoints.ts'
import type { Shelf } from '#device/snapshots.ts'

/** A question whose answer the contract says to keep. */
export interface KeptQuestion {
  endpoint: EndpointSpec
  /** Canonical: the key of the snapshot, and what the network is asked. */
  address: string
  query: Record<string, string>
  shelf: Shelf
}

/** Finds the endpoint of an address. Null: the contract does not say to keep it, the answer is for one account alone, or it asks the same thing twice. */
export function keptQuestionOf(url: URL): KeptQuestion | null {
  const query = Object.fromEntries(url.searchParams)
  if (Object.keys(query).length !== [...url.searchParams].length) return null
  for (const endpoint of ENDPOINTS) {
    if (endpoint.method !== 'GET' || typeof endpoint.offline !== 'object' || endpoint.access !== 'anyone') continue
    const params = matchPath(endpoint, url.pathname)
    if (!params) continue
    const { noun, shape, keepDays } = endpoint.offline
    const subject = shape === 'detail' ? (Object.values(params).at(-1) ?? null) : null
    return { endpoint, query, address: addressOf(endpoint, { params, query }), shelf: { noun, shape, keepDays, subject } }
  }
  return null
}

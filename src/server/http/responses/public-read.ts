import type { EndpointSpec } from '#contract/core/endpoint.ts'

/** Whether an endpoint gives all readers the same answer to the same request, and one worth keeping: such answers are cached in memory. */
export const isPublicRead = (endpoint: EndpointSpec): boolean =>
  endpoint.method === 'GET' && endpoint.access === 'anyone' && typeof endpoint.offline === 'object'

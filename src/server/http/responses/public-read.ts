import type { EndpointSpec } from '#contract/core/endpoint.ts'

/** Whether an endpoint gives all readers the same answer to the same request, and one worth keeping for a while: such answers are cached in memory. */
export const isPublicRead = (endpoint: EndpointSpec): boolean =>
  endpoint.method === 'GET' && endpoint.access === 'anyone' && !endpoint.isLive && typeof endpoint.offline === 'object'

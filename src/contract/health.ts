import * as v from 'valibot'
import { endpoint } from './core/endpoint.ts'

/** Asked by the page to find out whether the network is back; never answered by the worker. */
export const ping = endpoint({
  method: 'GET',
  path: '/api/ping/',
  summary: 'Whether the service answers',
  access: 'anyone',
  answer: v.object({ ok: v.literal(true) }),
  offline: 'never',
})

import * as accounts from './accounts.ts'
import type { EndpointSpec } from './core/endpoint.ts'
import * as events from './events.ts'
import * as health from './health.ts'
import * as notices from './notices.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as sellers from './sellers.ts'
import * as sessions from './sessions.ts'
import * as tickets from './tickets.ts'

const isEndpoint = (value: unknown): value is EndpointSpec =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value && 'offline' in value

/** Every endpoint there is, gathered from the nouns' files; never typed by hand. */
export const ENDPOINTS: readonly EndpointSpec[] = [accounts, events, health, notices, orders, payments, sellers, sessions, tickets].flatMap((noun) =>
  Object.values(noun).filter(isEndpoint),
)

import type { Context } from 'hono'
import type { EndpointSpec } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import type { ServiceEnv } from '../service.ts'
import type { SignedInAs } from './live-sessions.ts'
import { requireVoice } from './silenced.ts'

/** The account that asks, where this endpoint has to do with any. @throws {Problem} as `admit` */
export async function sessionFor(endpoint: EndpointSpec, context: Context<ServiceEnv>): Promise<SignedInAs | undefined> {
  if (endpoint.access !== 'anyone') return admit(endpoint, context)
  return endpoint.knowsAccount && findSession(endpoint, context)
}

async function findSession({ method }: EndpointSpec, context: Context<ServiceEnv>): Promise<SignedInAs | undefined> {
  const { claims } = context.env
  return claims && (await context.get('parts').sessions.find(claims, method !== 'GET'))
}

/**
 * The account that asks, if this endpoint is open to it. Checked before anything else is read: a stranger learns nothing from their own mistakes.
 * @throws {Problem} not-signed-in — with the fact `locked` where that is why; not-allowed
 */
async function admit(endpoint: EndpointSpec, context: Context<ServiceEnv>): Promise<SignedInAs> {
  const session = await findSession(endpoint, context)
  const { claims } = context.env
  if (!session) throw new Problem('not-signed-in', claims && (await context.get('parts').sessions.isLocked(claims)) ? { facts: { locked: 1 } } : {})
  if (endpoint.access === 'seller' && !session.is_seller) throw new Problem('not-allowed')
  if (endpoint.access === 'staff' && !session.is_staff) throw new Problem('not-allowed')
  return session
}

/**
 * Lets pass what nobody else reads, and of what others read all that staff have not stopped. Where no session is needed, the one counts that is there.
 * @throws {Problem} silenced
 */
export async function admitWriting({ isPublicWriting }: EndpointSpec, context: Context<ServiceEnv>, session: SignedInAs | undefined): Promise<void> {
  if (isPublicWriting !== true) return
  const { claims } = context.env
  const writer = session ?? (claims && (await context.get('parts').sessions.find(claims, true)))
  if (writer) requireVoice(writer)
}

import type { Session, Try } from './book.ts'
import { type Gateway, sessionByKey, sessionsOf } from './gateway.ts'
import { paymentFacts } from './payment-facts.ts'

/** A try and the session it was made on. */
interface Found {
  session: Session
  one: Try
}

export function tryByValId({ keeper }: Gateway, val_id: string): Found | undefined {
  for (const session of keeper.book.sessions) {
    const one = session.tries.find((each) => each.val_id !== '' && each.val_id === val_id)
    if (one) return { session, one }
  }
  return undefined
}

/**
 * One payment by its val_id. From the second time on a good one is VALIDATED.
 * @see facts "SSLCOMMERZ v4" 6
 */
export async function validate(gateway: Gateway, val_id: string): Promise<object> {
  const found = tryByValId(gateway, val_id)
  if (!found || gateway.switches.of(found.session.tran_id).invalid_transaction) return { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' }
  const facts = paymentFacts(gateway, found.session, found.one)
  if (found.one.status === 'VALID' && !found.one.was_validated) {
    found.one.was_validated = true
    await gateway.keeper.save({ session: found.session })
  }
  return facts
}

/**
 * Every try of an attempt, in the order they were made.
 * @see facts "SSLCOMMERZ v4" 7
 */
export function queryByTranId(gateway: Gateway, tran_id: string): object {
  if (gateway.switches.takeZero(tran_id)) return { APIConnect: 'DONE', no_of_trans_found: 0, element: [] }
  const found = sessionsOf(gateway, tran_id).flatMap((session) => session.tries.map((one) => ({ session, one })))
  const element = found.map(({ session, one }) => elementOf(gateway, session, one))
  const [first] = found
  if (first && gateway.switches.of(tran_id).two_elements) {
    const declined: Try = { ...first.one, status: 'FAILED', val_id: '', bank_tran_id: '', error: 'Declined', at: first.one.at - 1000 }
    element.unshift(elementOf(gateway, first.session, declined))
  }
  return { APIConnect: 'DONE', no_of_trans_found: element.length, element }
}

const elementOf = (gateway: Gateway, session: Session, one: Try) => ({ ...paymentFacts(gateway, session, one), bank_gw: 'local', error: one.error })

/** The last try of one session. @see facts "SSLCOMMERZ v4" 7 */
export function queryBySession(gateway: Gateway, sessionkey: string): object {
  const session = sessionByKey(gateway, sessionkey)
  if (!session) return { APIConnect: 'DONE', status: 'INVALID_TRANSACTION', sessionkey }
  const one = session.tries.at(-1)
  const facts = one ? paymentFacts(gateway, session, one) : { APIConnect: 'DONE', status: 'PENDING', tran_id: session.tran_id }
  return { ...facts, sessionkey }
}

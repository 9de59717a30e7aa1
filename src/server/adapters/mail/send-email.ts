import { CannotDeliver, type Deliver, type Email } from './mail.ts'
import { mailFault } from './mail-queue.ts'

/**
 * Brings an e-mail on its way. False: the mail server refuses it for good, and trying again is in vain.
 * @throws {Error} it may be taken later; without its cause, which repeats the address.
 */
export async function sendEmail(deliver: Deliver, email: Email): Promise<boolean> {
  try {
    await deliver(email)
    return true
  } catch (error) {
    if (error instanceof CannotDeliver) return false
    throw new Error(`the mail server did not take it: ${mailFault(error)}`)
  }
}

import { CannotDeliver, type Deliver, type Letter } from './mail.ts'
import { mailFault } from './mail-queue.ts'

/**
 * Brings a letter on its way. False: the mail server refuses it for good, and trying again is in vain.
 * @throws {Error} it may be taken later; without its cause, which repeats the address.
 */
export async function bringLetter(deliver: Deliver, letter: Letter): Promise<boolean> {
  try {
    await deliver(letter)
    return true
  } catch (error) {
    if (error instanceof CannotDeliver) return false
    throw new Error(`the mail server did not take it: ${mailFault(error)}`)
  }
}

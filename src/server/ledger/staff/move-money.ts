import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { houseBalance } from '../house-balance.ts'
import { bookPaidIn } from '../paid-in.ts'
import { postMoves } from '../post-moves.ts'
import { findSeller } from './find-seller.ts'
import { MoneyRefused, taka } from './money-refused.ts'

/** Money that staff saw on a statement. Paisa. */
interface Seen {
  paisa: number
  /** By which it is found there: the same is written once. */
  reference: string
  /** Who writes it down, if that is known. User id. */
  by?: number
}

type Db = Pick<Database['db'], 'transaction'>

/** The payment provider has sent money to the bank. @throws {MoneyRefused} it does not owe so much */
export async function noteSettled(db: Db, { paisa, reference, by }: Seen): Promise<string> {
  return inTransaction(db, async (tx) => {
    const owed = await houseBalance(tx, 'gateway')
    const name = `settled ${reference}`
    const posted = await postMoves(tx, [
      {
        ...{ name, kind: 'settled', note: noteOf(reference, by), by: by ?? null },
        entries: [
          { house: 'bank', paisa },
          { house: 'gateway', paisa: -paisa },
        ],
      },
    ])
    if (posted.size === 0) return `${reference} was written down already; nothing was changed.`
    if (paisa > owed) throw new MoneyRefused(`The payment provider owes ${taka(owed)}: it cannot have sent ${taka(paisa)}. Nothing was written.`)
    return `${taka(paisa)} came from the payment provider; it owes ${taka(owed - paisa)} now.`
  })
}

/** A seller has paid what they owed the house. @throws {MoneyRefused} no such seller, or not so much is owed */
export async function notePaidIn(db: Db, name: string, { paisa, reference, by }: Seen): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { id: seller, username } = await findSeller(tx, name)
    const paid = { seller, paisa, reference, note: noteOf(reference, by), by: by ?? null }
    const left = await bookPaidIn(
      tx,
      paid,
      (owed) => new MoneyRefused(`${username} owes ${taka(owed)}: ${taka(paisa)} cannot be taken for it. Nothing was written.`),
    )
    if (left === undefined) return `${reference} was written down already; nothing was changed.`
    return `${username} has paid ${taka(paisa)} and owes ${taka(left)} now.`
  })
}

const noteOf = (reference: string, by: number | undefined): string => (by === undefined ? `${reference} (at the command line)` : reference)

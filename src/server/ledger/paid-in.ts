import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connection/in-transaction.ts'
import { ledger_accounts, ledger_entries, ledger_moves } from '../db/tables/ledger.ts'
import { postMoves } from './post-moves.ts'

/** Money by which a seller has paid what they owe the house. Paisa. */
interface PaidIn {
  seller: number
  paisa: number
  /** By which it is found on a statement; of a mobile wallet its TrxID: the same is written once. */
  reference: string
  note: string
  /** Which member of staff; null: at a terminal. */
  by: number | null
}

const nameOf = (reference: string): string => `paid-in ${reference}`

/**
 * A seller has paid what they owed: it is off their debt, and in the bank. No more than is owed is taken, since no one has money here that they paid in.
 * @param tooMuch makes what is thrown then, of what is owed
 * @returns what is owed now; undefined: it was written before, and nothing has moved
 */
export async function bookPaidIn(tx: Tx, { seller, paisa, reference, note, by }: PaidIn, tooMuch: (owed: number) => Error): Promise<number | undefined> {
  let owed = 0
  const posted = await postMoves(tx, [
    {
      ...{ name: nameOf(reference), kind: 'paid-in', note, by },
      sellers: [seller],
      entries: (balances) => {
        owed = balances({ kind: 'due', seller })
        if (paisa > owed) throw tooMuch(owed)
        return [
          { house: 'bank', paisa },
          { kind: 'due', seller, paisa: -paisa },
        ]
      },
    },
  ])
  return posted.size === 0 ? undefined : owed - paisa
}

/** What a seller has paid by a reference, in paisa, as it was written down; undefined: it was not, or for another seller. */
export async function paidInBy(tx: Pick<Tx, 'select'>, reference: string, seller: number): Promise<number | undefined> {
  const [found] = await tx
    .select({ paisa: sql<number>`(-${ledger_entries.paisa})::float8` })
    .from(ledger_moves)
    .innerJoin(ledger_entries, eq(ledger_entries.move, ledger_moves.id))
    .innerJoin(ledger_accounts, eq(ledger_accounts.id, ledger_entries.account))
    .where(and(eq(ledger_moves.name, nameOf(reference)), eq(ledger_accounts.owner, seller), eq(ledger_accounts.kind, 'due')))
  return found?.paisa
}

import { sql } from 'drizzle-orm'
import type { HouseAccount } from '#contract/wallet/ledger-kinds.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import type { ledger_moves } from '../db/tables/ledger.ts'
import { houseId, lockForMoves, type OfSeller, type StoredAccount, signOf } from './accounts.ts'

/** One side of a move. `paisa` in the account's own direction: more of what the seller has, or owes; of the house as it is written, what it owes negative. */
export type Entry = ({ house: HouseAccount } | OfSeller) & { paisa: number }

/** What the accounts of sellers hold that are in a move, in paisa. */
export type Balances = (account: OfSeller) => number

type MoveRow = Omit<typeof ledger_moves.$inferInsert, 'id'>

/** A move of money. Under its name it moves once. */
export interface Move extends MoveRow {
  /** Whose accounts are in it. */
  sellers?: readonly number[]
  /** Its entries, which add up to nothing; none: there is nothing to move. A function where they depend on what the accounts hold by then. */
  entries: readonly Entry[] | ((balances: Balances) => readonly Entry[])
}

interface Written {
  name: string
  account: number
  paisa: number
  version: number | null
  balance_after: number | null
}

/**
 * Writes moves in their order: the only writer of the ledger. Holds the accounts of their sellers until the transaction ends. A move whose name is
 * there already is left out; one that another transaction writes at the same moment has this one start over (`inTransaction`).
 * @returns the names of those that were written.
 * @throws {TypeError} entries do not add up to nothing; a seller's account would hold less than nothing.
 */
export async function postMoves(tx: Tx, moves: readonly Move[]): Promise<ReadonlySet<string>> {
  if (moves.length === 0) return new Set()
  const held = await lockForMoves(
    tx,
    moves.flatMap(({ sellers = [] }) => sellers),
    moves.map(({ name }) => name),
  )
  const known = new Set(held.known)
  const books = openBooks(held.accounts)
  const written: Written[] = []
  const made: Move[] = []
  for (const move of moves) {
    if (known.has(move.name)) continue
    known.add(move.name)
    const entries = books.write(move)
    if (entries.length === 0) continue
    written.push(...entries)
    made.push(move)
  }
  if (made.length > 0) await insert(tx, { made, written, changed: books.changed() })
  return new Set(made.map(({ name }) => name))
}

/** The accounts of sellers while moves are written one after the other. */
function openBooks(accounts: readonly StoredAccount[]) {
  const keyOf = ({ kind, seller }: OfSeller) => `${kind} ${seller}`
  const byKey = new Map(accounts.map((account) => [`${account.kind} ${account.owner}`, { ...account }]))
  const touched = new Set<StoredAccount>()
  const accountOf = (of: OfSeller): StoredAccount => {
    const account = byKey.get(keyOf(of))
    if (!account) throw new TypeError(`a move names the account ${keyOf(of)}, which is not of its sellers`)
    return account
  }
  const balances: Balances = (of) => accountOf(of).balance
  const enter = (name: string, entry: Entry): Written => {
    if ('house' in entry) return { name, account: houseId(entry.house), paisa: entry.paisa, version: null, balance_after: null }
    const account = accountOf(entry)
    account.balance += entry.paisa
    account.version += 1
    if (account.balance < 0) throw new TypeError(`${name} would leave ${account.balance} paisa in the account ${keyOf(entry)}`)
    touched.add(account)
    return { name, account: account.id, paisa: signOf(entry.kind) * entry.paisa, version: account.version, balance_after: account.balance }
  }
  return {
    write: ({ name, entries }: Move): Written[] => {
      const all = merged(typeof entries === 'function' ? entries(balances) : entries)
      const rows = all.map((entry) => enter(name, entry))
      const sum = rows.reduce((total, { paisa }) => total + paisa, 0)
      if (sum !== 0) throw new TypeError(`the entries of ${name} add up to ${sum} paisa`)
      return rows
    },
    changed: () => [...touched].map(({ id, balance, version }) => ({ id, balance, version })),
  }
}

/** One entry for each account, none of nothing. */
function merged(entries: readonly Entry[]): Entry[] {
  const byAccount = Map.groupBy(entries, (entry) => ('house' in entry ? entry.house : `${entry.kind} ${entry.seller}`))
  return [...byAccount.values()].flatMap((same) => {
    const paisa = same.reduce((sum, one) => sum + one.paisa, 0)
    return paisa === 0 || !same[0] ? [] : [{ ...same[0], paisa }]
  })
}

interface Posting {
  made: readonly Move[]
  written: readonly Written[]
  changed: readonly Pick<StoredAccount, 'id' | 'balance' | 'version'>[]
}

/** All in one statement. Without a moment of its own a move has that of the database's clock: the accounts are held, so it never goes back for one of them. */
async function insert(tx: Pick<Tx, 'execute'>, { made, written, changed }: Posting): Promise<void> {
  const rows = made.map(({ sellers: _, entries: __, ...row }) => row)
  await tx.execute(sql`
    with moves as (
      insert into ledger_moves (name, kind, at, by, purchase, attempt, shop_order, booking, refund, payout, note)
      select name, kind, coalesce(at, clock_timestamp()), by, purchase, attempt, shop_order, booking, refund, payout, coalesce(note, '')
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) m (name text, kind text, at timestamptz, by int, purchase int, attempt int, shop_order int,
        booking int, refund int, payout int, note text)
      returning id, name, at
    ), entries as (
      insert into ledger_entries (move, account, paisa, version, balance_after, at)
      select moves.id, e.account, e.paisa, e.version, e.balance_after, moves.at
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) e (name text, account int, paisa bigint, version bigint, balance_after bigint) join moves using (name)
    )
    update ledger_accounts a set balance = c.balance, version = c.version
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) c (id int, balance bigint, version bigint) where a.id = c.id`)
}

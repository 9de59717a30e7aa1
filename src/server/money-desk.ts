import { developmentSecret } from './app-secret.ts'
import { openBeside } from './db/connection/open-beside.ts'
import { findTicketSigner } from './features/events/tickets/open-ticket-signer.ts'
import { readGatewayBook } from './gateway-book.ts'
import { noteProof } from './ledger/prove/doubt.ts'
import { proveLedger } from './ledger/prove/prove-ledger.ts'
import { MoneyRefused } from './ledger/staff/money-refused.ts'
import { type CommissionAsked, listMoneyRules, setCommission, setHold } from './ledger/staff/money-rules.ts'
import { notePaidIn, noteSettled } from './ledger/staff/move-money.ts'
import { noteUnpaid } from './ledger/staff/note-unpaid.ts'
import { listOwed, readBalance, showMoves } from './ledger/staff/read-money.ts'
import { purchaseHandlers } from './purchase-handlers.ts'
import { noteDebited } from './purchases/staff/note-debited.ts'
import type { PartAsked } from './purchases/staff/refund-purchase.ts'
import type { Settings } from './settings.ts'

/** What a proof came to, in words, and whether all fits. */
export interface Proven {
  words: string
  isWhole: boolean
}

/** What staff do with the ledger at a terminal. Each gives what there is to say about it. */
export interface MoneyDesk {
  prove: () => Promise<Proven>
  /** @throws {MoneyRefused} as do all that name an order or a seller */
  show: (order: string) => Promise<string>
  /** @param at ISO; absent: now */
  balance: (seller: string, at?: string) => Promise<string>
  owed: () => Promise<string>
  /** Paisa. */
  settle: (seen: { paisa: number; reference: string }) => Promise<string>
  paidIn: (seller: string, seen: { paisa: number; reference: string }) => Promise<string>
  /** @throws {StaffRefused} as of a refund of a part */
  debited: (order: string, part: PartAsked) => Promise<string>
  /** @throws {MoneyRefused} as `noteUnpaid` */
  unpaid: (booking: string, why: string) => Promise<string>
  rules: () => Promise<string>
  commission: (asked: CommissionAsked) => Promise<string>
  hold: (kind: CommissionAsked['kind'], days: number) => Promise<string>
  close: () => Promise<void>
}

/** Opens the database beside a server that may be running on it. @throws {StartRefused} as `openDatabase` */
export async function openMoneyDesk(settings: Pick<Settings, 'database_url' | 'data_folder' | 'secret' | 'payment' | 'port'>): Promise<MoneyDesk> {
  const database = await openBeside(settings)
  const { db } = database
  // A purchase that is called off with the last of its money makes its tickets void, which are of the server's key.
  const signer = async () => {
    const found = await findTicketSigner(database, settings.secret ?? (await developmentSecret(settings.data_folder)))
    if (!found) throw new MoneyRefused('Tickets cannot be signed here: APP_SECRET (or the data folder) is not the one of the server.')
    return found
  }
  const prove = async (): Promise<Proven> => {
    const gateway = await readGatewayBook(settings)
    const faults = await proveLedger(database, { gateway })
    await noteProof(db, faults)
    const compared = gateway
      ? `The book of the local payment gateway was compared: ${gateway.payments.length} payments.`
      : 'What the payment provider says is not compared: do so by its statement, and note what it sent with settle.'
    const words = faults.length === 0 ? `The ledger is whole. ${compared}` : [...faults.map((fault) => `- ${fault}`), compared, PAUSED].join('\n')
    return { words, isWhole: faults.length === 0 }
  }
  return {
    prove,
    show: (order) => showMoves(db, order),
    balance: (seller, at) => readBalance(db, seller, at),
    owed: () => listOwed(db),
    settle: (seen) => noteSettled(db, seen),
    paidIn: (seller, seen) => notePaidIn(db, seller, seen),
    debited: (order, part) => noteDebited({ db, handlers: purchaseHandlers(signer) }, order, part),
    unpaid: (booking, why) => noteUnpaid(db, booking, why),
    rules: () => listMoneyRules(db),
    commission: (asked) => setCommission(db, asked),
    hold: (kind, days) => setHold(db, kind, days),
    close: () => database.close(),
  }
}

const PAUSED = 'Withdrawals are paused until a proof finds nothing.'

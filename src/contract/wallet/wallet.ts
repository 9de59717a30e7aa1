import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, Id, Instant, idText } from '../core/fields.ts'
import type { Reason } from '../core/reasons.ts'
import { isRealDay } from '../core/time.ts'
import { LEDGER_MOVES, SELLER_ACCOUNTS } from './ledger-kinds.ts'
import { COMMISSION_KINDS } from './money-rules.ts'
import { MOVE_GROUPS, PAUSE_REASONS, WALLET_LIMITS } from './wallet-rules.ts'

const say = (reason: Reason) => reason

/** Hundredths of a taka; below 0 where money leaves an account. */
export const Paisa = v.pipe(v.number(), v.integer())

/** Money of one order that is on hold. */
const OnHold = v.object({
  /** As people name the order, and its kind, which says where it is seen. */
  number: v.string(),
  kind: v.picklist(COMMISSION_KINDS),
  paisa: Count,
  /** When it becomes free; null: that is not known before the order is done. */
  free_at: v.nullable(Instant),
  /** What keeps it although its time may be over; null: nothing. */
  stopped: v.nullable(v.picklist(['complaint', 'review'])),
})

/** Money that goes back to one who has bought. */
const RefundUnderWay = v.object({
  number: v.string(),
  kind: v.picklist(['tickets', 'shop', 'booking']),
  paisa: Count,
  state: v.picklist(['pending', 'failed']),
  asked_at: Instant,
  /** By when it should have arrived. */
  due_by: Instant,
})

/** What a buyer may have paid and of which the payment provider has not spoken yet. */
const PaymentUnderWay = v.object({ number: v.string(), kind: v.picklist(['tickets', 'shop', 'booking']), paisa: Count, since: Instant })

/** Where the money of an account stands now. */
export const Wallet = v.object({
  free: Count,
  pending: Count,
  leaving: Count,
  due: Count,
  /** What is on hold by its order, what becomes free first at the top; the first few. */
  on_hold: v.array(OnHold),
  on_hold_count: Count,
  /** Of purchases of one's own. */
  payments: v.array(PaymentUnderWay),
  refunds: v.array(RefundUnderWay),
  /** What the house takes of one's sales now, in 1/100 %, and for how many days it holds them. */
  rates: v.array(v.object({ kind: v.picklist(COMMISSION_KINDS), rate: Count, hold_days: Count })),
  /** One owes the house too much, or for too long: buyers pay online alone until it is covered. */
  is_online_only: v.optional(v.boolean(), false),
  /** Why nothing can be withdrawn now; null: it can. */
  paused: v.nullable(v.picklist(PAUSE_REASONS)),
  server_time: Instant,
})
export type Wallet = v.InferOutput<typeof Wallet>

/** A change of one's money, the latest first: what it was of, and what each account came to with it. */
export const WalletMove = v.object({
  id: Id,
  at: Instant,
  kind: v.picklist(LEDGER_MOVES),
  /** Of the order or withdrawal it was of, and what that is; null: of none alone. */
  number: v.nullable(v.string()),
  of: v.nullable(v.picklist([...COMMISSION_KINDS, 'payout'])),
  entries: v.array(v.object({ account: v.picklist(SELLER_ACCOUNTS), paisa: Paisa, balance: Count })),
})
export type WalletMove = v.InferOutput<typeof WalletMove>

/** A month of Dhaka, `2026-11`. */
export const Month = v.pipe(v.string(), v.regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, say('not-a-time')))
/** A day of Dhaka, `2026-11-30`. */
const Day = v.pipe(v.string(), v.check(isRealDay, say('not-a-time')))

const read = { method: 'GET', access: 'signed-in' } as const

export const readWallet = endpoint({
  ...read,
  path: '/api/wallet/',
  summary: 'Where one’s money stands: free, on hold with its days, on its way, owed; payments and refunds of one’s own purchases that are under way',
  answer: Wallet,
  offline: { keepDays: 60, noun: 'wallet', shape: 'detail' },
})

export const listWalletMoves = endpoint({
  ...read,
  path: '/api/wallet/moves/',
  summary: 'Every change of one’s money, the latest first, with the balance after it; keyset pages',
  query: v.object({
    account: v.optional(v.picklist(SELLER_ACCOUNTS)),
    group: v.optional(v.picklist(MOVE_GROUPS)),
    month: v.optional(Month),
    cursor: v.optional(Cursor),
    limit: v.optional(v.pipe(idText, v.maxValue(WALLET_LIMITS.listed))),
  }),
  answer: v.object({ results: v.array(WalletMove), next_cursor: v.nullable(v.string()) }),
  offline: { keepDays: 60, noun: 'wallet', shape: 'list' },
})

/** What one order brought its seller. */
export const OrderMoney = v.object({
  number: v.string(),
  kind: v.picklist(COMMISSION_KINDS),
  /** In cash, or to the seller: the house has its commission alone. */
  is_cash: v.boolean(),
  gross: Count,
  /** A promo code that was used, as it is printed; null: none. */
  code: v.nullable(v.string()),
  discount: Count,
  /** In 1/100 %; of goods with several rates null. */
  rate: v.nullable(Count),
  commission: Count,
  /** What went back, and of the commission with it. */
  back: Count,
  commission_back: Count,
  /** What is left of it for the seller. */
  net: Count,
  pending: Count,
  free_at: v.nullable(Instant),
  freed_at: v.nullable(Instant),
  stopped: v.nullable(v.picklist(['complaint', 'review'])),
  moves: v.array(WalletMove),
})
export type OrderMoney = v.InferOutput<typeof OrderMoney>

export const readOrderMoney = endpoint({
  ...read,
  path: '/api/wallet/orders/{number}/',
  summary: 'What one order brought: price, promo code, commission, refunds, and what became of it',
  params: v.object({ number: v.pipe(v.string(), v.maxLength(60)) }),
  answer: v.array(OrderMoney),
  offline: { keepDays: 60, noun: 'wallet', shape: 'detail' },
})

export const StatementSpan = v.object({ from: Day, to: Day })

export const readStatement = endpoint({
  ...read,
  path: '/api/wallet/statement/',
  summary: 'What each of one’s accounts held at the beginning and at the end of some days, and what moved it, in sums of each kind',
  query: StatementSpan,
  answer: v.object({
    from: v.string(),
    to: v.string(),
    accounts: v.array(
      v.object({
        account: v.picklist(SELLER_ACCOUNTS),
        opening: Count,
        closing: Count,
        moves: v.array(v.object({ kind: v.picklist(LEDGER_MOVES), paisa: Paisa, count: Count })),
      }),
    ),
    server_time: Instant,
  }),
  offline: { keepDays: 60, noun: 'wallet', shape: 'detail' },
})

export const downloadStatement = endpoint({
  ...read,
  path: '/api/wallet/statement_csv/',
  summary: 'Every change of one’s money of some days as CSV, the earliest first',
  perMinute: 10,
  query: StatementSpan,
  download: true,
  answer: v.unknown(),
  offline: 'never',
})

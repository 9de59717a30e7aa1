import * as v from 'valibot'
import { Count, Id, Instant } from '../core/fields.ts'
import { PAYMENT_METHODS, PURCHASE_KINDS } from '../purchases/purchase-kinds.ts'
import { PURCHASE_STATES, REFUND_STATES } from '../purchases/purchase-rules.ts'
import { SHOP_ORDER_STATES } from '../shop/shop-order-rules.ts'
import { LEDGER_ACCOUNTS, LEDGER_MOVES } from '../wallet/ledger-kinds.ts'
import { Approval } from './approvals.ts'

/** Hundredths of a taka, as the ledger has them; below 0 where money goes out of an account. */
const Paisa = v.pipe(v.number(), v.integer())

/** One try to pay an order. */
const DeskAttempt = v.object({
  tran_id: v.string(),
  state: v.string(),
  amount_paisa: Paisa,
  paid_paisa: v.nullable(Paisa),
  /** The provider's own name for it, and its word for the card or wallet. */
  bank_tran_id: v.nullable(v.string()),
  card_type: v.nullable(v.string()),
  /** As the provider masks it. */
  card_no: v.nullable(v.string()),
  risk_level: v.nullable(v.number()),
  created_at: Instant,
  decided_at: v.nullable(Instant),
  given_up_at: v.nullable(Instant),
})

/** Money that goes back, or has gone back. */
const DeskRefund = v.object({
  name: v.string(),
  tran_id: v.string(),
  part: Count,
  paisa: Paisa,
  state: v.picklist(REFUND_STATES),
  reason: v.string(),
  asked_at: Instant,
  refunded_at: v.nullable(Instant),
  /** When the provider is asked next. */
  check_at: v.nullable(Instant),
  failures: Count,
  fault: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  /** It waits for staff: they may have it asked for again; they may note that they have paid it themselves. */
  can_retry: v.boolean(),
  can_settle: v.boolean(),
})
export type DeskRefund = v.InferOutput<typeof DeskRefund>

/** A line of the ledger. `balance`: of its account after it, of this order alone. */
const LedgerLine = v.object({
  id: Id,
  at: Instant,
  move: v.picklist(LEDGER_MOVES),
  /** Which payment, and which of its refunds. */
  tran_id: v.string(),
  part: Count,
  account: v.picklist(LEDGER_ACCOUNTS),
  paisa: Paisa,
  balance: Paisa,
})
export type LedgerLine = v.InferOutput<typeof LedgerLine>

/** A change of an order, by whom and with what on record. `staff`, `second`: usernames, where it was done at the desk. */
const DeskChange = v.object({
  id: Id,
  at: Instant,
  from_state: v.nullable(v.string()),
  to_state: v.string(),
  by: v.picklist(['buyer', 'seller', 'staff', 'gateway', 'service']),
  staff: v.nullable(v.string()),
  second: v.nullable(v.string()),
  why: v.nullable(v.string()),
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
})

const DeskMessage = v.object({ name: v.string(), kind: v.string(), received_at: Instant, times: Count, outcome: v.nullable(v.string()) })

/** All of an order to staff. Its buyer is masked. */
export const DeskOrderFile = v.object({
  number: v.string(),
  kind: v.picklist(PURCHASE_KINDS),
  state: v.picklist(PURCHASE_STATES),
  reason: v.nullable(v.string()),
  created_at: Instant,
  title: v.string(),
  bought: v.string(),
  event: v.nullable(v.object({ event_id: Id, title: v.string() })),
  seller: v.nullable(v.object({ full_name: v.string(), slug: v.string() })),
  total_price: Count,
  discount_price: Count,
  service_charge: Count,
  final_price: Count,
  /** What of cash is paid online in advance; 0: nothing. */
  advance: Count,
  method: v.picklist(PAYMENT_METHODS),
  masked: v.object({ full_name: v.string(), phone_number: v.string(), email: v.string() }),
  /** Of goods: what was ordered of each seller; else empty. */
  orders: v.array(
    v.object({
      number: v.string(),
      state: v.picklist(SHOP_ORDER_STATES),
      seller: v.object({ full_name: v.string(), slug: v.string() }),
      /** Whole taka. */
      total: Count,
      advance: Count,
      refunded: Count,
    }),
  ),
  /** Paisa that can still go back. */
  left_paisa: Paisa,
  attempts: v.array(DeskAttempt),
  refunds: v.array(DeskRefund),
  ledger: v.array(LedgerLine),
  changes: v.array(DeskChange),
  messages: v.array(DeskMessage),
  /** What was asked of a second member of staff, the latest first. */
  approvals: v.array(Approval),
})
export type DeskOrderFile = v.InferOutput<typeof DeskOrderFile>

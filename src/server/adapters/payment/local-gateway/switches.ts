import * as v from 'valibot'

const fault = v.optional(v.picklist(['500', 'html', 'slow', 'reset']))
const refundOutcome = v.picklist(['processing', 'refunded', 'cancelled', 'failed'])
const money = v.optional(v.string())

/** What a test can make the gateway do, for all attempts or for one. */
const Switches = v.strictObject({
  /** How many times each message to the server is sent. */
  ipn_count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
  ipn_delay_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** Whether the server hears before the browser is sent back, or some time after. */
  ipn_order: v.optional(v.picklist(['before', 'with', 'after'])),
  /** The browser is never sent back. */
  drop_return: v.optional(v.boolean()),
  wrong_signature: v.optional(v.boolean()),
  /** Rightly signed messages over this amount. */
  notice_amount: money,
  /** Validation and query tell this amount; `10.00`. */
  validation_amount: money,
  validation_currency: v.optional(v.string()),
  /** A campaign of the gateway took this off the amount. */
  discount_amount: money,
  risk: v.optional(v.boolean()),
  validated_first: v.optional(v.boolean()),
  invalid_transaction: v.optional(v.boolean()),
  /** What goes wrong with a whole call. */
  open: v.optional(v.picklist(['500', 'html', 'slow', 'reset', 'refused'])),
  validation: fault,
  query: fault,
  refund_call: fault,
  /** How long a slow answer takes. */
  slow_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** The first query after this was set finds nothing. */
  query_zero_once: v.optional(v.boolean()),
  /** A query finds a failed try besides the real ones. */
  two_elements: v.optional(v.boolean()),
  /** What becomes of refunds; `failed` refuses them at once. */
  refund: v.optional(refundOutcome),
  /** What the next queries about a refund find, one after the other, for each attempt; after them the refund stays as it is, and `refund` counts. */
  refund_turns: v.optional(v.array(refundOutcome)),
  session_ms: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** A page that was paid takes another payment: providers promise that it does not, and it happens. */
  pays_again: v.optional(v.boolean()),
  /** How the gateway answers instead of DONE. */
  api_connect: v.optional(v.picklist(['INACTIVE', 'FAILED', 'INVALID_REQUEST'])),
  /** Where the buyer is sent instead of to the page. */
  page_url: v.optional(v.string()),
})
export type Switches = v.InferOutput<typeof Switches>

const Options = v.object({ tran_id: v.optional(v.string()), reset: v.optional(v.boolean()), switches: v.optional(Switches) })

export interface SwitchBoard {
  /** What holds for an attempt: its own switches go before those for all. */
  of: (tran_id: string) => Switches
  /** @throws {v.ValiError} no such switch. */
  set: (input: unknown) => void
  /** Says once that the next query is to find nothing. */
  takeZero: (tran_id: string) => boolean
  /** What the next query about a refund finds; undefined: nothing was planned. */
  takeRefundTurn: (tran_id: string) => v.InferOutput<typeof refundOutcome> | undefined
}

/** Where nothing is set the gateway behaves well. */
export function makeSwitchBoard(): SwitchBoard {
  let all: Switches = {}
  const single = new Map<string, Switches>()
  const of = (tran_id: string): Switches => ({ ...all, ...single.get(tran_id) })
  const put = (tran_id: string | undefined, switches: Switches) => {
    if (tran_id === undefined) all = { ...all, ...switches }
    else single.set(tran_id, { ...single.get(tran_id), ...switches })
  }
  return {
    of,
    set: (input) => {
      const { tran_id, reset, switches = {} } = v.parse(Options, input)
      if (reset) {
        all = {}
        single.clear()
      }
      put(tran_id, switches)
    },
    takeZero: (tran_id) => {
      if (!of(tran_id).query_zero_once) return false
      put(tran_id, { query_zero_once: false })
      return true
    },
    takeRefundTurn: (tran_id) => {
      const [turn, ...refund_turns] = of(tran_id).refund_turns ?? []
      if (turn) put(tran_id, { refund_turns })
      return turn
    },
  }
}

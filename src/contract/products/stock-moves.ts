import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Cursor, Id, Instant, idText } from '../core/fields.ts'

/** Why the stock of a variant changed. */
export const STOCK_REASONS = ['made', 'added', 'set', 'import', 'sold', 'released', 'returned', 'removed'] as const

/** One change of the stock of one variant. */
export const StockMove = v.object({
  id: Id,
  variant_id: Id,
  /** Its values when it was changed, in one line. */
  variant: v.string(),
  delta: v.pipe(v.number(), v.integer()),
  why: v.picklist(STOCK_REASONS),
  /** Number of the order; null: none. */
  order: v.nullable(v.string()),
  at: Instant,
})
export type StockMove = v.InferOutput<typeof StockMove>

export const listStockMoves = endpoint({
  method: 'GET',
  path: '/api/product/{product_id}/stock/',
  summary: 'Every change of the stock of one’s own product, the latest first',
  access: 'seller',
  params: v.object({ product_id: idText }),
  query: v.object({ limit: v.optional(v.pipe(idText, v.maxValue(100))), cursor: v.optional(Cursor) }),
  answer: v.object({
    results: v.array(StockMove),
    next_cursor: v.nullable(v.string()),
  }),
  offline: 'never',
})

import * as v from 'valibot'
import { Count } from './fields.ts'

/** A page of a public list. Its total is exact up to the `countedTo` of the list; beyond that this number, and `total_is_exact` false. */
export const cardPage = <const Card extends v.GenericSchema>(card: Card) =>
  v.object({ results: v.array(card), next_cursor: v.nullable(v.string()), total: Count, total_is_exact: v.boolean() })

/** A page of a list of one's own, and how many rows there are in all. */
export const ownPage = <const Row extends v.GenericSchema>(row: Row) => v.object({ results: v.array(row), next_cursor: v.nullable(v.string()), total: Count })

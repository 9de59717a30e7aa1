import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, flagText, Id } from '../core/fields.ts'

/** Of a table of products: one row for each variant, told apart by its sku. Bytes, rows, and how many faults are named. */
export const PRODUCT_CSV_LIMITS = { bytesMost: 2 * 1024 * 1024, rowsMost: 1000, faultsMost: 200 } as const

/**
 * The columns, in the order of the export; which of them are there, and in which order, is the seller's. Rows with the same title that follow one
 * another are one product.
 */
export const PRODUCT_CSV_COLUMNS = [
  'sku',
  'title',
  'second_title',
  'category',
  'subcategory',
  'condition',
  'condition_note',
  'brand',
  'warranty',
  'weight_grams',
  'days_to_return',
  'description',
  'option_1',
  'value_1',
  'option_2',
  'value_2',
  'option_3',
  'value_3',
  'price',
  'compare_at',
  'stock',
] as const
export type ProductCsvColumn = (typeof PRODUCT_CSV_COLUMNS)[number]

/** What is wrong with a cell. */
export const CsvFault = v.object({
  /** Counted from 1, the row of names too, as a spreadsheet counts; 0: the whole file. */
  row: Count,
  /** Name of the column; empty: the whole row. */
  column: v.string(),
  /** As in contract/core/reasons.ts. */
  reason: v.string(),
})
export type CsvFault = v.InferOutput<typeof CsvFault>

export const ImportResult = v.object({
  /** Variants, with those that are as they were. */
  rows: Count,
  /** Products that are made, and that are changed. */
  made: Count,
  changed: Count,
  /** At most `faultsMost`; with one of them nothing is done. */
  faults: v.array(CsvFault),
  faults_total: Count,
  /** What the rows are, once they are imported, so that pictures find their product; empty after a dry run. */
  products: v.array(v.object({ product_id: Id, title: v.string(), skus: v.array(v.string()) })),
})
export type ImportResult = v.InferOutput<typeof ImportResult>

/** All or nothing. What an upload of the same file did is not done again: what it says is so already. */
export const importProducts = endpoint({
  method: 'POST',
  path: '/api/product/import/',
  summary:
    'Makes and changes products by a table (CSV, UTF-8): one row for each variant, keyed by sku. dry: says what is wrong and would be done, and does nothing',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 10,
  query: v.object({ dry: v.optional(flagText), client_key: v.optional(ClientKey) }),
  upload: { types: ['text/csv'], mostBytes: PRODUCT_CSV_LIMITS.bytesMost },
  answer: ImportResult,
  offline: 'refuse',
})

export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/product/export/',
  summary: 'All of one’s own products as the table that can be imported again',
  access: 'seller',
  perMinute: 10,
  download: true,
  answer: v.unknown(),
  offline: 'never',
})

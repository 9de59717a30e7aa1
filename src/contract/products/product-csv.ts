import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, flagText, Id } from '../core/fields.ts'
import { RICH_TEXT_LIMITS } from '../rich-text.ts'

/**
 * The columns of the table of products, one row per variant. `product`: rows that have the same text there are one product; `sku`: by it a variant is known
 * again; `category`: `Clothing > Saris`, in either language; `active`: yes or no; `stock_seen`: what was there when the table was made: no stock of
 * a variant that exists changes without it, and none that changed meanwhile.
 */
export const PRODUCT_CSV_COLUMNS = [
  'product',
  'sku',
  'title',
  'second_title',
  'category',
  'condition',
  'condition_note',
  'brand',
  'warranty',
  'weight_grams',
  'days_to_return',
  'description',
  'second_description',
  'active',
  'option_1',
  'value_1',
  'option_2',
  'value_2',
  'option_3',
  'value_3',
  'price',
  'compare_at',
  'stock',
  'stock_seen',
] as const
export type ProductCsvColumn = (typeof PRODUCT_CSV_COLUMNS)[number]

/** Rows of variants; cells of a row; characters of a cell; how many faults are told; and room for a thousand products with a page of Bangla text each. */
export const PRODUCT_CSV_LIMITS = { rows: 1000, cells: 100, cellLongest: RICH_TEXT_LIMITS.bytes, faultsTold: 200, mostBytes: 8 * 1024 * 1024 } as const

/** The name that a variant without a sku has in the table: it is known again by it. */
export const skuOfVariant = (variant: number): string => `HK-${variant}`

/**
 * What can be wrong with a table, besides the reasons of contract/core/reasons.ts: it is not in UTF-8; quotes that do not close; a column that there is not, or
 * one that is missing; a cell that says something else than that of another row of the product (`differs`); skus of two products under one (`two-products`);
 * stock that changed since the table was made, or of which the table does not say what was seen (`stock-unseen`).
 */
export const PRODUCT_CSV_FAULTS = [
  'not-utf8',
  'broken-quotes',
  'unknown-column',
  'missing-column',
  'differs',
  'two-products',
  'stock-changed',
  'stock-unseen',
] as const
export type ProductCsvFault = (typeof PRODUCT_CSV_FAULTS)[number]

export const CsvFault = v.object({
  /** As a spreadsheet counts: the names are row 1; 0: the file. */
  row: Count,
  /** Its name; empty: the row. */
  column: v.string(),
  /** One of `PRODUCT_CSV_FAULTS` or of the reasons of forms. */
  reason: v.string(),
})
export type CsvFault = v.InferOutput<typeof CsvFault>

export const ProductImport = v.object({
  /** False: a trial, or something is wrong, and nothing was changed. */
  is_written: v.boolean(),
  /** Rows of variants that were read. */
  rows: Count,
  /** The first `faultsTold`; `fault_count` says how many there are. */
  faults: v.array(CsvFault),
  fault_count: Count,
  products_made: Count,
  products_changed: Count,
  products_unchanged: Count,
  /** Each variant of the table: pictures are brought to its product. `product_id` is null in a trial of what does not exist yet. */
  variants: v.array(v.object({ sku: v.string(), product_id: v.nullable(Id), has_picture: v.boolean() })),
})
export type ProductImport = v.InferOutput<typeof ProductImport>

/** New products are off sale: they have no picture yet. */
export const importProducts = endpoint({
  method: 'POST',
  path: '/api/product_import/',
  summary:
    'Makes and changes products from a table, CSV in UTF-8: all of it or, where anything is wrong, nothing; what is not in it stays. `dry_run` only tries',
  access: 'seller',
  isPublicWriting: true,
  perMinute: 10,
  query: v.object({ dry_run: v.optional(flagText) }),
  upload: { types: ['text/csv'], mostBytes: PRODUCT_CSV_LIMITS.mostBytes },
  answer: ProductImport,
  offline: 'refuse',
})

export const exportProducts = endpoint({
  method: 'GET',
  path: '/api/product_export/',
  summary: 'One’s own products as a table, CSV in UTF-8, one row per variant: what `importProducts` takes',
  access: 'seller',
  perMinute: 10,
  download: true,
  answer: v.unknown(),
  offline: 'never',
})

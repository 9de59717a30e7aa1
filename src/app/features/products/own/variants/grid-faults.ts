import * as v from 'valibot'
import { asReason, type Reason } from '#contract/core/reasons.ts'
import { OptionsText, VariantsText, variantsFault } from '#contract/products/variant-form.ts'
import { judgeable } from './read-grid.ts'

/** What is wrong, by its cell: `2.price` of the third variant, `0.values` of an option. */
export interface GridFaults {
  options: ReadonlyMap<string, Reason>
  variants: ReadonlyMap<string, Reason>
}

/** What the schemas of both sides say of options and variants, cell by cell. */
export function gridFaults(texts: { options: string; variants: string }): GridFaults {
  const { options, variants } = judgeable(texts)
  const [readOptions, readVariants] = [v.safeParse(OptionsText, options), v.safeParse(VariantsText, variants)]
  const cells = byCell(readVariants.issues)
  const whole = readOptions.success && readVariants.success ? variantsFault(readOptions.output, readVariants.output) : undefined
  if (whole) cells.set(`${whole.at}.${whole.reason === 'taken' ? 'sku' : 'values'}`, whole.reason)
  return { options: byCell(readOptions.issues), variants: cells }
}

function byCell(issues: readonly v.BaseIssue<unknown>[] = []): Map<string, Reason> {
  const found = new Map<string, Reason>()
  for (const { path = [], message } of issues) {
    const [at, field] = path
    const cell = at === undefined ? '' : `${String(at.key)}.${String(field?.key ?? '')}`
    if (!found.has(cell)) found.set(cell, asReason(message))
  }
  return found
}

import { UNVERIFIED_LIMITS } from '#contract/accounts/unverified-limits.ts'
import type { CsvFault } from '#contract/products/product-csv.ts'
import { beyond } from '../../../db/accounts/unverified.ts'
import { PRODUCT_RICH_TEXTS } from '../own/product-fields.ts'
import type { ProductPlan } from './plan-product.ts'

/**
 * Holds a table of a seller whose e-mail is not verified to the limits of their forms: each product that is made or changed counts as one writing.
 * @param count counts so many writings.
 * @returns texts that are too long for them; where there are any, nothing is counted.
 * @throws {Problem} unverified-limit — more than they may write in an hour.
 */
export async function keepUnverifiedLimits(plans: readonly ProductPlan[], count: (times: number) => Promise<void> | undefined): Promise<CsvFault[]> {
  const written = plans.filter(({ isChanged }) => isChanged)
  const isTooLong = ({ form, product }: ProductPlan, column: (typeof PRODUCT_RICH_TEXTS)[number]) =>
    form[column].length > UNVERIFIED_LIMITS.textLongest && form[column] !== product?.row[column]
  const faults = written.flatMap((plan) =>
    PRODUCT_RICH_TEXTS.flatMap((column) => (isTooLong(plan, column) ? [{ row: plan.rows[0].row, column, reason: 'too-long' }] : [])),
  )
  if (faults.length > 0 || written.length === 0) return faults
  if (written.length > UNVERIFIED_LIMITS.writesPerHour) throw beyond('writesPerHour')
  await count(written.length)
  return faults
}

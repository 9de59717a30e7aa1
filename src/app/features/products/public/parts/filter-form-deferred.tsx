import type { ProductFilter } from '#contract/products/products-filter.ts'
import { deferredForm } from '../../../../ui/hydration/deferred-form.tsx'
import { SHOP_FORM } from '../filter-form-id.ts'

const load = async () => (await import('./filter-form.tsx')).FilterForm

/** The form of the shop, with the list of districts: the first paint on the phone does without its program. */
export const FilterFormDeferred = deferredForm<ProductFilter>({
  formId: SHOP_FORM,
  load,
  written: import.meta.env.SSR ? await load() : undefined,
  room: <div className="min-h-12 lg:col-span-2 lg:min-h-40" />,
})

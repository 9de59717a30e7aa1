import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { deferredForm } from '../../../../ui/hydration/deferred-form.tsx'
import { SERVICE_FORM } from '../filter-form-id.ts'

const load = async () => (await import('./filter-form.tsx')).FilterForm

/** The form of the list, with the list of districts: the first paint on the phone does without its program. */
export const FilterFormDeferred = deferredForm<ServiceFilter>({
  formId: SERVICE_FORM,
  load,
  written: import.meta.env.SSR ? await load() : undefined,
  room: <div className="min-h-12 lg:col-span-2 lg:min-h-40" />,
})

import type { EventFilter } from '#contract/events/events-filter.ts'
import { deferredForm } from '../../../../ui/hydration/deferred-form.tsx'
import { FILTER_FORM } from '../filter-form-id.ts'

const load = async () => (await import('./filter-form.tsx')).FilterForm

/** The form of the list: half of this screen's program, which the first paint on the phone does without. */
export const FilterFormDeferred = deferredForm<EventFilter>({
  formId: FILTER_FORM,
  load,
  written: import.meta.env.SSR ? await load() : undefined,
  room: <div className="min-h-12 lg:col-span-2 lg:min-h-35" />,
})

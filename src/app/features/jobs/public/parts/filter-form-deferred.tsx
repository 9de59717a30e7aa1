import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { deferredForm } from '../../../../ui/hydration/deferred-form.tsx'
import { JOB_FORM } from '../filter-form-id.ts'

const load = async () => (await import('./filter-form.tsx')).FilterForm

/** The form of the portal, with the list of places: the first paint on the phone does without its program. */
export const FilterFormDeferred = deferredForm<JobFilter>({
  formId: JOB_FORM,
  load,
  written: import.meta.env.SSR ? await load() : undefined,
  room: <div className="min-h-12 lg:col-span-2 lg:min-h-56" />,
})

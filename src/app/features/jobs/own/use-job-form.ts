import { type ItemForm, useItemForm } from '../../../nouns/use-item-form.ts'
import type { PersistedFormStart } from '../../../state/drafts/use-persisted-form.ts'
import { type FilledJob, JOB_DRAFT, type JobSchema, type JobTexts } from './job-values.ts'

export type JobStart = PersistedFormStart<JobTexts>
export type JobFormState = ItemForm<JobTexts>

interface Options {
  name: string
  start: JobStart
  schema: JobSchema
  onSubmit: (job: FilledJob) => Promise<void>
  onNote?: () => void
}

/** The form of a job. */
export const useJobForm = (options: Options): JobFormState => useItemForm({ ...options, pictureField: JOB_DRAFT.pictureField })

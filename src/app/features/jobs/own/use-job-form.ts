import { type PersistedForm, type PersistedFormStart, usePersistedForm } from '../../../state/drafts/use-persisted-form.ts'
import { type Faults, useFaults } from '../../../ui/form/use-faults.ts'
import { type ScreenForm, useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { type FilledJob, JOB_DRAFT, type JobSchema, type JobTexts } from './job-values.ts'

export type JobStart = PersistedFormStart<JobTexts>

export interface JobFormState extends PersistedForm<JobTexts> {
  form: ScreenForm
  faults: Faults
}

interface Wish {
  name: string
  start: JobStart
  schema: JobSchema
  onSubmit: (job: FilledJob) => Promise<void>
  /** Hears of every change, once it stands in the form. */
  onNote?: () => void
}

/** The form of a job, of which nothing is lost. */
export function useJobForm({ name, start, schema, onSubmit, onNote }: Wish): JobFormState {
  const { faults, onChecked } = useFaults()
  const form = useScreenForm({ schema, initialValues: start.texts as never, onSubmit, onChecked })
  const whole = usePersistedForm({ name, start, form, pictureField: JOB_DRAFT.pictureField, onNote })
  return { ...whole, form, faults }
}

import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { JOB_FORM_ENTRIES, JobForm, type JobFormTexts } from '#contract/jobs/job-form.ts'
import { type Faults, isEditorState } from '../../../adapters/rich-texts.ts'
import { faultsOf } from '../../../http/requests/parse-with.ts'

/** Fields of a job that are rich text. */
export const JOB_RICH_TEXTS = ['description', 'second_description'] as const

/**
 * What the fields of a job come to, judged as the form judges them.
 * @param texts a field that is absent was not filled in; rich text is clean.
 * @param more what is at fault beside them, said in the same answer.
 * @throws {Problem} bad-input — with every field at fault.
 */
export function jobFields(texts: { readonly [K in keyof JobFormTexts]?: string | undefined }, more: Faults): JobForm {
  const given = v.safeParse(
    JobForm,
    Object.fromEntries(Object.keys(JOB_FORM_ENTRIES).map((name) => [name, texts[name as keyof JobFormTexts] ?? EMPTY[name] ?? ''])),
  )
  const faults: Record<string, string> = given.success ? {} : faultsOf(given.issues)
  if (!isEditorState(texts.description_state ?? '')) faults.description_state = 'does-not-fit'
  if (!isEditorState(texts.second_description_state ?? '')) faults.second_description_state = 'does-not-fit'
  Object.assign(faults, more)
  if (!given.success || Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  return given.output
}

/** What an unticked box says. */
const EMPTY: Readonly<Record<string, string>> = { is_remote: 'false', needs_cv: 'false' }

import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { JOB_FORM_ENTRIES, JobForm, type JobFormTexts } from '#contract/job-form.ts'
import { cleanField, type Faults, isEditorState } from '../../adapters/rich-texts.ts'
import { faultsOf } from '../../http/parse-with.ts'

/**
 * What the fields of a job come to: judged as the form judges them, and their markup cleaned.
 * @param texts a field that is absent was not filled in.
 * @throws {Problem} bad-input — with every field at fault.
 */
export function jobFields(texts: { readonly [K in keyof JobFormTexts]?: string | undefined }): JobForm {
  const given = v.safeParse(
    JobForm,
    Object.fromEntries(Object.keys(JOB_FORM_ENTRIES).map((name) => [name, texts[name as keyof JobFormTexts] ?? EMPTY[name] ?? ''])),
  )
  if (!given.success) throw new Problem('bad-input', { fields: faultsOf(given.issues) })
  const form = given.output
  const faults: Faults = {}
  const fields = { ...form, description: cleanField(form.description, { field: 'description', faults }) }
  if (!isEditorState(form.description_state)) faults.description_state = 'does-not-fit'
  if (Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  return fields
}

/** What a box that nobody ticked says. */
const EMPTY: Readonly<Record<string, string>> = { is_remote: 'false', needs_cv: 'false' }

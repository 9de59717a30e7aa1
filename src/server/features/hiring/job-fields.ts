import * as v from 'valibot'
import { saysSomething } from '#contract/core/form-values.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { JOB_FORM_ENTRIES, JobForm, type JobFormTexts } from '#contract/job-form.ts'
import { cleanHtml } from '../../adapters/html.ts'
import { faultsOf } from '../../http/parse-with.ts'

type Faults = Record<string, Reason>

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
  const fields = { ...form, description: cleaned(form.description, faults) }
  if (!isState(form.description_state)) faults.description_state = 'does-not-fit'
  if (Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  return fields
}

/** What a box that nobody ticked says. */
const EMPTY: Readonly<Record<string, string>> = { is_remote: 'false', needs_cv: 'false' }

function cleaned(html: string, faults: Faults): string {
  try {
    const clean = cleanHtml(html)
    // What was said may have been all tags that nobody gets to see.
    if (!saysSomething(clean)) faults.description = 'required'
    return clean
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too-large') throw error
    faults.description = 'too-long'
    return ''
  }
}

/** The editor's own: nobody else reads it, but it must be what an editor wrote. */
function isState(text: string): boolean {
  if (text === '') return true
  try {
    const state: unknown = JSON.parse(text)
    return typeof state === 'object' && state !== null && !Array.isArray(state)
  } catch {
    return false
  }
}

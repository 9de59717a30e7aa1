import * as v from 'valibot'
import { saysSomething } from '#contract/core/form-values.ts'
import { Problem } from '#contract/core/problem.ts'
import type { Reason } from '#contract/core/reasons.ts'
import { EVENT_FORM_ENTRIES, EventForm, type EventFormTexts } from '#contract/event-form.ts'
import { cleanHtml } from '../../adapters/html.ts'
import { faultsOf } from '../../http/parse-with.ts'

type Faults = Record<string, Reason>

/**
 * What the fields of an event come to: judged as the form judges them, and their markup cleaned.
 * @param texts a field that is absent was not filled in.
 * @param more what is at fault beside them, said in the same answer.
 * @throws {Problem} bad-input — with every field at fault.
 */
export function eventFields(texts: { readonly [K in keyof EventFormTexts]?: string | undefined }, more: Faults = {}): EventForm {
  const given = v.safeParse(EventForm, Object.fromEntries(Object.keys(EVENT_FORM_ENTRIES).map((name) => [name, texts[name as keyof EventFormTexts] ?? ''])))
  if (!given.success) throw new Problem('bad-input', { fields: { ...more, ...faultsOf(given.issues) } })
  const form = given.output
  const faults: Faults = { ...more }
  const fields = {
    ...form,
    description: cleaned(form.description, 'description', faults),
    terms_and_condition: cleaned(form.terms_and_condition, 'terms_and_condition', faults),
  }
  if (!isState(form.description_state)) faults.description_state = 'does-not-fit'
  if (!isState(form.terms_state)) faults.terms_state = 'does-not-fit'
  if (Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  return fields
}

function cleaned(html: string, field: string, faults: Faults): string {
  try {
    const clean = cleanHtml(html)
    // What was said may have been all tags that nobody gets to see.
    if (!saysSomething(clean)) faults[field] = 'required'
    return clean
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too-large') throw error
    faults[field] = 'too-long'
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

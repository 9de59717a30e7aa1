import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { EVENT_FORM_ENTRIES, EventForm, type EventFormTexts } from '#contract/event-form.ts'
import { cleanField, type Faults, isEditorState } from '../../adapters/rich-texts.ts'
import { faultsOf } from '../../http/parse-with.ts'

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
    description: cleanField(form.description, { field: 'description', faults }),
    terms_and_condition: cleanField(form.terms_and_condition, { field: 'terms_and_condition', faults }),
  }
  if (!isEditorState(form.description_state)) faults.description_state = 'does-not-fit'
  if (!isEditorState(form.terms_state)) faults.terms_state = 'does-not-fit'
  if (Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  return fields
}

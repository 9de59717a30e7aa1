import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'
import { EVENT_FORM_ENTRIES, EventForm, type EventFormTexts } from '#contract/events/event-form.ts'
import { type Faults, isEditorState } from '../../../adapters/rich-texts.ts'
import { faultsOf } from '../../../http/requests/parse-with.ts'

/** Fields of an event that are rich text. */
export const EVENT_RICH_TEXTS = ['description', 'second_description', 'terms_and_condition'] as const

/**
 * What the fields of an event come to, judged as the form judges them.
 * @param texts a field that is absent was not filled in; rich texts are clean.
 * @param more what is at fault beside them, said in the same answer.
 * @throws {Problem} bad-input — with every field at fault.
 */
export function eventFields(texts: { readonly [K in keyof EventFormTexts]?: string | undefined }, more: Faults = {}): EventForm {
  const given = v.safeParse(EventForm, Object.fromEntries(Object.keys(EVENT_FORM_ENTRIES).map((name) => [name, texts[name as keyof EventFormTexts] ?? ''])))
  const faults: Record<string, string> = given.success ? {} : faultsOf(given.issues)
  if (!isEditorState(texts.description_state ?? '')) faults.description_state = 'does-not-fit'
  if (!isEditorState(texts.second_description_state ?? '')) faults.second_description_state = 'does-not-fit'
  if (!isEditorState(texts.terms_state ?? '')) faults.terms_state = 'does-not-fit'
  Object.assign(faults, more)
  if (!given.success || Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  return given.output
}

import type { EventTexts } from './event-values.ts'

/** The form in steps, in its order: each with the fields that belong to it. */
export const FORM_STEPS = [
  { name: 'look', fields: ['thumbnail', 'title'] },
  { name: 'price', fields: ['price', 'seats'] },
  { name: 'when', fields: ['from_time', 'to_time', 'type', 'link', 'location'] },
  { name: 'category', fields: ['event_category', 'event_subcategory', 'event_subsubcategory'] },
  { name: 'texts', fields: ['description', 'terms_and_condition'] },
] as const satisfies readonly { name: string; fields: readonly (keyof EventTexts)[] }[]

export type FormStep = (typeof FORM_STEPS)[number]
type StepField = FormStep['fields'][number]
export const STEP_FIELDS: readonly StepField[] = FORM_STEPS.flatMap(({ fields }) => [...fields])

/** The first field of a step with nothing in it; undefined where all have something. An Offline event has no link, an Online one no place. */
export function firstEmpty({ fields }: FormStep, texts: Readonly<Record<StepField, string>>): StepField | undefined {
  const unused = texts.type === 'Online' ? 'location' : 'link'
  return fields.find((field) => field !== unused && texts[field].trim() === '')
}

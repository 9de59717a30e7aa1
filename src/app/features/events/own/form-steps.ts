import type { FormStep } from '../../../ui/form/form-steps.tsx'
import type { EventTexts } from './event-values.ts'

type StepField = Exclude<keyof EventTexts, `${string}_state` | `second_${string}`>

/** The form in steps, in its order: each with the fields that belong to it. */
export const FORM_STEPS: readonly FormStep<StepField>[] = [
  { name: 'look', fields: ['thumbnail', 'title'] },
  { name: 'price', fields: ['price', 'seats'] },
  { name: 'when', fields: ['from_time', 'to_time', 'type', 'link', 'location'] },
  { name: 'category', fields: ['event_category', 'event_subcategory', 'event_subsubcategory'] },
  { name: 'texts', fields: ['description', 'terms_and_condition'] },
]

/** The first field of a step with nothing in it; undefined where all have something. An Offline event has no link, an Online one no place. */
export function firstEmpty({ fields }: FormStep<StepField>, texts: Readonly<Record<StepField, string>>): StepField | undefined {
  const unused = texts.type === 'Online' ? 'location' : 'link'
  return fields.find((field) => field !== unused && texts[field].trim() === '')
}

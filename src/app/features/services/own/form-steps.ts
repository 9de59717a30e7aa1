import type { FormStep } from '../../../ui/form/form-steps.tsx'
import type { ServiceTexts } from './service-values.ts'

type StepField = Exclude<keyof ServiceTexts, `${string}_state` | `second_${string}` | 'pictures_sent'>

/** The form in steps, in its order: each with the fields that belong to it. */
export const SERVICE_STEPS: readonly FormStep<StepField>[] = [
  { name: 'look', fields: ['pictures', 'title', 'service_category', 'service_subcategory', 'members'] },
  { name: 'where', fields: ['place', 'districts', 'at_district', 'at_area', 'at_line', 'directions', 'link'] },
  {
    name: 'cost',
    fields: ['pricing', 'price', 'hours_least', 'hours_most', 'seats', 'duration', 'step', 'pause_before', 'pause_after', 'notice_hours', 'horizon_days'],
  },
  { name: 'terms', fields: ['confirms', 'answer_hours', 'payment', 'advance_percent', 'cancel_hours'] },
  { name: 'texts', fields: ['description'] },
]

/** May be left empty. */
const OPTIONAL: readonly StepField[] = ['members', 'districts', 'directions']
const ADDRESS: readonly StepField[] = ['at_district', 'at_area', 'at_line']
const HOURS: readonly StepField[] = ['hours_least', 'hours_most']

/** The first field of a step with nothing in it that is asked for; undefined where all have something. */
export function firstEmpty({ fields }: FormStep<StepField>, texts: Readonly<Record<StepField, string>>): StepField | undefined {
  const { place, pricing, confirms, payment } = texts
  const isLeftOut = (field: StepField): boolean => {
    if (OPTIONAL.includes(field)) return true
    if (ADDRESS.includes(field)) return place !== 'at-provider'
    if (HOURS.includes(field)) return pricing !== 'hourly'
    if (field === 'link') return place !== 'online'
    if (field === 'price') return pricing === 'quote'
    if (field === 'seats') return pricing !== 'fixed'
    if (field === 'answer_hours') return confirms === 'instant'
    return field === 'advance_percent' && payment !== 'advance'
  }
  return fields.find((field) => !isLeftOut(field) && texts[field].trim() === '')
}

import * as v from 'valibot'
import { areaOf } from '#contract/addresses/areas.ts'
import { Problem } from '#contract/core/problem.ts'
import { DIVISIONS } from '#contract/places.ts'
import { SERVICE_FORM_ENTRIES, ServiceForm, type ServiceFormTexts } from '#contract/services/service-form.ts'
import { type Faults, isEditorState } from '../../../adapters/rich-texts.ts'
import { faultsOf } from '../../../http/requests/parse-with.ts'

/** Fields of a service that are rich text. */
export const SERVICE_RICH_TEXTS = ['description', 'second_description'] as const

type Texts = { readonly [K in keyof ServiceFormTexts]?: string | undefined }

const DISTRICTS = new Set(DIVISIONS.flatMap(({ districts }) => districts.map(({ name }) => name)))

/**
 * What the fields of a service come to, judged as the form judges them.
 * @param texts a field that is absent was not filled in; rich texts are clean.
 * @param more what is at fault besides.
 * @throws {Problem} bad-input — with every field at fault.
 */
export function serviceFields(texts: Texts, more: Faults): ServiceForm {
  const given = v.safeParse(ServiceForm, filledIn(texts))
  const faults: Record<string, string> = given.success ? placeFaults(given.output) : faultsOf(given.issues)
  if (!isEditorState(texts.description_state ?? '')) faults.description_state = 'does-not-fit'
  if (!isEditorState(texts.second_description_state ?? '')) faults.second_description_state = 'does-not-fit'
  Object.assign(faults, more)
  if (!given.success || Object.keys(faults).length > 0) throw new Problem('bad-input', { fields: faults })
  return given.output
}

/** Fields as the schema takes them: what must be filled in is empty where it was not. */
function filledIn(texts: Texts): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, { type }] of Object.entries(SERVICE_FORM_ENTRIES)) {
    const text = texts[name as keyof ServiceFormTexts] ?? (type === 'optional' ? undefined : '')
    if (text !== undefined) fields[name] = text
  }
  return fields
}

function placeFaults({ districts, at_district, at_area }: ServiceForm): Record<string, string> {
  const isArea = at_area === '' || areaOf(at_district, at_area) !== undefined
  return {
    ...(!districts.every((district) => DISTRICTS.has(district)) && { districts: 'not-a-place' }),
    ...(at_district !== '' && !DISTRICTS.has(at_district) && { at_district: 'not-a-place' }),
    ...(!isArea && { at_area: 'not-a-place' }),
  }
}

/** The columns of a service that its fields fill. */
export const serviceColumns = ({ confirms, members: _, ...columns }: ServiceForm) => ({ ...columns, is_instant: confirms === 'instant' })

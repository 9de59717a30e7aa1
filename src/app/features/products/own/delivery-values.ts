import * as v from 'valibot'
import type { Formatter } from '#contract/core/format.ts'
import { DELIVERY_KINDS } from '#contract/products/delivery-rules.ts'
import { DeliveryForm, type DeliveryOption } from '#contract/products/shops.ts'
import type { DeliveryInput } from './shop-calls.ts'

/** A delivery option as it is typed: all of it texts, the places as JSON; `all` for all of Bangladesh. */
export type DeliveryTexts = Record<'kind' | 'note' | 'places' | 'fee' | 'free_from' | 'days_least' | 'days_most' | 'is_cod', string>

/** Whole districts, and single upazilas or thanas, each as `District/Area`. */
export interface ChosenPlaces {
  districts: string[]
  areas: string[]
}

export const ALL_PLACES = 'all'
const list = v.fallback(v.array(v.string()), [])
const Places = v.pipe(v.string(), v.parseJson(), v.object({ districts: list, areas: list }))

/** Undefined: all of Bangladesh. */
export function readPlaces(text: string): ChosenPlaces | undefined {
  const read = v.safeParse(Places, text)
  if (read.success) return read.output
  return text === ALL_PLACES ? undefined : { districts: [], areas: [] }
}

const isSomewhere = ({ districts, areas }: ChosenPlaces): boolean => districts.length + areas.length > 0
const placesText = (places: ChosenPlaces): string => (isSomewhere(places) ? JSON.stringify({ districts: places.districts, areas: places.areas }) : ALL_PLACES)

/** What a new option begins with. */
export const emptyDelivery = ({ digits }: Formatter): DeliveryTexts => ({
  kind: 'courier',
  note: '',
  places: ALL_PLACES,
  fee: '',
  free_from: '',
  days_least: digits('1'),
  days_most: digits('3'),
  is_cod: 'true',
})

export const textsOfDelivery = (option: DeliveryOption, { digits }: Formatter): DeliveryTexts => ({
  kind: option.kind,
  note: option.note,
  places: placesText(option),
  fee: digits(String(option.fee)),
  free_from: option.free_from === null ? '' : digits(String(option.free_from)),
  days_least: digits(String(option.days_least)),
  days_most: digits(String(option.days_most)),
  is_cod: String(option.is_cod),
})

/** As it is sent. What is fetched is fetched from anywhere, and costs nothing to bring. */
export function deliveryInput(texts: DeliveryTexts): DeliveryInput {
  const isPickup = texts.kind === 'pickup'
  const places = isPickup ? undefined : readPlaces(texts.places)
  const kind = DELIVERY_KINDS.find((one) => one === texts.kind)
  return {
    ...texts,
    kind: kind as DeliveryInput['kind'],
    districts: places?.districts ?? [],
    areas: places?.areas ?? [],
    fee: isPickup ? '0' : texts.fee,
    free_from: isPickup ? '' : texts.free_from,
    is_cod: texts.is_cod === 'true',
  }
}

const isMissing = ({ kind, places }: DeliveryTexts): boolean => {
  const chosen = readPlaces(places)
  return kind !== 'pickup' && chosen !== undefined && !isSomewhere(chosen)
}

/** The form of a delivery option; what is wrong with its places is said at the one field that they are chosen in. */
export const DeliveryFormTexts = v.pipe(
  v.custom<DeliveryTexts>((texts) => typeof texts === 'object' && texts !== null),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const say = (message: string, key: string) =>
      addIssue({ message, path: [{ type: 'object', origin: 'value', input: dataset.value as never, key, value: undefined }] })
    if (isMissing(dataset.value)) say('required', 'places')
    const said = new Set<string>()
    for (const { message, path } of v.safeParse(DeliveryForm, deliveryInput(dataset.value)).issues ?? []) {
      const field = String(path?.[0].key)
      const shown = field === 'districts' || field === 'areas' ? 'places' : field
      if (!said.has(shown)) say(message, shown)
      said.add(shown)
    }
  }),
)

import { areaOf } from '#contract/addresses/areas.ts'
import { Problem } from '#contract/core/problem.ts'
import { DIVISIONS } from '#contract/places.ts'
import type { DeliveryForm } from '#contract/products/shops.ts'

const DISTRICTS = new Set(DIVISIONS.flatMap(({ districts }) => districts.map(({ name }) => name)))

const isArea = (place: string): boolean => {
  const [district = '', area = '', ...more] = place.split('/')
  return more.length === 0 && areaOf(district, area) !== undefined
}

/**
 * An option with each place once; an area of a district that is named as a whole is left out, and what is fetched names none.
 * @throws {Problem} bad-input — a place that does not exist.
 */
export function deliveryPlaces(option: DeliveryForm): DeliveryForm {
  if (option.kind === 'pickup') return { ...option, districts: [], areas: [] }
  const fields = {
    ...(!option.districts.every((district) => DISTRICTS.has(district)) && { 'option.districts': 'not-a-place' }),
    ...(!option.areas.every(isArea) && { 'option.areas': 'not-a-place' }),
  }
  if (Object.keys(fields).length > 0) throw new Problem('bad-input', { fields })
  const districts = [...new Set(option.districts)]
  return { ...option, districts, areas: [...new Set(option.areas)].filter((area) => !districts.some((district) => area.startsWith(`${district}/`))) }
}

import { cityThanasOf, upazilasOf } from '../../addresses/areas.ts'
import { DIVISIONS } from '../../places.ts'
import { placeCode } from './sms-code.ts'

/** Where an order goes, by the names under which places are kept. */
export interface SmsPlace {
  division: string
  district: string
  area: string
}

/** All places that an order can go to. */
export const ALL_PLACES: readonly SmsPlace[] = DIVISIONS.flatMap(({ name: division, districts }) =>
  districts.flatMap(({ name: district }) => [...upazilasOf(district), ...cityThanasOf(district)].map(({ name: area }) => ({ division, district, area }))),
)

/** The place of a code; undefined: there is none such. */
export const placeOfCode = (code: string): SmsPlace | undefined => ALL_PLACES.find(({ district, area }) => placeCode(district, area) === code)

/** An address without the names of its place at its end, as `writeSms` puts them there: the code says them too. */
export function withoutPlace(line: string, { area, district }: SmsPlace): string {
  const end = `${area}, ${district}`
  return line.endsWith(end) ? line.slice(0, -end.length).replace(/[,\s]+$/, '') : line
}

import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { AddressForm } from '#contract/addresses/addresses.ts'
import { areaOf, cityThanasOf, upazilasOf } from '#contract/addresses/areas.ts'
import { DIVISIONS } from '#contract/places.ts'

const DISTRICTS = DIVISIONS.flatMap(({ districts }) => districts.map(({ name }) => name))
const A = {
  full_name: 'Shathi Barua',
  phone_number: '০১৭১২-৩৪৫৬৭৮',
  division: 'Dhaka',
  district: 'Dhaka',
  area: 'Savar',
  line: 'House 4, Road 2',
  landmark: '',
}

describe('upazilas and thanas', () => {
  it('are 495 upazilas of 64 districts, each district with some', () => {
    expect(DISTRICTS.flatMap(upazilasOf)).toHaveLength(495)
    expect(DISTRICTS.filter((district) => upazilasOf(district).length === 0)).toEqual([])
  })

  it('have the thanas of the cities too', () => {
    expect(cityThanasOf('Dhaka').map(({ name }) => name)).toContain('Dhanmondi')
    expect(DISTRICTS.filter((district) => cityThanasOf(district).length > 0)).toHaveLength(9)
  })

  it('have a Latin and a Bangla name each, and no name twice in a district', () => {
    for (const district of DISTRICTS) {
      const areas = [...upazilasOf(district), ...cityThanasOf(district)]
      expect(new Set(areas.map(({ name }) => name)).size, district).toBe(areas.length)
      for (const { name, name_bn } of areas) {
        expect(name).toMatch(/^[A-Z][A-Za-z' -]+$/)
        expect(name_bn).toMatch(/^[\u0980-\u09FF ]+$/)
      }
    }
  })

  it('are found in their district alone', () => {
    expect(areaOf('Dhaka', 'Savar')?.name_bn).toBe('সাভার')
    expect(areaOf('Khulna', 'Savar')).toBeUndefined()
    expect(areaOf('Nowhere', 'Savar')).toBeUndefined()
  })
})

describe('an address', () => {
  const faultsOf = (over: object) => {
    const { issues } = v.safeParse(AddressForm, { ...A, ...over })
    return issues && v.flatten<typeof AddressForm>(issues).nested
  }
  it('is a name, a phone number in any digits, and a place', () => {
    expect(v.parse(AddressForm, A)).toMatchObject({ phone_number: '+8801712345678', area: 'Savar' })
    expect(faultsOf({ district: 'Khulna' })).toEqual({ district: ['not-a-place'] })
    expect(faultsOf({ full_name: ' ', phone_number: '12', area: '' })).toEqual({ full_name: ['required'], phone_number: ['not-a-phone'], area: ['required'] })
  })
})

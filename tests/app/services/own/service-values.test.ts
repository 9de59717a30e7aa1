import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { filterCached, readOwnFilter } from '#app/features/services/own/own-filter.ts'
import { baseOf, SERVICE_CHANGES } from '#app/features/services/own/service-changes.ts'
import { EMPTY_SERVICE, JudgedService, type ServiceTexts, textsOfService, textsToSend } from '#app/features/services/own/service-values.ts'
import { anOwnDetail, anOwnService } from './a-service.ts'

const filled = (over: Partial<ServiceTexts> = {}): ServiceTexts => ({
  ...EMPTY_SERVICE,
  title: 'Tap repair',
  service_category: '1',
  service_subcategory: '2',
  price: '৫০০',
  description: '<p>Quick</p>',
  pictures: '1',
  members: '1',
  ...over,
})
const judge = (over: Partial<ServiceTexts>) => v.safeParse(JudgedService, filled(over))
const faultsOf = (over: Partial<ServiceTexts>) => (judge(over).issues ?? []).map(({ path, message }) => [path?.[0]?.key, message])

describe('a service as it is typed', () => {
  it('needs a title, a category, a price, a description and a picture, said all at once', () => {
    const faults = (v.safeParse(JudgedService, EMPTY_SERVICE).issues ?? []).map(({ path }) => path?.[0]?.key)
    expect(faults.toSorted()).toEqual(['description', 'pictures', 'price', 'service_category', 'service_subcategory', 'title'])
    expect(faultsOf({ price: '' })).toEqual([['price', 'required']])
  })

  it('takes Bangla digits, and is sent in those of computers', () => {
    const { output, success } = judge({ duration: '৯০', districts: 'Dhaka,Gazipur' })
    expect(success && textsToSend(output)).toMatchObject({ price: '500', duration: '90', districts: 'Dhaka,Gazipur', members: '1' })
  })

  it('is at no fault in what is not asked for', () => {
    expect(judge({ pricing: 'hourly', duration: 'long', hours_most: '৬' }).success).toBe(true)
    expect(judge({ pricing: 'quote', price: 'cheap', seats: '4', confirms: 'instant' }).output).toMatchObject({ price: 0, seats: 1, confirms: 'ask' })
    expect(judge({ payment: 'after', advance_percent: '90', link: 'x' }).success).toBe(true)
  })

  it('says what is missing of each kind of place', () => {
    expect(faultsOf({ place: 'online' })).toEqual([['link', 'required']])
    expect(faultsOf({ place: 'at-provider', at_district: 'Dhaka', at_line: 'House 3' })).toEqual([['at_area', 'required']])
  })
})

describe('changes of a service', () => {
  it('are only those that are shown', () => {
    const base = baseOf(anOwnDetail())
    const changed = (over: Partial<ServiceTexts>) => SERVICE_CHANGES.changedParts({ ...textsOfService(anOwnDetail()), ...over }, base)
    expect(changed({})).toEqual([])
    expect(changed({ price: '600', pause_after: '30' })).toEqual(['cost', 'times'])
    expect(changed({ link: 'https://meet.example/x' })).toEqual([])
    expect(changed({ place: 'online', link: 'https://meet.example/x' })).toEqual(['where'])
  })
})

describe('the list that the phone holds', () => {
  it('is searched by words, and by what can be asked for', () => {
    const rows = [anOwnService(), anOwnService({ service_id: 8, title: 'বিউটি পার্লার', is_active: false, next_free_at: null })]
    const ids = (filter: Record<string, unknown>) => filterCached(rows, readOwnFilter(filter)).map(({ service_id }) => service_id)
    expect(ids({ q: 'tap' })).toEqual([7])
    expect(ids({ q: 'পার্লার' })).toEqual([8])
    expect(ids({ state: 'full' })).toEqual([8])
    expect(ids({ state: 'active' })).toEqual([7])
    expect(ids({ state: 'strange' })).toEqual([7, 8])
  })
})

import { describe, expect, it } from 'vitest'
import { pickupsOf, waysTo } from '#app/features/products/public/ways-to.ts'
import { aDeliveryOption } from '#tests/support/phone/product-rows.ts'

const OPTIONS = [
  aDeliveryOption({ id: 1, fee: 120, free_from: 2000 }),
  aDeliveryOption({ id: 2, kind: 'rider', districts: ['Bogura'], fee: 60, days_least: 1, days_most: 1 }),
  aDeliveryOption({ id: 3, kind: 'rider', areas: ['Joypurhat/Kalai'], fee: 60, days_least: 0, days_most: 2 }),
  aDeliveryOption({ id: 4, kind: 'pickup', note: 'Satmatha', fee: 0 }),
]
const to = (district: string, goods: number) => waysTo(OPTIONS, district, goods).map(({ option, cost }) => [option.id, cost])

describe('the ways to a district', () => {
  it('are those that go there, the cheapest first', () => {
    expect(to('Bogura', 500)).toEqual([
      [2, 60],
      [1, 120],
    ])
    expect(to('Dhaka', 500)).toEqual([[1, 120]])
  })

  it('go there as soon as they go to one of its upazilas', () => {
    expect(to('Joypurhat', 500)).toEqual([
      [3, 60],
      [1, 120],
    ])
  })

  it('say where they go to some of its upazilas only', () => {
    expect(waysTo(OPTIONS, 'Joypurhat', 500).map(({ option, isPart }) => [option.id, isPart])).toEqual([
      [3, true],
      [1, false],
    ])
    expect(waysTo(OPTIONS, 'Bogura', 500).map(({ isPart }) => isPart)).toEqual([false, false])
  })

  it('are free for enough goods', () => {
    expect(to('Bogura', 2000)).toEqual([
      [1, 0],
      [2, 60],
    ])
  })

  it('are none where only other districts are served; what is fetched is no way', () => {
    expect(waysTo(OPTIONS.slice(1), 'Dhaka', 500)).toEqual([])
    expect(pickupsOf(OPTIONS).map(({ id }) => id)).toEqual([4])
  })
})

import { describe, expect, it } from 'vitest'
import { makeSightings } from '#app/ui/media/qr-scanner/sightings.ts'

describe('what stays in sight', () => {
  it('is news once, however long it is held there', () => {
    const isNews = makeSightings()
    const seen = Array.from({ length: 50 }, (_, at) => isNews('A', at * 200))
    expect(seen).toEqual([true, ...Array(49).fill(false)])
  })

  it('is news again after three seconds out of sight, and not before', () => {
    const isNews = makeSightings()
    expect(isNews('A', 0)).toBe(true)
    expect(isNews('A', 2_999)).toBe(false)
    expect(isNews('A', 5_998)).toBe(false)
    expect(isNews('A', 8_998)).toBe(true)
  })

  it('does not make a ticket news because another one came between', () => {
    const isNews = makeSightings()
    expect([isNews('A', 0), isNews('B', 500), isNews('A', 1_000), isNews('B', 1_500)]).toEqual([true, true, false, false])
  })
})

import { describe, expect, it } from 'vitest'
import { DIVISIONS, isPlace, placeName } from '#contract/places.ts'

const districts = DIVISIONS.flatMap((division) => division.districts)

describe('the places of Bangladesh', () => {
  it('are eight divisions and 64 districts, each once in both languages', () => {
    expect([DIVISIONS.length, districts.length]).toEqual([8, 64])
    for (const places of [DIVISIONS, districts]) {
      expect(new Set(places.map(({ name }) => name)).size).toBe(places.length)
      expect(new Set(places.map(({ name_bn }) => name_bn)).size).toBe(places.length)
    }
  })

  it('stand in the order of the alphabet', () => {
    const inOrder = (names: string[]) => names.toSorted((a, b) => a.localeCompare(b, 'en'))
    for (const places of [DIVISIONS, ...DIVISIONS.map((division) => division.districts)]) {
      const names = places.map(({ name }) => name)
      expect(names).toEqual(inOrder(names))
    }
  })

  it('are written in their script, composed alike', () => {
    for (const { name, name_bn } of [...DIVISIONS, ...districts]) {
      expect(name).toMatch(/^[A-Z][A-Za-z' ]+$/)
      expect(name_bn).toMatch(/^[\p{Script=Bengali} ]+$/u)
      expect(name_bn).toBe(name_bn.normalize('NFC'))
    }
  })

  it('hold the capital of each division', () => {
    for (const { name, districts: own } of DIVISIONS)
      expect(
        own.map((one) => one.name),
        name,
      ).toContain(name)
  })
})

describe('isPlace', () => {
  it('takes a district in its own division only', () => {
    expect(isPlace('Chattogram', "Cox's Bazar")).toBe(true)
    expect(isPlace('Dhaka', "Cox's Bazar")).toBe(false)
    expect(isPlace('Sylhet', 'sylhet')).toBe(false)
    expect(isPlace('', '')).toBe(false)
    expect(isPlace('constructor', 'name')).toBe(false)
  })
})

describe('placeName', () => {
  it('is the one of the language, and what is not on the list stays', () => {
    expect([placeName("Cox's Bazar", true), placeName("Cox's Bazar", false)]).toEqual(['কক্সবাজার', "Cox's Bazar"])
    expect(placeName('Atlantis', true)).toBe('Atlantis')
  })
})

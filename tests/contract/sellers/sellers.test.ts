import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { SELLER_LIMITS, SellerForm, Slug } from '#contract/sellers/sellers.ts'

const FORM = { full_name: 'Lotus', slug: 'lotus', profession: 'Potter', division: 'Dhaka', district: 'Gazipur', languages: [], skills: [], about: '' }
/** The first thing that is wrong with each field. */
const faultsOf = (changes: object) => {
  const result = v.safeParse(SellerForm, { ...FORM, ...changes })
  return result.success ? {} : Object.fromEntries(result.issues.toReversed().map((issue) => [v.getDotPath(issue), issue.message]))
}
const slugOf = (typed: string) => {
  const result = v.safeParse(Slug, typed)
  return result.success ? result.output : { refused: result.issues[0].message }
}

describe('the address of a shop', () => {
  it.each([
    ['cloud-9', 'cloud-9'],
    ['  Cloud-9 ', 'cloud-9'],
    ['abc', 'abc'],
    ['1-2-3', '1-2-3'],
    ['2b2', '2b2'],
    ['007', '007'],
    ['a'.repeat(SELLER_LIMITS.slugLongest), 'a'.repeat(SELLER_LIMITS.slugLongest)],
  ])('can be %s', (typed, slug) => {
    expect(slugOf(typed)).toBe(slug)
  })

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['ab', 'too-short'],
    ['a'.repeat(41), 'too-long'],
    ['-abc', 'not-a-slug'],
    ['abc-', 'not-a-slug'],
    ['a--b', 'not-a-slug'],
    ['a b', 'not-a-slug'],
    ['a/b/c', 'not-a-slug'],
    ['../..', 'not-a-slug'],
    ['a_b', 'not-a-slug'],
    // The id of a user.
    ['247', 'digits-only'],
    ['মেঘের-দোকান', 'not-a-slug'],
    // A Cyrillic a.
    ['\u0430dmin', 'not-a-slug'],
    ['\uff41bc', 'not-a-slug'],
    // The sign of the Kelvin, which lower case makes a k.
    ['\u212aarim', 'karim'],
    ['Admin', 'reserved'],
    ['HATKHOLA', 'reserved'],
  ])('from %j says %s', (typed, said) => {
    const slug = slugOf(typed)
    expect(typeof slug === 'string' ? slug : slug.refused).toBe(said)
  })
})

describe('the form of a shop', () => {
  it('takes what is needed and no more', () => {
    expect(v.parse(SellerForm, { ...FORM, user_id: 1, is_verified: true })).toEqual(FORM)
    expect(Object.keys(faultsOf({ full_name: undefined, slug: undefined, profession: '', division: '', about: undefined }))).toEqual(
      expect.arrayContaining(['full_name', 'slug', 'profession', 'division', 'about']),
    )
  })

  it('says a wrong district at the district', () => {
    expect(faultsOf({ division: 'Sylhet' })).toEqual({ district: 'not-a-place' })
    expect(faultsOf({ district: '' })).toMatchObject({ district: 'required' })
  })

  it('takes each language and skill once, and not too many', () => {
    expect(v.parse(SellerForm, { ...FORM, languages: [' বাংলা', 'বাংলা ', 'English'] }).languages).toEqual(['বাংলা', 'English'])
    expect(faultsOf({ skills: Array.from({ length: SELLER_LIMITS.mostSkills + 1 }, (_, at) => `skill ${at}`) })).toEqual({ skills: 'too-many' })
    expect(faultsOf({ skills: ['', 'ok', 'x'.repeat(31)] })).toEqual({ 'skills.0': 'required', 'skills.2': 'too-long' })
    expect(faultsOf({ languages: 'বাংলা' })).toHaveProperty('languages')
  })
})

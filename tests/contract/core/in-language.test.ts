import { describe, expect, it } from 'vitest'
import { inLanguage } from '#contract/core/in-language.ts'

const both = { id: 1, title: 'Chess', second_title: 'দাবা', description: '<p>Seven rounds</p>', second_description: '<p>সাত রাউন্ড</p>' }

describe('an item is shown', () => {
  it('in the language of its reader, where it says title and text in both', () => {
    expect(inLanguage('bn', both)).toEqual({
      id: 1,
      title: 'দাবা',
      second_title: 'Chess',
      description: '<p>সাত রাউন্ড</p>',
      second_description: '<p>Seven rounds</p>',
    })
    expect(inLanguage('en', both)).toBe(both)
  })

  it('as it is, where there is nothing in the language of its reader', () => {
    const one = { title: 'Chess', second_title: '', description: '', second_description: '' }
    expect(inLanguage('bn', one)).toBe(one)
    expect(inLanguage('bn', { title: 'Chess' })).toEqual({ title: 'Chess' })
    expect(inLanguage('bn', { title: null, second_title: '' })).toEqual({ title: null, second_title: '' })
  })

  it('with its title alone, where its text is there in one language', () => {
    expect(inLanguage('bn', { ...both, second_description: '' })).toEqual({ ...both, title: 'দাবা', second_title: 'Chess', second_description: '' })
  })

  it('by its title alone on a card, which has no text', () => {
    expect(inLanguage('bn', { title: 'Chess', second_title: 'দাবা' })).toEqual({ title: 'দাবা', second_title: 'Chess' })
    expect(inLanguage('bn', { title: 'Chess', second_title: 'দাবা', second_description: '<p>খেলা</p>' })).not.toHaveProperty('description')
  })

  it('with everything else that it says twice', () => {
    const article = { ...both, summary: 'Play', second_summary: 'খেলা', reading_minutes: 3, second_reading_minutes: 5 }
    expect(inLanguage('bn', article)).toMatchObject({ summary: 'খেলা', second_summary: 'Play', reading_minutes: 5, second_reading_minutes: 3 })
  })
})

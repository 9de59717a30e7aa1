import { describe, expect, it } from 'vitest'
import { eventIn } from '#contract/events/event-language.ts'

const both = { id: 1, title: 'Chess', second_title: 'দাবা', description: '<p>Seven rounds</p>', second_description: '<p>সাত রাউন্ড</p>' }

describe('an event is shown', () => {
  it('in the language of its reader, where its seller gave title and text in both', () => {
    expect(eventIn('bn', both)).toEqual({
      id: 1,
      title: 'দাবা',
      second_title: 'Chess',
      description: '<p>সাত রাউন্ড</p>',
      second_description: '<p>Seven rounds</p>',
    })
    expect(eventIn('en', both)).toBe(both)
  })

  it('as it is, where there is nothing in the language of its reader', () => {
    const one = { title: 'Chess', second_title: '', description: '', second_description: '' }
    expect(eventIn('bn', one)).toBe(one)
    expect(eventIn('bn', { title: 'Chess' })).toEqual({ title: 'Chess' })
  })

  it('with its title alone, where its text is there in one language', () => {
    expect(eventIn('bn', { ...both, second_description: '' })).toEqual({ ...both, title: 'দাবা', second_title: 'Chess', second_description: '' })
  })

  it('by its title alone on a card, which has no text', () => {
    expect(eventIn('bn', { title: 'Chess', second_title: 'দাবা' })).toEqual({ title: 'দাবা', second_title: 'Chess' })
  })
})

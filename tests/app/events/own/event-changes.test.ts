import { describe, expect, it } from 'vitest'
import { baseOf, EVENT_CHANGES } from '#app/features/events/own/event-changes.ts'
import { textsOfEvent } from '#app/features/events/own/event-values.ts'
import { readAgain } from '#app/state/drafts/form-changes.ts'
import { anOwnDetail as anOwnEvent } from './a-seller.tsx'

const { changedParts, fieldsOf, meet } = EVENT_CHANGES
const before = baseOf(anOwnEvent())
const mine = (over = {}) => ({ ...textsOfEvent(anOwnEvent()), ...over })

describe('what is changed', () => {
  it('is nothing where all is as it was read', () => {
    expect(changedParts(mine(), before)).toEqual([])
  })

  it('counts a place and its type as one thing, and what the other type has as nothing', () => {
    expect(changedParts(mine({ type: 'Online', link: 'https://a.example' }), before)).toEqual(['where'])
    expect(changedParts(mine({ link: 'https://a.example' }), before)).toEqual([])
  })

  it('is not a text that the service cleaned after it was sent', () => {
    const sent = { ...before, sent: { description: '<p onclick>Songs</p>' } }
    expect(changedParts(mine({ description: '<p onclick>Songs</p>' }), sent)).toEqual([])
    expect(changedParts(mine({ description: '<p>More songs</p>' }), sent)).toEqual(['description'])
  })

  it('sends of a part all its fields', () => {
    expect(fieldsOf(mine({ event_category: '9', event_subcategory: '', event_subsubcategory: '' }), ['category'])).toEqual({
      event_category: '9',
      event_subcategory: '',
      event_subsubcategory: '',
    })
  })
})

describe('an event that was changed elsewhere meanwhile', () => {
  const now = baseOf(anOwnEvent({ version: 4, title: 'River night', price: 700, location: 'Dhaka', thumbnail: '/media/events/b.webp' }))

  it('gives what was not touched here, and lays the rest side by side', () => {
    expect(meet(mine({ title: 'River evening', seats: '90' }), before, now)).toEqual({ taken: ['thumbnail', 'price', 'where'], conflicts: ['title'] })
  })

  it('is no conflict where both wrote the same', () => {
    expect(meet(mine({ title: 'River night' }), before, now).conflicts).toEqual([])
  })

  it('is a conflict of pictures where here is a new one', () => {
    expect(meet(mine({ thumbnail: 'new' }), before, now).conflicts).toEqual(['thumbnail'])
  })

  it('still knows what this form sent, unless that was changed', () => {
    const sent = { ...before, sent: { description: '<p onclick>Songs</p>' } }
    expect(readAgain(sent, baseOf(anOwnEvent({ version: 4 }))).sent).toEqual(sent.sent)
    expect(readAgain(sent, baseOf(anOwnEvent({ version: 4, description: '<p>Other songs</p>' }))).sent).toEqual({})
  })
})

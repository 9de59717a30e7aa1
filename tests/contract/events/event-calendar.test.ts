import { describe, expect, it } from 'vitest'
import { calendarEntryOf, calendarFileName, eventCalendarFile } from '#contract/events/event-calendar.ts'
import { anEventDetail } from '#tests/support/phone/event-rows.ts'

const PAGE = new URL('https://market.example/bn/eventdetails/5')
const entryOf = (over: object = {}) => calendarEntryOf({ ...anEventDetail({ id: 5 }), version: 4, ...over }, PAGE)

describe('an event in a calendar', () => {
  it('is the same entry for ever, and a higher one after each change', () => {
    const [before, after] = [entryOf(), entryOf({ version: 5, title: 'Moved' })]
    expect([before.uid, before.sequence, before.status]).toEqual(['event-5@market.example', 4, 'CONFIRMED'])
    expect([after.uid, after.sequence, after.summary]).toEqual([before.uid, 5, 'Moved'])
  })

  it('that was called off is cancelled in it, also where nothing else has changed', () => {
    const { status, sequence } = entryOf({ is_called_off: true })
    expect([status, sequence]).toEqual(['CANCELLED', 5])
  })

  it('of an answer that an earlier version kept is the lowest one', () => {
    expect(entryOf({ version: undefined }).sequence).toBe(0)
  })

  it('is a file of its own that leads to its page', () => {
    const file = eventCalendarFile({ ...anEventDetail({ id: 5, type: 'Online', location: null }) }, PAGE, 0)
    expect(file).toContain('URL:https://market.example/bn/eventdetails/5\r\n')
    expect(file).not.toContain('LOCATION')
    expect(calendarFileName({ event_id: 5 })).toBe('event-5.ics')
  })
})

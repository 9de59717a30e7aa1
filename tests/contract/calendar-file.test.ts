import { describe, expect, it } from 'vitest'
import { calendarFile } from '#contract/core/calendar-file.ts'
import { anEventDetail } from '#tests/support/phone/event-rows.ts'

const PARTS = { url: 'https://market.example/bn/eventdetails/5', host: 'market.example', now: Date.parse('2026-01-15T00:00:00Z') }
const fileOf = (over: Partial<Parameters<typeof anEventDetail>[0]> = {}) => calendarFile(anEventDetail({ id: 5, ...over }), PARTS)
const unfolded = (file: string) => file.replace(/\r\n /g, '')

describe('the calendar file', () => {
  it('has the times in UTC and one event with a lasting id', () => {
    const lines = fileOf({ from_time: '2026-02-01T16:00:00+06:00' }).split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines).toContain('DTSTART:20260201T100000Z')
    expect(lines).toContain('DTEND:20260201T140000Z')
    expect(lines).toContain('DTSTAMP:20260115T000000Z')
    expect(lines).toContain('UID:event-5@market.example')
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('escapes what has a meaning of its own', () => {
    expect(fileOf({ title: 'Food, drink; and a \\ back\nline' })).toContain('SUMMARY:Food\\, drink\\; and a \\\\ back\\nline\r\n')
  })

  it('folds long lines at 75 octets and never inside a Bangla letter', () => {
    const title = 'আন্তর্জাতিক বাণিজ্য মেলা ২০২৬'
    const file = fileOf({ title, location: `${title} ${title}` })
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`SUMMARY:${title}\r\n`)
    expect(unfolded(file)).toContain(`LOCATION:${title} ${title}\r\n`)
    expect(file.replace(/\r\n/g, '')).not.toContain('\n')
  })

  it('names no place for an Online event', () => {
    expect(fileOf({ type: 'Online', location: null })).not.toContain('LOCATION')
  })

  it('folds by the octets of every script, and says nothing of a change that is not known', () => {
    const { updated_at, ...event } = anEventDetail({ id: 5, title: 'é🎪'.repeat(60) })
    const file = calendarFile(event, PARTS)
    for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(unfolded(file)).toContain(`SUMMARY:${event.title}\r\n`)
    expect([updated_at !== undefined, file.includes('LAST-MODIFIED')]).toEqual([true, false])
  })
})

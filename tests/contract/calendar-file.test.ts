import { describe, expect, it } from 'vitest'
import { type CalendarEntry, calendarFile } from '#contract/core/calendar-file.ts'

const anEntry = (over: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'event-5@market.example',
  sequence: 3,
  status: 'CONFIRMED',
  start: '2026-02-01T16:00:00+06:00',
  end: '2026-02-01T14:00:00.000Z',
  summary: 'Baul night',
  location: 'Ramna Park, Dhaka',
  description: 'https://market.example/bn/eventdetails/5',
  url: 'https://market.example/bn/eventdetails/5',
  ...over,
})
const fileOf = (...entries: Partial<CalendarEntry>[]) =>
  calendarFile({ entries: entries.map(anEntry), host: 'market.example', now: Date.parse('2026-01-15T00:00:00Z') })
const unfolded = (file: string) => file.replace(/\r\n /g, '')

describe('the calendar file', () => {
  it('has the times in UTC, and of each entry a lasting id, where it stands and how often it was changed', () => {
    const lines = fileOf({ changed_at: '2026-01-02T03:04:05.678Z' }).split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    for (const line of [
      'UID:event-5@market.example',
      'SEQUENCE:3',
      'STATUS:CONFIRMED',
      'DTSTAMP:20260115T000000Z',
      'LAST-MODIFIED:20260102T030405Z',
      'DTSTART:20260201T100000Z',
      'DTEND:20260201T140000Z',
    ])
      expect(lines).toContain(line)
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', ''])
  })

  it('takes several entries, each whole and in order, in one calendar', () => {
    const file = fileOf({}, { uid: 'event-6@market.example', status: 'TENTATIVE', sequence: 0 }, { uid: 'event-7@market.example', status: 'CANCELLED' })
    expect(file.match(/BEGIN:VCALENDAR|END:VCALENDAR|BEGIN:VEVENT|END:VEVENT|UID:[^@]+|STATUS:\w+/g)).toEqual([
      'BEGIN:VCALENDAR',
      ...['BEGIN:VEVENT', 'UID:event-5', 'STATUS:CONFIRMED', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:event-6', 'STATUS:TENTATIVE', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:event-7', 'STATUS:CANCELLED', 'END:VEVENT'],
      'END:VCALENDAR',
    ])
  })

  it('escapes what has a meaning of its own, and lets no text begin a line', () => {
    expect(fileOf({ summary: 'Food, drink; and a \\ back\nline' })).toContain('SUMMARY:Food\\, drink\\; and a \\\\ back\\nline\r\n')
    const file = fileOf({ summary: 'One\rATTENDEE:mailto:a@b.example\r\nTwo\u0000', url: 'https://market.example/\r\nATTACH:x', description: 'a\tb' })
    expect(file.split(/\r\n|\n|\r/).filter((line) => /^(?:ATTENDEE|ATTACH)/.test(line))).toEqual([])
    expect(file).toContain('SUMMARY:One\\nATTENDEE:mailto:a@b.example\\nTwo\r\n')
  })

  it('folds long lines at 75 octets and never inside a letter of any script', () => {
    for (const summary of ['আন্তর্জাতিক বাণিজ্য মেলা ২০২৬ '.repeat(4).trim(), 'é🎪'.repeat(60)]) {
      const file = fileOf({ summary, location: `${summary}x` })
      for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(unfolded(file)).toContain(`SUMMARY:${summary}\r\n`)
      expect(unfolded(file)).toContain(`LOCATION:${summary}x\r\n`)
      expect(file.replace(/\r\n/g, '')).not.toContain('\n')
    }
  })

  it('names no place where there is none, and no change that is not known', () => {
    expect(fileOf({ location: null })).not.toMatch(/LOCATION|LAST-MODIFIED/)
  })
})

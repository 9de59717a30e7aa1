import { type CalendarEntry, calendarFile } from '../core/calendar-file.ts'

/** What a calendar needs to know of an event. */
export interface CalendarEvent {
  event_id: number
  title: string
  location: string | null
  from_time: string
  to_time: string
  updated_at?: string
  /** How often its seller has changed it; absent in answers that were kept by earlier versions. */
  version?: number | undefined
  is_called_off?: boolean | undefined
}

/** The address of an event's page, as `URL` gives it. */
interface PageAddress {
  href: string
  hostname: string
}

/**
 * An event as an entry of a calendar. One that was called off is a change also where its version stayed: an account that is deleted ends its events
 * without changing them.
 */
export function calendarEntryOf(event: CalendarEvent, page: PageAddress): CalendarEntry {
  const { event_id, title, location, from_time, to_time, updated_at, version = 0, is_called_off = false } = event
  return {
    uid: `event-${event_id}@${page.hostname}`,
    sequence: version + (is_called_off ? 1 : 0),
    status: is_called_off ? 'CANCELLED' : 'CONFIRMED',
    start: from_time,
    end: to_time,
    summary: title,
    location,
    description: page.href,
    url: page.href,
    changed_at: updated_at,
  }
}

/** The file of one event. @param now milliseconds since the epoch */
export const eventCalendarFile = (event: CalendarEvent, page: PageAddress, now: number): string =>
  calendarFile({ entries: [calendarEntryOf(event, page)], host: page.hostname, now })

/** What the file of an event is called. */
export const calendarFileName = ({ event_id }: Pick<CalendarEvent, 'event_id'>): string => `event-${event_id}.ics`

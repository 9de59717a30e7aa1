import { calendarFile } from '#contract/core/calendar-file.ts'
import type { EventDetail } from '#contract/events.ts'

/** Phones are slow to take a download over; after a minute the memory can go. */
const KEEP_MS = 60_000

/** Hands the event to the phone's calendar as a file. */
export function saveCalendarFile(event: EventDetail, page: URL): void {
  const text = calendarFile(event, { url: page.href, host: page.hostname, now: Date.now() })
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `event-${event.event_id}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}

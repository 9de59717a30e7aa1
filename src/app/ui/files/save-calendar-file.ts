import { calendarFile } from '#contract/core/calendar-file.ts'

/** Phones are slow to take a download over; after a minute the memory can go. */
const KEEP_MS = 60_000

/** Hands an event to the phone's calendar as a file. @param page of the event */
export function saveCalendarFile(event: Parameters<typeof calendarFile>[0], page: URL): void {
  const text = calendarFile(event, { url: page.href, host: page.hostname, now: Date.now() })
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `event-${event.event_id}.ics`
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}

import { type CalendarEvent, calendarFileName, eventCalendarFile } from '#contract/events/event-calendar.ts'
import { saveCalendarFile } from '../../ui/files/save-calendar-file.ts'

/** Hands an event to the phone's calendar. @param path of its page */
export const saveToCalendar = (event: CalendarEvent, path: string): void =>
  saveCalendarFile(calendarFileName(event), eventCalendarFile(event, new URL(path, location.href), Date.now()))

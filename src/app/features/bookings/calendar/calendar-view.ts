import { isRealDay } from '#contract/core/time.ts'

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

export interface CalendarAsked {
  view?: CalendarView
  /** `YYYY-MM-DD` */
  day?: string
}

/** What an address asks for of the calendar. */
export function readCalendarAsked({ view, day }: Record<string, unknown>): CalendarAsked {
  const asked = CALENDAR_VIEWS.find((one) => one === view)
  return { ...(asked && { view: asked }), ...(typeof day === 'string' && isRealDay(day) && { day }) }
}

export const calendarPath = (view: CalendarView, day: string): `/${string}` => `/sellerservices/calendar?view=${view}&day=${day}`

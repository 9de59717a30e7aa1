/** Where an event stands for its seller: pure, for the page and the service alike. */
export const EVENT_PHASES = ['draft', 'upcoming', 'running', 'over', 'called-off', 'off-sale'] as const
export type EventPhase = (typeof EVENT_PHASES)[number]

export const OWN_EVENT_FILTERS = ['active', 'inactive', 'draft', 'upcoming', 'over', 'called-off'] as const
export type OwnEventFilter = (typeof OWN_EVENT_FILTERS)[number]
export const OWN_EVENT_SORTS = ['newest', 'soonest', 'best-selling'] as const
export type OwnEventSort = (typeof OWN_EVENT_SORTS)[number]

/** `event_status` of an event that was called off; others as the specification has them. */
export const CALLED_OFF = 'Cancelled'

/** What starts within so many hours starts soon; so few seats, or so small a share of them, are few. */
export const ATTENTION = { soonHours: 48, lowSeats: 10, lowShare: 0.1 } as const

interface Standing {
  is_active: boolean
  is_published: boolean
  event_status: string
  from_time: string
  to_time: string
}

/** @param now milliseconds since the epoch */
export function phaseOf({ is_active, is_published, event_status, from_time, to_time }: Standing, now: number): EventPhase {
  if (event_status === CALLED_OFF) return 'called-off'
  if (!is_published) return 'draft'
  if (Date.parse(to_time) <= now) return 'over'
  if (!is_active) return 'off-sale'
  return Date.parse(from_time) <= now ? 'running' : 'upcoming'
}

/** Whether so few seats are left that its seller should know. */
export const isLow = ({ seats, capacity }: { seats: number; capacity: number }): boolean =>
  capacity > 0 && seats <= Math.max(ATTENTION.lowSeats, Math.floor(capacity * ATTENTION.lowShare)) && seats < capacity

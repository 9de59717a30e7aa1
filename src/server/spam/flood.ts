/** Of one sender; more are held until staff have looked. */
const HELD_ABOVE = 5
/** Of one sender in an hour; more are refused. */
const REFUSED_ABOVE = 30
const HOUR_SECONDS = 3600

/** What one writer has written, before the text that is judged. */
export interface Lately {
  /** In the last ten minutes. */
  ten_minutes: number
  /** In the last hour. */
  hour: number
  /** How old the first of that hour is, in seconds. */
  oldest_seconds: number
}

/** Whether one more of this sender is held. */
export const isFlood = ({ ten_minutes }: Pick<Lately, 'ten_minutes'>): boolean => ten_minutes >= HELD_ABOVE

/** Seconds until one more of this sender is taken; undefined where it is taken now. */
export const refusedFor = ({ hour, oldest_seconds }: Pick<Lately, 'hour' | 'oldest_seconds'>): number | undefined =>
  hour >= REFUSED_ABOVE ? Math.max(1, HOUR_SECONDS - oldest_seconds) : undefined

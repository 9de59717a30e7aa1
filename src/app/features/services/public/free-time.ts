import type { TFunction } from 'i18next'
import type { Formatter } from '#contract/core/format.ts'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import type { ServiceCard } from '#contract/services/services.ts'

interface Tools {
  t: TFunction<'services'>
  format: Formatter
  /** Milliseconds since the epoch; undefined before the clock may be asked, as on the page that the server wrote. */
  now: number | undefined
}

/** `Today 4:30 pm`; another day by its name. Undefined: none is known, or the one that was known has passed. */
export function freeTime({ next_free_at }: Pick<ServiceCard, 'next_free_at'>, { t, format, now }: Tools): string | undefined {
  if (next_free_at === null || (now !== undefined && Date.parse(next_free_at) <= now)) return undefined
  const time = format.time(next_free_at)
  if (now !== undefined) {
    const day = dhakaDay(next_free_at)
    if (day === dhakaDay(now)) return t('time.today', { time })
    if (day === dhakaDay(now + DAY_MS)) return t('time.tomorrow', { time })
  }
  return t('time.day', { day: format.dayShort(next_free_at), time })
}

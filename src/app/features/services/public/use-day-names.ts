import { useTranslation } from 'react-i18next'
import { DAY_MS, dhakaDay, noonOf } from '#contract/core/time.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'

interface DayNames {
  /** The next days of which free times are known, `YYYY-MM-DD`; none before the clock may be asked. */
  days: string[]
  /** `Today`, `Tomorrow`, `Mon 30 Nov`. */
  nameOf: (day: string) => string
}

/** The days for which the list can be asked, and how they are called. */
export function useDayNames(): DayNames {
  const { t } = useTranslation('services')
  const format = useFormat()
  const now = useNow()
  const days = now === undefined ? [] : Array.from({ length: SERVICE_LIMITS.freeDaysKnown }, (_, at) => dhakaDay(now + at * DAY_MS))
  const nameOf = (day: string) => {
    if (day === days[0]) return t('day.today')
    return day === days[1] ? t('day.tomorrow') : format.dayShort(noonOf(day))
  }
  return { days, nameOf }
}

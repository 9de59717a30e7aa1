import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#contract/notices/notices.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { dayNumber, useToday } from '../../../ui/formats/use-today.ts'
import { NoticeRow } from './notice-row.tsx'

interface Props {
  /** The latest first. */
  notices: readonly Notice[]
  onRead: (notice: Notice) => void
}

/** Notices below the day on which each was told. */
export function NoticeDays({ notices, onRead }: Props) {
  const today = useToday(new Date().toISOString())
  return Array.from(byDay(notices), ([day, some]) => <Day key={day} notices={some} daysAgo={today - day} onRead={onRead} />)
}

/** By the number of the day, in the same order. */
function byDay(notices: readonly Notice[]): Map<number, Notice[]> {
  const days = new Map<number, Notice[]>()
  for (const notice of notices) {
    const day = dayNumber(notice.at)
    const some = days.get(day)
    if (some) some.push(notice)
    else days.set(day, [notice])
  }
  return days
}

function Day({ notices, daysAgo, onRead }: Props & { daysAgo: number }) {
  const { t } = useTranslation('notices')
  const format = useFormat()
  const headingId = useId()
  const names = [t('today'), t('yesterday')]
  return (
    <section aria-labelledby={headingId} className="card">
      <h2 id={headingId} className="px-4 py-3 text-base">
        {names[Math.max(0, daysAgo)] ?? format.day(notices[0]?.at ?? '')}
      </h2>
      <ul>
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} isToday={daysAgo <= 0} onRead={onRead} />
        ))}
      </ul>
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Fold } from '../../../../ui/controls/fold.tsx'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useShortMoment } from '../../../../ui/formats/use-short-moment.ts'

/** Changes that leave a booking what it is, in words of their own. */
const MOVES_NOTHING = ['propose', 'agree', 'keep', 'cash', 'offer'] as const

/** Every change of a booking: when, what, by whom. */
export function BookingChanges({ booking: { changes } }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const moment = useShortMoment()
  if (changes.length === 0) return null
  const wordOf = ({ from, to, action }: Booking['changes'][number]) =>
    t(from === to ? `changes.${MOVES_NOTHING.find((one) => one === action) ?? 'other'}` : `states.${to}`)
  return (
    <section aria-label={t('changes.title')} className="card px-4 [&>details]:border-0">
      <Fold title={<h2 className="text-base">{t('changes.title')}</h2>}>
        <ol className="grid gap-2">
          {changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: changes have no other name, and new ones come after them.
            <li key={index}>
              <time dateTime={change.at} className="block text-sm text-ink-soft tabular">
                {format.dateTime(change.at)}
              </time>
              {wordOf(change)} · {t(`parties.${change.by}`)}
              {change.starts_at && <span className="block text-sm">{t('changes.time', { time: moment(change.starts_at) })}</span>}
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  )
}

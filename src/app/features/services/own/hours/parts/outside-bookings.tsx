import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { BookingOutside } from '#contract/services/team-hours.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'

interface Props {
  outside: readonly BookingOutside[]
  /** Of a member; empty where the team is one person. */
  nameOf: (member_id: number) => string
}

/** Bookings to come that lie outside of the hours: each is moved or cancelled on its own page. */
export function OutsideBookings({ outside, nameOf }: Props) {
  const { t } = useTranslation('team')
  const format = useFormat()
  if (outside.length === 0) return null
  return (
    <section id="outside" aria-labelledby="outside-title" className="card border-marigold p-4 grid grid-cols-1 gap-2">
      <h2 id="outside-title" className="text-lg">
        <Icon name="i-lucide-circle-alert" className="text-marigold" /> {t('hours.outside', { count: outside.length })}
      </h2>
      <p className="text-sm">{t('hours.outsideHint')}</p>
      <ul className="grid grid-cols-1">
        {outside.map(({ number, title, full_name, member_id, starts_at, ends_at }) => (
          <li key={number} className="py-2 border-t border-line">
            <AppLink to={`/booking/${lowerCase(number)}`} className="target justify-start! text-start">
              <span className="min-w-0 wrap-anywhere">
                <span className="link">{format.range(starts_at, ends_at)}</span>
                <span className="block text-sm">
                  <MixedText text={[title, full_name, nameOf(member_id)].filter(Boolean).join(' · ')} />
                </span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

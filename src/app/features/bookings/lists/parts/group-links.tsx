import { useTranslation } from 'react-i18next'
import { BOOKING_GROUPS, type BookingGroup, type BookingSide } from '#contract/bookings/booking-rules.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { FilterLinks } from '../../../../ui/navigation/filter-links.tsx'
import type { BookingList } from '../../calls.ts'
import { bookingsPath } from '../bookings-asked.ts'

interface Props {
  side: BookingSide
  group: BookingGroup
  /** Undefined while they are not known. */
  counts: BookingList['counts'] | undefined
}

/** Requests, coming and past, with how many there are of the first two. */
export function GroupLinks({ side, group, counts }: Props) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const countOf = (one: BookingGroup) => (one === 'past' ? undefined : counts?.[one])
  const links = BOOKING_GROUPS.map((one) => {
    const count = countOf(one)
    const word = t(`list.groups.${one}`)
    return { key: one, to: bookingsPath(side, one), text: count ? `${word} (${format.number(count)})` : word, isCurrent: one === group }
  })
  return <FilterLinks label={t('list.filter')} links={links} />
}

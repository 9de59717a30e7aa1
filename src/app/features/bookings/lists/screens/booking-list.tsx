import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { BookingGroup, BookingSide } from '#contract/bookings/booking-rules.ts'
import { markBookings } from '../../../../state/bookings-mark.ts'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { BookingsProblem } from '../../booking/parts/bookings-problem.tsx'
import { useSteps } from '../../booking/use-steps.ts'
import { BookingCard } from '../parts/booking-card.tsx'
import { GroupLinks } from '../parts/group-links.tsx'
import { useBookingPages } from '../use-booking-pages.ts'

interface Props {
  side: BookingSide
  group: BookingGroup
}

/** One's bookings, as a buyer or as a provider: requests, coming and past. */
export function BookingList({ side, group }: Props) {
  const { t } = useTranslation('bookings')
  useEffect(() => markBookings(side === 'provider'), [side])
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t(side === 'provider' ? 'list.work' : 'list.mine')}</h1>
      <List key={`${side} ${group}`} side={side} group={group} />
    </div>
  )
}

function List({ side, group }: Props) {
  const { t } = useTranslation('bookings')
  const { answer, problem, reload, bookings, take, ...more } = useBookingPages({ side, group })
  const steps = useSteps()
  return (
    <>
      <GroupLinks side={side} group={group} counts={answer?.value.counts} />
      {!bookings && (problem ? <BookingsProblem problem={problem} of="list" retry={reload} /> : <RowsWaiting />)}
      {answer && <AgeNote answer={answer} />}
      {bookings?.length === 0 && <Nothing side={side} group={group} />}
      <ul aria-label={t(`list.groups.${group}`)} className="grid grid-cols-1 gap-2 empty:hidden">
        {(bookings ?? []).map((booking) => (
          <BookingCard key={booking.number} booking={booking} steps={steps} onChanged={take} reload={reload} />
        ))}
      </ul>
      {bookings && (
        <LoadMore
          more={more}
          texts={{ more: t('list.next'), loading: t('common:loading'), offline: t('list.nextOffline'), failed: t('list.nextFailed') }}
          byItself={false}
        />
      )}
    </>
  )
}

function Nothing({ side, group }: Props) {
  const { t } = useTranslation('bookings')
  return (
    <NothingHere drawing="open" title={t(`list.none.${group}`)} hint={t(`list.noneHint.${side}`)} as="status">
      <AppLink to={side === 'provider' ? '/sellerservices' : '/services'} className="btn-primary">
        {t(side === 'provider' ? 'list.services' : 'list.findServices')}
      </AppLink>
    </NothingHere>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { StatusChip } from '../../../../ui/controls/status-chip.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { STATE_STYLES } from '../../booking-styles.ts'
import { useServiceTitle } from '../../use-service-title.ts'
import { otherName } from '../booking-facts.ts'
import type { KnownBooking } from '../booking-step.ts'
import { BookingReason } from './booking-reason.tsx'
import { BookingWhen } from './booking-when.tsx'
import { DutyLine } from './duty-line.tsx'
import { WaitingSteps } from './waiting-steps.tsx'

interface Props {
  known: KnownBooking
  /** What can be done. */
  children: ReactNode
}

/** A booking like a ticket: what, who, when, its code, what it is now, and who has to do what until when. */
export function BookingTicket({ known: { booking, waiting }, children }: Props) {
  const { t } = useTranslation('bookings')
  const titleOf = useServiceTitle()
  const { number, state, side, service, member, buyer } = booking
  const title = titleOf(service)
  return (
    <section aria-label={t('status')} className="card p-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg min-w-0" lang={scriptLanguage(title)}>
          {title}
        </h2>
        <StatusChip variant={STATE_STYLES[state]}>{t(`states.${state}`)}</StatusChip>
      </div>
      <div>
        <p>
          <MixedText text={t(side === 'buyer' ? 'list.provider' : 'list.buyer', { name: otherName(booking) })} />
        </p>
        {member && (
          <p className="text-sm text-ink-soft">
            <MixedText text={t('member', { name: member.name })} />
          </p>
        )}
        {side === 'provider' && <p className="text-sm text-ink-soft">{recordOf(buyer)}</p>}
      </div>
      <BookingWhen booking={booking} />
      <div className="stitch" />
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm text-ink-soft">{t('number')}</span>
        <b className="font-mono text-lg select-all tracking-[.1em]" lang="en" translate="no">
          {number}
        </b>
      </p>
      <div className="stitch" />
      <DutyLine booking={booking} />
      <BookingReason booking={booking} />
      <WaitingSteps steps={waiting} hasLink />
      {children}
    </section>
  )

  /** What this buyer did with bookings of this provider. */
  function recordOf({ done, missed }: Booking['buyer']): string {
    return done + missed === 0 ? t('record.none') : t('record.some', { count: done, missed: t('record.missed', { count: missed }) })
  }
}

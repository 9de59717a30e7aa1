import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { BOOKING_LIMITS } from '#contract/bookings/booking-rules.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { instantOf, minuteOf, wholeTextOrNone } from '#contract/core/form-values.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { serviceNow } from '../../../../state/service-clock.ts'
import { PlainField } from '../../../../ui/form/plain-field.tsx'
import type { PresentBodies } from '../make-now.ts'
import { actionLabel } from '../step-labels.ts'
import type { MakeStep } from '../use-make-step.ts'
import { StepDialog } from './step-dialog.tsx'

interface Props {
  booking: Booking
  make: MakeStep
  reload: () => void
  onClose: () => void
}

interface Typed {
  time: string
  minutes: string
  price: string
  note: string
}
type Faults = Partial<Record<keyof Typed, string>>

const MINUTES = wholeTextOrNone(SERVICE_LIMITS.durationMost, SERVICE_LIMITS.durationLeast)
const PRICE = wholeTextOrNone(SERVICE_LIMITS.priceMost, 0)

/** What a provider offers: another time, a price, or both; of a quote also how long it takes. */
export function OfferDialog({ booking, make, reload, onClose }: Props) {
  const { t } = useTranslation('bookings')
  const isQuote = booking.pricing === 'quote'
  const [typed, setTyped] = useState<Typed>({ time: minuteOf(booking.starts_at), minutes: '', price: booking.price > 0 ? String(booking.price) : '', note: '' })
  const [faults, setFaults] = useState<Faults>({})
  const put = (change: Partial<Typed>) => {
    setTyped((now) => ({ ...now, ...change }))
    setFaults({})
  }
  const isReady = () => {
    const found = faultsOf(typed, isQuote)
    setFaults(found)
    return Object.keys(found).length === 0
  }
  const errorOf = (name: keyof Typed) => faults[name] && t(`forms:reasons.${faults[name]}`)
  return (
    <StepDialog
      title={actionLabel('offer', 'provider', t)}
      yes={t('offer.send')}
      needsNetwork
      isReady={isReady}
      onYes={() => make.now('offer', bodyOf(typed, booking))}
      onRefused={reload}
      onClose={onClose}
    >
      <p>{t('offer.hint')}</p>
      <PlainField kind="moment" longest={20} label={t('offer.time')} value={typed.time} onChange={(time) => put({ time })} error={errorOf('time')} isFirst />
      {isQuote && (
        <PlainField
          kind="number"
          longest={6}
          label={t('offer.minutes')}
          value={typed.minutes}
          onChange={(minutes) => put({ minutes })}
          error={errorOf('minutes')}
        />
      )}
      <PlainField
        kind="number"
        longest={12}
        label={t('offer.price')}
        hint={t('offer.priceHint')}
        value={typed.price}
        onChange={(price) => put({ price })}
        error={errorOf('price')}
      />
      <PlainField
        rows={3}
        longest={BOOKING_LIMITS.reasonLongest}
        label={t('note')}
        hint={t('optional')}
        value={typed.note}
        onChange={(note) => put({ note })}
      />
    </StepDialog>
  )
}

function faultsOf({ time, minutes, price }: Typed, isQuote: boolean): Faults {
  const starts_at = instantOf(time)
  const whole = v.safeParse(MINUTES, minutes)
  const taka = v.safeParse(PRICE, price)
  const late = starts_at !== undefined && Date.parse(starts_at) <= serviceNow()
  return {
    ...(time === '' && { time: 'required' }),
    ...(time !== '' && starts_at === undefined && { time: 'not-a-time' }),
    ...(late && { time: 'in-the-past' }),
    ...(!whole.success && { minutes: whole.issues[0].message }),
    ...(!taka.success && { price: taka.issues[0].message }),
    ...(isQuote && taka.success && taka.output === null && { price: 'required' }),
  }
}

/** What stays as it is goes along as it is; only a price that was typed is another one. */
function bodyOf({ time, minutes, price, note }: Typed, booking: Booking): PresentBodies['offer'] {
  const taka = v.safeParse(PRICE, price)
  const whole = v.safeParse(MINUTES, minutes)
  const offered = taka.success ? taka.output : null
  return {
    starts_at: instantOf(time) ?? null,
    minutes: whole.success ? whole.output : null,
    price: offered === booking.price && booking.pricing !== 'quote' ? null : offered,
    note,
  }
}

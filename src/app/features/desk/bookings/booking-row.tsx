import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FOUR_EYES_ABOVE_TAKA } from '#contract/desk/approval-kinds.ts'
import type { DeskBooking } from '#contract/desk/bookings.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { ReasonDialog } from '../orders/parts/reason-dialog.tsx'
import { KeyedButton } from '../parts/keyed-button.tsx'
import { useDeskKeys } from '../use-desk-keys.ts'
import { BOOKING_ACTS, type BookingAct, decide } from './calls.ts'

interface Props {
  booking: DeskBooking
  /** For whom it was decided just now. */
  decided: BookingAct | undefined
  onDecided: (act: BookingAct) => void
}

/** A booking with both stories, and the decision. A digit opens a decision of the row that has the focus. */
export function BookingRow({ booking, decided, onDecided }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'bookings' })
  const format = useFormat()
  const [act, setAct] = useState<BookingAct>()
  const { number, title, starts_at, ends_at, price, left, purchase, disputed_at } = booking
  const row = useRef<HTMLElement>(null)
  const takesTwo = left > FOUR_EYES_ABOVE_TAKA
  const canBe = (one: BookingAct) => one === 'provider' || !takesTwo
  useDeskKeys({
    onAct: (place) => {
      const one = BOOKING_ACTS[place]
      if (one && canBe(one) && !decided && row.current?.contains(document.activeElement)) setAct(one)
    },
  })
  return (
    <article ref={row} aria-label={number} className="grid gap-2 p-4">
      {/* Without a purchase there is no link that the keys could go to. */}
      <h2 className="text-base tabular" lang="en" tabIndex={-1} data-row-head="">
        {number}
      </h2>
      <p>
        <MixedText text={title} />
        {starts_at && ends_at && <> · {format.range(starts_at, ends_at)}</>}
      </p>
      <p className="text-sm text-ink-soft">{t('since', { date: format.dateTime(disputed_at) })}</p>
      <Stories booking={booking} />
      <p className="text-sm">
        {t('price', { money: format.price(price) })} {purchase === null ? t('nothingPaid') : t('left', { money: format.price(left) })}{' '}
        {purchase !== null && (
          <AppLink to={`/desk/orders/${purchase}`} className="link" aria-label={t('purchaseOf', { number })}>
            {t('purchase')}
          </AppLink>
        )}
      </p>
      {decided ? (
        <p role="status" className="font-600">
          {t(`decided.${decided}`)}
        </p>
      ) : (
        <>
          {takesTwo && <p>{t('takesTwo', { money: format.price(FOUR_EYES_ABOVE_TAKA) })}</p>}
          <div className="flex flex-wrap gap-2">
            {BOOKING_ACTS.map(
              (one, place) =>
                canBe(one) && (
                  <KeyedButton key={one} place={place} onClick={() => setAct(one)}>
                    {t(`act.${one}.yes`)}
                  </KeyedButton>
                ),
            )}
          </div>
        </>
      )}
      {act && (
        <ReasonDialog
          title={t(`act.${act}.title`, { number })}
          yes={t(`act.${act}.yes`)}
          onDecide={async (said) => {
            await decide(act, number, said)
            onDecided(act)
          }}
          onClose={() => setAct(undefined)}
        >
          <p>{left > 0 ? t(`act.${act}.text`, { money: format.price(left) }) : t('act.noMoney')}</p>
        </ReasonDialog>
      )}
    </article>
  )
}

/** What each side says: one that the other did not come, the other why that is not so. */
function Stories({ booking: { absent, absent_at, buyer, provider, objection } }: { booking: DeskBooking }) {
  const { t } = useTranslation('desk', { keyPrefix: 'bookings' })
  const format = useFormat()
  if (absent === null) return null
  const told = absent_at === null ? '' : t('toldAt', { date: format.dateTime(absent_at) })
  const tells = absent === 'buyer' ? t('ofProvider', { name: provider }) : t('ofBuyer', { name: buyer.full_name })
  const objects = absent === 'buyer' ? t('ofBuyer', { name: buyer.full_name }) : t('ofProvider', { name: provider })
  return (
    <>
      <section className="grid gap-1">
        <h3 className="text-sm font-600">
          <MixedText text={tells} />
        </h3>
        <p>
          {t(`missed.${absent}`)} {told && <span className="text-sm text-ink-soft">{told}</span>}
        </p>
      </section>
      <section className="grid gap-1">
        <h3 className="text-sm font-600">
          <MixedText text={objects} />
        </h3>
        <p className="whitespace-pre-line wrap-anywhere">
          <MixedText text={objection} />
        </p>
      </section>
    </>
  )
}

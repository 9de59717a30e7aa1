import { useTranslation } from 'react-i18next'
import type { Booking } from '#contract/bookings/bookings.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { mapAddress } from '../../../../ui/formats/map-address.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { usePlaceNames } from '../../../../ui/formats/use-place-names.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'

/** Where it is, the way there, and how the other side is reached. What is told with a confirmed booking alone says so before. */
export function BookingWhere({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings')
  const { where, side, provider, buyer } = booking
  const phone = side === 'buyer' ? provider.phone_number : buyer.phone_number
  const isOpen = booking.state === 'asked' || booking.state === 'offered' || booking.state === 'held'
  return (
    <section aria-label={t('where.title')} className="card p-4 grid grid-cols-1 gap-2">
      <h2 className="text-base">{t('where.title')}</h2>
      <p className="text-sm text-ink-soft">{t(`where.${side}.${where.place}`)}</p>
      {where.place === 'online' ? <OnlineLink link={where.link} /> : <Place where={where} />}
      {isOpen && <p className="text-sm text-ink-soft">{t('where.later')}</p>}
      {phone && <Phone number={phone} />}
      {side === 'buyer' && (
        <AppLink to={`/seller/${provider.slug}`} className="target link justify-start! max-w-full">
          <Icon name="i-lucide-store" />
          {t('where.shop')}
        </AppLink>
      )}
    </section>
  )
}

function Place({ where }: { where: Booking['where'] }) {
  const { t } = useTranslation('bookings')
  const { line, area, district, division, directions } = where
  const nameOf = usePlaceNames({ division: division ?? undefined, district: district ?? undefined })
  const around = [area, district && nameOf(district)].filter((part): part is string => Boolean(part)).join(', ')
  if (!line && !around) return null
  return (
    <>
      <address className="not-italic grid grid-cols-1">
        {line && (
          <span lang={scriptLanguage(line)} className="break-words whitespace-pre-line font-600">
            {line}
          </span>
        )}
        <span>
          <MixedText text={around} />
        </span>
      </address>
      {directions && (
        <p lang={scriptLanguage(directions)} className="break-words whitespace-pre-line">
          {directions}
        </p>
      )}
      {line && (
        <a
          className="target link justify-start! max-w-full"
          href={mapAddress([line, area, district].filter(Boolean).join(', '))}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="i-lucide-map-pin" />
          {t('where.map')}
        </a>
      )}
    </>
  )
}

function OnlineLink({ link }: { link: string | null }) {
  const { t } = useTranslation('bookings')
  if (!link) return null
  return (
    <a className="target link justify-start! max-w-full" href={link} target="_blank" rel="noreferrer">
      <Icon name="i-lucide-video" />
      <span className="min-w-0 wrap-anywhere">{t('where.join')}</span>
    </a>
  )
}

export function Phone({ number }: { number: string }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  return (
    <a className="target link justify-start! max-w-full" href={`tel:${number}`}>
      <Icon name="i-lucide-phone" />
      <span>
        {t('where.call')} <span className="tabular">{format.phone(number)}</span>
      </span>
    </a>
  )
}

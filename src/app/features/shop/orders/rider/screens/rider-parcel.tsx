import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isNoAnswer } from '#contract/core/problem-code.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { RiderParcel } from '#contract/shop/shop-orders.ts'
import { holdScreensOf } from '../../../../../state/connection/precached-screens.ts'
import { Button } from '../../../../../ui/controls/button.tsx'
import { mapAddress } from '../../../../../ui/formats/map-address.ts'
import { useFormat } from '../../../../../ui/formats/use-format.ts'
import { useShortMoment } from '../../../../../ui/formats/use-short-moment.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import { AgeNote } from '../../../../../ui/lists/age-note.tsx'
import { MixedText } from '../../../../../ui/text/mixed-text.tsx'
import { ParcelAddress } from '../../parts/parcel-address.tsx'
import { DeliveryState, isDelivered } from '../parts/delivery-state.tsx'
import { RiderNotice } from '../parts/rider-notice.tsx'
import { type UsedParcel, useRiderParcel } from '../use-rider-parcel.ts'

/** One parcel to who brings it, by the link alone: no account, and no network after the first look. */
export function RiderParcelScreen({ link_key }: { link_key: string }) {
  const used = useRiderParcel(link_key)
  // Where there is no network this screen must open from the phone.
  useEffect(() => holdScreensOf('rider'), [])
  return (
    <div className="mx-auto max-w-xl grid grid-cols-1 gap-3">
      <Content link_key={link_key} used={used} />
    </div>
  )
}

function Content({ link_key, used }: { link_key: string; used: UsedParcel }) {
  const { t } = useTranslation('parcels')
  const { answer, problem, reload, put, isDead, deliveries } = used
  if (isDead) return <RiderNotice icon="i-lucide-ban" title={t('rider.dead.title')} text={t('rider.dead.text')} />
  if (answer)
    return (
      <>
        <h1 className="text-xl">{t('rider.title')}</h1>
        <AgeNote answer={answer} />
        {!isDelivered(answer.value) && <Parcel parcel={answer.value} />}
        <section aria-label={t('rider.code')} className="card p-4 grid grid-cols-1 gap-3">
          <DeliveryState link_key={link_key} parcel={answer.value} deliveries={deliveries} onDelivered={put} />
        </section>
      </>
    )
  if (!problem) return <div role="status" aria-label={t('common:loading')} className="skeleton h-64" />
  const { code } = problem
  const retry = (
    <Button icon="i-lucide-rotate-cw" onClick={reload}>
      {t('common:retry')}
    </Button>
  )
  if (isNoAnswer(code))
    return (
      <RiderNotice icon="i-lucide-wifi-off" title={t('rider.offline.title')} text={t('rider.offline.text')}>
        {retry}
      </RiderNotice>
    )
  return (
    <RiderNotice icon="i-lucide-circle-alert" title={t('rider.failed')} text={t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}>
      {retry}
    </RiderNotice>
  )
}

function Parcel({ parcel }: { parcel: RiderParcel }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const short = useShortMoment()
  const { number, seller_name, seller_phone, address, note, pieces, to_collect, advance, deliver_by, until } = parcel
  const place = [address.line, address.area, address.district].join(', ')
  return (
    <section aria-label={t('rider.to')} className="card p-4 grid grid-cols-1 gap-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <b className="font-mono select-all" lang="en" translate="no">
          {number}
        </b>
        <span>{t('rider.pieces', { count: pieces })}</span>
      </p>
      <p className="rounded-control bg-sunken px-3 py-2">
        {to_collect > 0 ? (
          <>
            <span className="block text-sm">{t('rider.collect')}</span>
            <b className="text-2xl tabular">{format.price(to_collect)}</b>
          </>
        ) : (
          <b>{t('rider.nothing')}</b>
        )}
        {advance > 0 && <span className="block text-sm">{t('advance.paid', { price: format.price(advance) })}</span>}
      </p>
      {deliver_by && <p>{t('rider.by', { date: short(deliver_by) })}</p>}
      <h2 className="text-base">{t('rider.to')}</h2>
      <ParcelAddress address={address} />
      {note && (
        <div>
          <p className="text-sm text-ink-soft">{t('rider.note')}</p>
          <p lang={scriptLanguage(note)} className="break-words whitespace-pre-line">
            {note}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2 [&>*]:grow">
        <a href={`tel:${address.phone_number}`} className="btn-quiet">
          <Icon name="i-lucide-phone" />
          {t('rider.call')}
        </a>
        <a href={mapAddress(place)} target="_blank" rel="noreferrer noopener" className="btn-quiet">
          <Icon name="i-lucide-map-pin" />
          {t('rider.map')}
        </a>
        {seller_phone && (
          <a href={`tel:${seller_phone}`} className="btn-quiet">
            <Icon name="i-lucide-phone" />
            {t('rider.callSeller')}
          </a>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        <MixedText text={format.sentences([t('rider.from', { name: seller_name }), t('rider.until', { date: format.dateTime(until) })])} />
      </p>
    </section>
  )
}

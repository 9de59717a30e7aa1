import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ShopReturn } from '#contract/shop/returns.ts'
import { Tracking } from '../../orders/parts/tracking.tsx'

/** Parcels that are on their way, and how far the money is. Nothing while there is none. */
export function ReturnMoney({ of }: { of: ShopReturn }) {
  const { t } = useTranslation('returns')
  const { sent_back_at, courier, tracking, given_at, reference, given_courier, given_tracking, refund, is_whole, side } = of
  if (sent_back_at === null && given_at === null && refund === null) return null
  return (
    <section aria-label={t('money.title')} className="card p-4 grid grid-cols-1 gap-2">
      <h2 className="text-base">{t('money.title')}</h2>
      {sent_back_at !== null && <Parcel title={t('money.back')} courier={courier} tracking={tracking} />}
      {side === 'sold' && is_whole !== null && <p>{t(is_whole ? 'money.whole' : 'money.damaged')}</p>}
      {given_at !== null && reference !== '' && (
        <p className="wrap-anywhere">
          {t('money.reference')} <bdi lang={scriptLanguage(reference)}>{reference}</bdi>
        </p>
      )}
      {given_at !== null && (given_courier !== '' || given_tracking !== '') && (
        <Parcel title={t('money.replacement')} courier={given_courier} tracking={given_tracking} />
      )}
      {refund !== null && <p>{t(`money.refunds.${refund}`)}</p>}
    </section>
  )
}

const Parcel = ({ title, ...parcel }: { title: string; courier: string; tracking: string }) => (
  <div>
    <p className="font-600">{title}</p>
    <Tracking {...parcel} />
  </div>
)

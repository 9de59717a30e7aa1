import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { scriptLanguage } from '#contract/core/text.ts'
import { atDoorOf } from '#contract/purchases/purchase-rules.ts'
import type { ShopOrder } from '#contract/shop/shop-orders.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { FeePaid } from './fee-paid.tsx'
import { ParcelAddress } from './parcel-address.tsx'

/** What lies in a parcel and stands on it: where it goes, what is in it, and how much is to be taken in cash. For paper. */
export function PackingSlip({ order }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  const { number, seller, address, note, delivery } = order
  return (
    <article aria-label={t('slip.title')} className="grid grid-cols-1 gap-3 text-sm">
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <p className="text-lg font-600">{t('common:productName')}</p>
          <p>{t('slip.title')}</p>
        </div>
        <b className="text-lg font-mono" lang="en" translate="no">
          {number}
        </b>
      </header>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 print:grid-cols-2">
        <Part name={t('slip.from')}>
          <b lang={scriptLanguage(seller.name)}>{seller.name}</b>
          {seller.phone_number && <span className="block tabular">{format.phone(seller.phone_number)}</span>}
        </Part>
        <Part name={t('slip.to')}>
          <ParcelAddress address={address} />
        </Part>
      </div>
      <div className="border border-line rounded-control p-3">
        <p className="text-lg font-600">{atDoorOf(order) > 0 ? t('slip.collect', { price: format.price(atDoorOf(order)) }) : t('slip.paid')}</p>
        <FeePaid order={order} />
      </div>
      <SlipLines order={order} />
      <p>{t(`delivery.kinds.${delivery.kind}`)}</p>
      {note && (
        <Part name={t('delivery.noteSold')}>
          <span lang={scriptLanguage(note)} className="whitespace-pre-line break-words">
            {note}
          </span>
        </Part>
      )}
    </article>
  )
}

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <p className="text-ink-soft">{name}</p>
    {children}
  </div>
)

function SlipLines({ order: { lines } }: { order: ShopOrder }) {
  const { t } = useTranslation('parcels')
  const format = useFormat()
  return (
    <table className="w-full border-collapse wrap-anywhere">
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th className="py-1 text-start font-400">{t('slip.goods')}</th>
          <th className="py-1 ps-3 text-end font-400">{t('slip.pieces')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, title, values, quantity }) => (
          <tr key={id} className="border-b border-line">
            <td className="py-1">
              <span lang={scriptLanguage(title)}>{title}</span>
              {values.length > 0 && (
                <span className="block text-ink-soft" lang={scriptLanguage(values.join(' '))}>
                  {values.join(' · ')}
                </span>
              )}
            </td>
            <td className="py-1 ps-3 text-end align-top tabular font-600">{format.number(quantity)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

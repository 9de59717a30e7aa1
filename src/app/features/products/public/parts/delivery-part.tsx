import { useTranslation } from 'react-i18next'
import type { NamedPlace } from '#contract/places.ts'
import { deliveryFee } from '#contract/products/delivery-rules.ts'
import type { ShopTerms } from '#contract/products/shops.ts'
import { useDistrict } from '../../../../nouns/use-district.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { daysText } from '../days-text.ts'
import { pickupsOf, waysTo } from '../ways-to.ts'
import { DeliveryWayLine } from './delivery-way-line.tsx'

interface Props {
  shop: ShopTerms
  /** Taka. */
  price: number
}

/** What it costs to have it brought to the reader's district, and how long that takes; and where it can be fetched. */
export function DeliveryPart({ shop: { options }, price }: Props) {
  const { t } = useTranslation('products')
  const { all, district, choose } = useDistrict()
  const isBangla = useLanguage() === 'bn'
  const nameOf = ({ name, name_bn }: NamedPlace) => (isBangla ? name_bn : name)
  return (
    <section aria-label={t('delivery.title')} className="mt-3 pt-3 border-t border-line">
      <label className="flex flex-wrap items-center gap-x-3">
        <span className="font-600">
          <Icon name="i-lucide-map-pin" /> {t('delivery.to')}
        </span>
        <select className="field w-auto! grow js-only" value={district?.name ?? ''} disabled={all.length === 0} onChange={({ target }) => choose(target.value)}>
          {!district && <option value="">{t('delivery.choose')}</option>}
          {all.map((one) => (
            <option key={one.name} value={one.name}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      <div role="status" className="mt-2 grid gap-1">
        {district ? <ToDistrict options={options} price={price} district={district} name={nameOf(district)} /> : <Overview options={options} price={price} />}
      </div>
      {pickupsOf(options).map((option) => (
        <p key={option.id} className="mt-1 text-sm">
          <Icon name="i-lucide-store" className="text-ink-soft" />{' '}
          <MixedText text={option.note ? t('delivery.pickupAt', { place: option.note }) : t('delivery.pickup')} />
        </p>
      ))}
    </section>
  )
}

interface WaysProps {
  options: ShopTerms['options']
  price: number
}

/** All ways to one district, the cheapest first. */
function ToDistrict({ options, price, district, name }: WaysProps & { district: NamedPlace; name: string }) {
  const { t } = useTranslation('products')
  const ways = waysTo(options, district.name, price)
  if (ways.length === 0) return <p className="font-600 text-danger">{t('delivery.notTo', { place: name })}</p>
  return ways.map((way, at) => <DeliveryWayLine key={way.option.id} way={way} place={name} isFirst={at === 0} />)
}

/** Before a district is known: from how much on, and how long it takes at most. */
function Overview({ options, price }: WaysProps) {
  const { t } = useTranslation('products')
  const format = useFormat()
  const brought = options.filter(({ kind }) => kind !== 'pickup')
  if (brought.length === 0) return <p>{t('delivery.pickupOnly')}</p>
  const least = Math.min(...brought.map((option) => deliveryFee(option, price)))
  const span = { days_least: Math.min(...brought.map(({ days_least }) => days_least)), days_most: Math.max(...brought.map(({ days_most }) => days_most)) }
  const days = daysText(t, span)
  return <p>{least === 0 ? t('delivery.overviewFree', { days }) : t('delivery.overview', { price: format.price(least), days })}</p>
}

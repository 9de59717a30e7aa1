import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { NamedPlace } from '#contract/places.ts'
import type { MyDistrict } from '../../../nouns/use-district.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { SumRow } from '../../../ui/text/sum-row.tsx'
import { type SellerGroup, wayTo } from '../seller-groups.ts'

interface Props {
  groups: readonly SellerGroup[]
  mine: MyDistrict
}

/** What all of it comes to, and the way to order it: on phones always under the thumb, unless the screen is too low for anything beside it. */
export function BasketTotals({ groups, mine }: Props) {
  const { t } = useTranslation('basket')
  const format = useFormat()
  const counted = groups.filter(({ goods }) => goods > 0)
  const goods = counted.reduce((sum, group) => sum + group.goods, 0)
  const delivery = mine.district && sumOfDelivery(counted, mine.district)
  const total = goods + (delivery ?? 0)
  return (
    <>
      <section aria-label={t('summary')} className="card p-4 grid gap-3">
        <DistrictChoice mine={mine} />
        <dl className="grid gap-1">
          <SumRow name={t('goods')}>{format.price(goods)}</SumRow>
          <SumRow name={t('deliveryAll')}>{delivery === undefined ? t('deliveryLater') : (delivery === 0 && t('free')) || format.price(delivery)}</SumRow>
          <div className="stitch my-1" />
          <SumRow name={<b>{t('total')}</b>}>
            <b className="text-lg text-marigold">{format.price(total)}</b>
          </SumRow>
        </dl>
        <p className="text-sm text-ink-soft">{t('notReserved')}</p>
      </section>
      <div className="bottom-bar -mx-4 px-4 py-2 border-t bg-surface max-lg:[@media(min-height:26rem)]:sticky on-tabs z-10 flex flex-wrap items-center gap-x-3 gap-y-1 lg:mx-0 lg:px-0 lg:border-0">
        <p className="shrink-0 lg:hidden">
          <span className="block text-sm text-ink-soft">{t('total')}</span>
          <b className="text-lg text-marigold tabular">{format.price(total)}</b>
        </p>
        {goods > 0 ? (
          <AppLink to="/checkout" className="btn-primary flex-1 basis-40">
            {t('checkout')}
          </AppLink>
        ) : (
          <p className="flex-1">{t('nothingToOrder')}</p>
        )}
      </div>
    </>
  )
}

const sumOfDelivery = (groups: readonly SellerGroup[], { name }: NamedPlace): number => groups.reduce((sum, group) => sum + (wayTo(group, name)?.fee ?? 0), 0)

/** Where things would go: delivery costs and days are said for it. */
function DistrictChoice({ mine: { all, district, choose } }: { mine: MyDistrict }) {
  const { t } = useTranslation('basket')
  const isBangla = useLanguage() === 'bn'
  const id = useId()
  return (
    <p className="grid gap-1">
      <label htmlFor={id} className="font-600">
        {t('deliverTo')}
      </label>
      <select id={id} className="field" value={district?.name ?? ''} disabled={all.length === 0} onChange={({ target }) => choose(target.value)}>
        {!district && <option value="">{t('chooseDistrict')}</option>}
        {all.map(({ name, name_bn }) => (
          <option key={name} value={name}>
            {isBangla ? name_bn : name}
          </option>
        ))}
      </select>
    </p>
  )
}

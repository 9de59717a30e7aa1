import { useTranslation } from 'react-i18next'
import type { NamedPlace } from '#contract/places.ts'
import type { HeldLine } from '../../../state/basket/basket.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../ui/formats/use-language.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { daysText } from '../days-text.ts'
import { type SellerGroup, wayTo } from '../seller-groups.ts'
import { BasketLine } from './basket-line.tsx'

interface Props {
  group: SellerGroup
  district: NamedPlace | undefined
  waiting: ReadonlySet<number>
  /** The variant that was put back last. */
  back: number | undefined
  onQuantity: (line: HeldLine, quantity: number | ((have: number) => number)) => void
  onRemove: (line: HeldLine) => void
}

/** What is in the basket of one seller, with its own delivery and total. */
export function BasketSeller({ group, district, waiting, back, onQuantity, onRemove }: Props) {
  const { t } = useTranslation('basket')
  const format = useFormat()
  const { seller, shop, lines } = group
  const closedUntil = shop?.terms.closed_until
  return (
    <section aria-labelledby={`basket-${seller}`} className="card px-4">
      <h2 id={`basket-${seller}`} className="text-base pt-3">
        <Icon name="i-lucide-store" className="text-ink-soft" />{' '}
        {shop ? (
          <AppLink to={`/seller/${shop.slug}`} className="link">
            <MixedText text={shop.seller_name} />
          </AppLink>
        ) : (
          t('seller')
        )}
      </h2>
      {closedUntil && <p className="text-sm text-marigold">{t('news.closedUntil', { day: format.dayShort(closedUntil) })}</p>}
      <ul>
        {lines.map((line) => (
          <BasketLine
            key={line.variant_id}
            line={line}
            closedUntil={closedUntil}
            isBack={line.variant_id === back}
            isWaiting={waiting.has(line.variant_id)}
            onQuantity={(quantity) => onQuantity(line, quantity)}
            onRemove={() => onRemove(line)}
          />
        ))}
      </ul>
      {group.goods > 0 && <SellerSum group={group} district={district} />}
    </section>
  )
}

function SellerSum({ group, district }: Pick<Props, 'group' | 'district'>) {
  const { t } = useTranslation('basket')
  const format = useFormat()
  const isBangla = useLanguage() === 'bn'
  const way = district && wayTo(group, district.name)
  const place = (isBangla ? district?.name_bn : district?.name) ?? ''
  const days = way && daysText(t, way.option)
  const price = way?.fee === 0 ? t('free') : format.price(way?.fee ?? 0)
  return (
    <div className="border-t border-line py-3 text-sm">
      {district && !way && <p className="text-danger">{t('notTo', { place })}</p>}
      {way?.option.kind === 'pickup' && <p>{t('pickup')}</p>}
      {way && way.option.kind !== 'pickup' && <p>{t('delivery', { place, price, days })}</p>}
      <p className="flex justify-between gap-3 text-base">
        <span>{t('sellerTotal')}</span>
        <b className="tabular">{format.price(group.goods + (way?.fee ?? 0))}</b>
      </p>
    </div>
  )
}

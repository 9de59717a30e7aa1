import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { MixedText } from '../../../../ui/text/mixed-text.tsx'
import { daysText } from '../days-text.ts'
import type { DeliveryWay } from '../ways-to.ts'

interface Props {
  way: DeliveryWay
  /** The district in the reader's language. */
  place: string
  /** The best one, which stands out. */
  isFirst: boolean
}

/** One way to a district: "To Bogura: BDT 80, 2–3 days", by whom, and from how much on it is free. */
export function DeliveryWayLine({ way: { option, cost, isPart }, place, isFirst }: Props) {
  const { t } = useTranslation('products')
  const format = useFormat()
  const { kind, note, free_from, is_cod } = option
  const besides = [
    note || t(`delivery.kinds.${kind}`),
    cost > 0 && free_from !== null && t('delivery.freeFrom', { price: format.price(free_from) }),
    is_cod && t('delivery.cod'),
    isPart && t('delivery.part'),
  ]
  return (
    <p>
      <span className={isFirst ? 'font-600' : ''}>
        {t('delivery.line', { place, price: cost === 0 ? t('delivery.free') : format.price(cost), days: daysText(t, option) })}
      </span>
      <span className="block text-sm text-ink-soft">
        <MixedText text={besides.filter(Boolean).join(' · ')} />
      </span>
    </p>
  )
}

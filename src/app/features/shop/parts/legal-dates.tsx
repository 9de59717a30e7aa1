import { useTranslation } from 'react-i18next'
import type { GoodsMethod } from '#contract/shop/checkout-methods.ts'
import { legalDates } from '#contract/shop/legal-clock.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'

interface Props {
  /** District of the shop; null: it names none. */
  seller: string | null
  buyer: string
  method: GoodsMethod
}

/** By when the law wants it handed over and delivered, if it were ordered now. The city is taken to be the district, and it says so. */
export function LegalDates({ seller, buyer, method }: Props) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const now = useNow()
  if (now === undefined) return null
  const { hand_over_by, deliver_by } = legalDates(new Date(now).toISOString(), { seller, buyer })
  const days = { handOver: format.dayShort(hand_over_by), deliver: format.dayShort(deliver_by) }
  return (
    <p className="text-sm text-ink-soft pb-3">
      <Icon name="i-lucide-scale" /> {t(method === 'cod' ? 'legal.cod' : 'legal.online', days)} {t(seller === buyer ? 'legal.same' : 'legal.elsewhere')}
    </p>
  )
}

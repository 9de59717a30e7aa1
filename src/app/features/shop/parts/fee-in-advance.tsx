import { useTranslation } from 'react-i18next'
import { COD_LIMITS } from '#contract/shop/cod-rules.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'

/** Why the delivery of what is ordered in cash is paid online in advance, and what becomes of it. @param props.taka how much */
export function FeeInAdvance({ taka }: { taka: number }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const numbers = { parcels: format.number(COD_LIMITS.callFromRefused), days: format.number(COD_LIMITS.recordDays), price: format.price(taka) }
  return (
    <p className="text-sm text-marigold mt-1">
      <Icon name="i-lucide-info" /> {t('advance.why', numbers)}
    </p>
  )
}

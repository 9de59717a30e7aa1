import { useTranslation } from 'react-i18next'
import type { ServicePricing } from '#contract/services/service-limits.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'

interface Priced {
  pricing: ServicePricing
  price: number
}

/** Gives what a service costs in words: for one time, for an hour, or as its provider says later. */
export function usePriceWords(): (service: Priced) => string {
  const { t } = useTranslation('team')
  const format = useFormat()
  return ({ pricing, price }) => {
    if (pricing === 'quote') return t('price.quote')
    if (price === 0) return t('price.free')
    return pricing === 'hourly' ? t('price.hourly', { price: format.price(price) }) : format.price(price)
  }
}

import { inLanguage } from '#contract/core/in-language.ts'
import { pagePath } from '#contract/core/resource.ts'
import type { ServiceCard } from '#contract/services/services.ts'
import { SERVICES } from '#contract/services/services-resource.ts'
import type { Row, RowTools } from './row.ts'

export const SERVICE_ICON = 'i-lucide-wrench'

/** A service as a row: for how much, when it is free next, who does it. */
export const serviceRow = (card: ServiceCard, { t, format, language }: RowTools): Row => {
  const { service_id, title, thumbnail, thumbnail_tone, pricing, price, next_free_at, seller_name } = inLanguage(language, card)
  const taka = format.price(price)
  return {
    href: pagePath(SERVICES, service_id),
    title,
    picture: thumbnail ? { src: thumbnail, tone: thumbnail_tone, isSquare: true } : null,
    icon: SERVICE_ICON,
    facts: [
      { fixed: taka, hourly: t('home:services.hourly', { price: taka }), quote: t('home:services.quote') }[pricing],
      next_free_at ? t('home:services.free', { day: format.dayShort(next_free_at), time: format.time(next_free_at) }) : '',
      seller_name,
    ],
  }
}

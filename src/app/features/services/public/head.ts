import { canonicalQuery } from '#contract/core/endpoint.ts'
import { formatterFor } from '#contract/core/format.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { ServiceDetail, ServicePage } from '#contract/services/services.ts'
import type { ServiceFilter } from '#contract/services/services-filter.ts'
import { descriptionOf, type HeadTools, itemList, languageOf, offTheRecord, type PageHead } from '../../../ui/navigation/page-head.ts'
import { districtOf } from './service-facts.ts'
import { serviceSchema } from './service-schema.ts'

/** Head of the list. Sorts, prices and days make no page of their own for search engines; category, kind of place, district and words do. */
export function servicesHead(filter: ServiceFilter, page: ServicePage, { texts, origin }: HeadTools): PageHead {
  const { q, category, subcategory, place, district, instant } = filter
  return {
    title: q ? texts.t('heads:services.searchTitle', { words: q }) : texts.t(instant ? 'heads:services.instantTitle' : 'heads:services.listTitle'),
    description: texts.t('heads:services.listDescription'),
    canonicalPath: `/services${canonicalQuery({ q, category, subcategory, place, district, instant })}`,
    image: page.results.find((card) => card.thumbnail)?.thumbnail ?? undefined,
    structuredData: {
      '@context': 'https://schema.org',
      ...itemList(
        page.results.map((card) => ({ name: inLanguage(languageOf(texts), card).title, path: `/servicedetails/${card.service_id}` })),
        { texts, origin },
      ),
    },
  }
}

/** Head of one service, with its structured data while times of it can be asked for. */
export function serviceHead(detail: ServiceDetail, { texts, origin }: HeadTools): PageHead {
  const language = languageOf(texts)
  const service = inLanguage(language, detail)
  const format = formatterFor(language)
  const canonicalPath = `/servicedetails/${service.service_id}`
  const text = textOfHtml(service.description)
  const { pricing, price } = service
  const prices = {
    fixed: () => format.price(price),
    hourly: () => texts.t('services:price.hourly', { price: format.price(price) }),
    quote: () => texts.t('services:price.quote'),
  }
  const facts = [
    prices[pricing](),
    texts.t(`services:places.${service.place}`),
    [service.seller_name, districtOf(service, language)].filter(Boolean).join(', '),
  ]
  return {
    title: service.title,
    description: descriptionOf(texts.t('heads:services.serviceDescription', { facts: facts.join(' · '), text })),
    canonicalPath,
    image: service.thumbnail ?? undefined,
    structuredData: service.is_bookable ? serviceSchema(service, { language, origin, url: origin + withLanguage(language, canonicalPath), text }) : undefined,
    ...offTheRecord(service),
  }
}

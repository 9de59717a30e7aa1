import { canonicalQuery } from '#contract/core/endpoint.ts'
import { formatterFor } from '#contract/core/format.ts'
import { inLanguage } from '#contract/core/in-language.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import type { EventDetail, EventPage } from '#contract/events/events.ts'
import type { EventFilter } from '#contract/events/events-filter.ts'
import { CALLED_OFF } from '#contract/events/own-event-rules.ts'
import { descriptionOf, type HeadTools, itemList, languageOf, offTheRecord, type PageHead } from '../../../ui/navigation/page-head.ts'

const CURRENCY = 'BDT'

/** Head of the list. Sorts, prices and days make no page of their own for search engines; type, category and words do. */
export function eventListHead(filter: EventFilter, page: EventPage, { texts, origin }: HeadTools): PageHead {
  const { q, type, category, subcategory, subsubcategory } = filter
  return {
    title: q ? texts.t('heads:events.searchTitle', { words: q }) : texts.t('heads:events.listTitle'),
    description: texts.t('heads:events.listDescription'),
    canonicalPath: `/events${canonicalQuery({ q, type, category, subcategory, subsubcategory })}`,
    image: page.results.find((card) => card.thumbnail)?.thumbnail ?? undefined,
    structuredData: {
      '@context': 'https://schema.org',
      ...itemList(
        page.results.map((card) => ({ name: inLanguage(languageOf(texts), card).title, path: `/eventdetails/${card.event_id}` })),
        { texts, origin },
      ),
    },
  }
}

/** Head of one event, with its structured data. @see https://schema.org/Event */
export function eventHead(detail: EventDetail, { texts, origin }: HeadTools): PageHead {
  const event = inLanguage(languageOf(texts), detail)
  const format = formatterFor(languageOf(texts))
  const canonicalPath = `/eventdetails/${event.event_id}`
  const facts = {
    when: format.dateTime(event.from_time),
    where: event.location ?? texts.t('events:online'),
    price: event.price === 0 ? texts.t('events:free') : format.price(event.price),
    text: textOfHtml(event.description),
  }
  return {
    title: event.title,
    description: descriptionOf(texts.t('heads:events.eventDescription', facts)),
    canonicalPath,
    image: event.thumbnail ?? undefined,
    structuredData: eventSchema(event, origin, origin + withLanguage(languageOf(texts), canonicalPath)),
    ...offTheRecord(event),
  }
}

function eventSchema(event: EventDetail, origin: string, url: string): object {
  const profile = event.seller.sellerprofile
  const isOnline = event.type === 'Online'
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    url,
    startDate: event.from_time,
    endDate: event.to_time,
    eventStatus: `https://schema.org/${event.event_status === CALLED_OFF ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url }
      : { '@type': 'Place', name: event.location, address: { '@type': 'PostalAddress', streetAddress: event.location, addressCountry: 'BD' } },
    ...(event.thumbnail ? { image: [origin + event.thumbnail] } : {}),
    description: descriptionOf(textOfHtml(event.description)),
    organizer: { '@type': 'Person', name: profile?.full_name ?? event.seller_name },
    offers: offersOf(event, url),
    ...ratingSchema(event.rating),
  }
}

/** Only of reviews that there are, and of so many that there is a mean. */
const ratingSchema = (rating: EventDetail['rating']): object =>
  rating && rating.mean !== null
    ? {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Math.round(rating.mean * 10) / 10,
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }
    : {}

function offersOf(event: EventDetail, url: string): object[] {
  const tickets =
    event.related_event_tickets.length > 0 ? event.related_event_tickets : [{ title: event.title, price: event.price, seats: event.seats, from: null }]
  const isOut = (ticket: { seats: number; is_closed?: boolean | undefined }) => ticket.seats === 0 || ticket.is_closed || !event.is_active
  return tickets.map(({ title, price, from, ...ticket }) => ({
    '@type': 'Offer',
    name: title,
    url,
    price,
    priceCurrency: CURRENCY,
    availability: `https://schema.org/${isOut(ticket) ? 'SoldOut' : 'InStock'}`,
    ...(from ? { validFrom: from } : {}),
  }))
}

import { TRUST_LEAST } from '#contract/sellers/seller-trust.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import { filmSchema } from '../../nouns/films/film-schema.ts'
import { type HeadTools, offTheRecord, type PageHead } from '../../ui/navigation/page-head.ts'

/** What the page of a seller says of itself; addresses without origin, without language prefix. @see https://schema.org/ProfilePage */
export function sellerHead(seller: SellerPage, { texts, origin }: HeadTools): PageHead {
  const canonicalPath = `/seller/${seller.slug}`
  const picture = seller.profile_picture ?? seller.pictures?.[0]?.file
  const { rating } = seller
  const videos = filmsOf(seller, origin)
  const about = seller.about.replace(/\s+/g, ' ').slice(0, 160)
  return {
    title: seller.full_name,
    description: [seller.profession, about || texts.t('sellers:head.description', { name: seller.full_name })].filter(Boolean).join(' · '),
    canonicalPath,
    image: picture,
    ...offTheRecord(seller),
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      dateCreated: seller.member_since,
      mainEntity: {
        '@type': 'Organization',
        name: seller.full_name,
        url: origin + canonicalPath,
        ...(picture ? { image: origin + picture } : {}),
        ...(seller.about ? { description: about } : {}),
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: seller.follower_count ?? 0,
        },
        ...(videos.length > 0 && { subjectOf: videos }),
        ...(rating?.mean != null && rating.count >= TRUST_LEAST.ratings
          ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: Math.round(rating.mean * 10) / 10, reviewCount: rating.count } }
          : {}),
      },
    },
  }
}

/** Its films that play here, with the poster that they have on it. */
function filmsOf({ films = [], pictures = [], profile_picture, full_name }: SellerPage, origin: string): object[] {
  const poster = pictures[0]?.file ?? profile_picture
  return films.flatMap(
    ({ video_url, name, added_at }) =>
      filmSchema({ url: video_url, poster, name: name || full_name, description: name || full_name, uploadDate: added_at }, origin) ?? [],
  )
}

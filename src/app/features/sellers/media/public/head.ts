import type { SellerMediaPage, SellerMedium } from '#contract/sellers/seller-media.ts'
import { filmSchema } from '../../../../nouns/films/film-schema.ts'
import type { HeadTools, PageHead } from '../../../../ui/navigation/page-head.ts'
import { type MediaView, mediaPath } from './media-view.ts'

/** Head of a list of pictures or films; those of one shop are a page of their own. */
export function mediaHead({ list }: MediaView, { results, seller }: SellerMediaPage, { texts, origin }: HeadTools): PageHead {
  const names = seller && { name: seller.name }
  const films = list === 'videos' ? results.flatMap((film) => schemaOf(film, { texts, origin }) ?? []) : []
  const [first] = results
  return {
    title: names ? texts.t(`heads:media.${list}.titleOf`, names) : texts.t(`heads:media.${list}.title`),
    description: names ? texts.t(`heads:media.${list}.descriptionOf`, names) : texts.t(`heads:media.${list}.description`),
    canonicalPath: mediaPath({ list, ...(seller && { seller: seller.slug }) }),
    image: first?.file ?? first?.poster ?? undefined,
    ...(films.length > 0 && {
      structuredData: {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: films.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
      },
    }),
  }
}

function schemaOf({ video_url, poster, name, seller_name, added_at }: SellerMedium, { texts, origin }: HeadTools): object | undefined {
  const said = name || texts.t('heads:media.film', { name: seller_name })
  return video_url === null ? undefined : filmSchema({ url: video_url, poster, name: said, description: said, uploadDate: added_at }, origin)
}

import type { SellerMediaPage } from '#contract/sellers/seller-media.ts'
import type { SellerPage } from '#contract/sellers/sellers.ts'
import type { MakeHead } from '../../ui/navigation/page-head.ts'
import type { Answer } from '../../wire/answer.ts'
import { sellerHead } from './head.ts'
import { mediaHead } from './media/public/head.ts'
import type { MediaView } from './media/public/media-view.ts'

/** Of pictures and of films, which are read alike. */
const ofMedia: MakeHead = ({ data, ...tools }) => {
  const [view, answer] = data as readonly [MediaView, Answer<SellerMediaPage>]
  return mediaHead(view, answer.value, tools)
}

/** Heads of the public pages of sellers, by route. */
export const SELLER_HEADS: Record<string, MakeHead> = {
  '/seller/$slug': ({ data, ...tools }) => sellerHead((data as readonly [Answer<SellerPage>, unknown])[0].value, tools),
  '/gallery': ofMedia,
  '/videos': ofMedia,
}

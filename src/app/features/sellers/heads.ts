import type { SellerPage } from '#contract/sellers/sellers.ts'
import type { MakeHead } from '../../ui/navigation/page-head.ts'
import type { Answer } from '../../wire/answer.ts'
import { sellerHead } from './head.ts'

/** Heads of the public pages of sellers, by route. */
export const SELLER_HEADS: Record<string, MakeHead> = {
  '/seller/$slug': ({ data, ...tools }) => sellerHead((data as readonly [Answer<SellerPage>, unknown])[0].value, tools),
}

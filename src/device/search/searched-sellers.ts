import * as v from 'valibot'
import { searchedTexts } from '#contract/core/searched-text.ts'
import { rowsWithWords } from '#contract/core/word-search.ts'
import { SellerHit } from '#contract/sellers/seller-hit.ts'
import { SellerPage } from '#contract/sellers/sellers.ts'
import { SELLERS } from '#contract/sellers/sellers-resource.ts'
import type { SearchedNoun } from './search-cached.ts'

/** Sellers as they are found among those whose page this phone holds, and those that a search has found before. */
export const SEARCHED_SELLERS: SearchedNoun<SellerHit> = {
  of: {
    noun: 'sellers',
    card: SellerHit,
    detail: v.pipe(
      SellerPage,
      v.transform((page) => ({ card: { ...page, user_id: page.id }, isListed: true, description: page.skills.join(' ') })),
    ),
    idOf: ({ user_id }) => user_id,
  },
  textsOf: (card, { description = '' }) => {
    const texts = searchedTexts(SELLERS, card, { category: card.profession ?? '' })
    return { ...texts, other: `${texts.other} ${[description].flat().join(' ')}` }
  },
  search: (rows, { q = '' }) => rowsWithWords(rows, rows, q),
}

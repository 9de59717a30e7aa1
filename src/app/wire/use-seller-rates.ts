import { readSellerRates, type SellerRates } from '#contract/wallet/seller-rates.ts'
import { call } from './call.ts'
import { useCachedAnswer } from './use-cached-answer.ts'

/** What the house takes of one's sales, as this phone can have it; undefined: it is not known. */
export const useSellerRates = (): SellerRates | undefined => useCachedAnswer((options) => call(readSellerRates, {}, options), 'seller rates').answer?.value

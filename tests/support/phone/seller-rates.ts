import type { SellerRates } from '#contract/wallet/seller-rates.ts'

/** Of tickets nothing, but in the first category; of goods and bookings five of a hundred, in the first category eight. */
export const RATES: SellerRates = {
  rates: [
    { kind: 'tickets', rate: 0, categories: [{ category: 1, rate: 250 }] },
    { kind: 'shop', rate: 500, categories: [{ category: 1, rate: 800 }] },
    { kind: 'booking', rate: 500, categories: [{ category: 1, rate: 800 }] },
  ],
}

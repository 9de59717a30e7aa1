/** What a test card does. */
export interface TestCard {
  number: string
  brand: 'VISA' | 'MASTERCARD' | 'AMEX'
  outcome: 'pays' | 'declines' | 'risky' | 'waits'
}

/** No other card is taken: no visitor is to type a real one here. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', brand: 'VISA', outcome: 'pays' },
  { number: '5111111111111111', brand: 'MASTERCARD', outcome: 'pays' },
  { number: '371111111111111', brand: 'AMEX', outcome: 'pays' },
  { number: '4000000000000002', brand: 'VISA', outcome: 'declines' },
  { number: '4000000000000119', brand: 'VISA', outcome: 'risky' },
  { number: '4000000000000259', brand: 'VISA', outcome: 'waits' },
]

/** What fits every test card. */
export const TEST_ENTRIES = { expiry: '12/30', cvv: '111', otp: '111111' } as const

/** The first month that the test cards are good in, as years and months. */
const FIRST_MONTH = 2612

/** As people type it: spaces and dashes do not count. */
export const cardNumbered = (typed: string): TestCard | undefined => TEST_CARDS.find(({ number }) => number === typed.replace(/[\s-]/g, ''))

/** `411111XXXXXX1111` */
export const masked = (number: string): string => `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`

export function isGoodExpiry(typed: string): boolean {
  const [, month = '', year = ''] = /^\s*(0[1-9]|1[0-2])\s*\/?\s*(\d\d)\s*$/.exec(typed) ?? []
  return month !== '' && Number(year + month) >= FIRST_MONTH
}

export const isGoodCvv = (typed: string): boolean => typed.trim() === TEST_ENTRIES.cvv
export const isGoodOtp = (typed: string): boolean => ['111111', '123456'].includes(typed.trim())

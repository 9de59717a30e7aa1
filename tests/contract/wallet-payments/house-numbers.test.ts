import { expect, it } from 'vitest'
import { readHouseNumbers } from '#contract/wallet-payments/house-numbers.ts'

it('numbers of the house are a setting: merchant unless it says personal, several of one wallet too', () => {
  expect(readHouseNumbers('')).toEqual([])
  expect(readHouseNumbers(' bkash=01712345678 , nagad = +880 1812-345678 / personal,bkash=01912345678/merchant,')).toEqual([
    { wallet: 'bkash', number: '+8801712345678', kind: 'merchant' },
    { wallet: 'nagad', number: '+8801812345678', kind: 'personal' },
    { wallet: 'bkash', number: '+8801912345678', kind: 'merchant' },
  ])
})

it.each(['upay=01712345678', 'bkash', 'bkash=123', 'bkash=01712345678/agent', 'bkash=01712345678;nagad=01812345678', 'constructor=01712345678'])(
  'a setting that says %s is refused',
  (wrong) => expect(readHouseNumbers(wrong)).toBeUndefined(),
)

import type { Purchase } from '../purchase-handler.ts'

type Contact = Pick<Purchase, 'full_name' | 'phone_number' | 'email'>

const HIDDEN = '•••'
const SHOWN_OF_PHONE = 3

/** How a buyer is shown until staff need more: enough to tell two apart, too little to reach one. Nothing where the person has gone. */
export const maskContact = ({ full_name, phone_number, email }: Contact): Contact => ({
  full_name: full_name.split(/\s+/u).filter(Boolean).map(firstOf).join(' '),
  phone_number: phone_number && `${HIDDEN}${phone_number.slice(-SHOWN_OF_PHONE)}`,
  email: email === '' ? '' : email.split('@').map(firstOf).join('@'),
})

/** What a reader takes for the first letter: with the signs that belong to it. */
const firstOf = (word: string): string => `${[...new Intl.Segmenter().segment(word)][0]?.segment ?? ''}${HIDDEN}`

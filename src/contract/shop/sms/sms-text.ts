import type { AddressForm } from '../../addresses/addresses.ts'
import { phoneNumber } from '../../core/phone-number.ts'
import { type FoundCode, findSmsCode } from './sms-code.ts'

/** What is read beside the code, as its buyer wrote it; a seller puts right what is not. */
export interface SmsAddress {
  full_name: string
  /** As typed; empty: none was found. */
  phone_number: string
  line: string
}

/** Longer than any SMS: what is pasted beyond that is not read. */
const LONGEST = 4000
const PHONE = /[+০-৯\d][০-৯\d\s()-]{9,18}[০-৯\d]/g

/** The whole SMS: the code, then name, number and address in any script. @param place upazila and district, in the words of its reader */
export const writeSms = (code: string, { full_name, phone_number, line, landmark }: AddressForm, place: string): string =>
  [code, full_name, phone_number.replace(/^\+88/, ''), [line, landmark, place].filter(Boolean).join(', ')].join('\n')

/** Reads a pasted SMS. What was written beside the code is read as far as it can be. */
export function readSms(pasted: string): { found: FoundCode; address: SmsAddress } {
  const text = pasted.slice(0, LONGEST)
  const found = findSmsCode(text)
  const rest = found.kind === 'found' ? `${text.slice(0, found.at)}\n${text.slice(found.at + found.length)}` : ''
  const written = rest.match(PHONE)?.find((number) => phoneNumber(number) !== undefined) ?? ''
  const [full_name = '', ...others] = rest
    .replace(written, '\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return { found, address: { full_name, phone_number: written.trim(), line: others.join(', ') } }
}

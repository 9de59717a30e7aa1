import { canon } from './text.ts'

/** Characters as typed. Putting a long text into one form takes time that grows with its square. */
const LONGEST = 60
const MOBILE = /^01[3-9]\d{8}$/

/**
 * A Bangladeshi mobile number as it is kept, `+8801…`, from any way people write it: Bangla digits, spaces, dashes, with or without the
 * country's prefix. Undefined when it is none.
 */
export function phoneNumber(text: string): string | undefined {
  if (text.length > LONGEST) return undefined
  const digits = canon(text)
    .replace(/[\s().-]/g, '')
    .replace(/^(?:\+|00)?88(?=01)/, '')
  return MOBILE.test(digits) ? `+88${digits}` : undefined
}

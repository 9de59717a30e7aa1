import { upperCase } from '#contract/core/one-form.ts'
import { foldDigits } from '#contract/core/text.ts'
import { CODE_CHARACTERS, CODE_LENGTH } from '#contract/events/ticket-rules.ts'

const MISTAKEN: Record<string, string> = { O: '0', I: '1', L: '1' }
const IS_CODE = new RegExp(`^[${CODE_CHARACTERS}]{${CODE_LENGTH}}$`)

/** A code as it is stored, from what was typed: letters of either case, digits of either script, spaces and strokes anywhere. @see Crockford's Base32 */
export const typedCode = (typed: string): string =>
  upperCase(foldDigits(typed))
    .replace(/[\s\-–—.]/g, '')
    .replace(/[OIL]/g, (letter) => MISTAKEN[letter] ?? letter)

/** Whether it may be a ticket's. */
export const isCode = (code: string): boolean => IS_CODE.test(code)

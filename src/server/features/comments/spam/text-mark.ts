import { createHash } from 'node:crypto'
import { fold } from '#contract/core/text.ts'

/** What is not longer is written by many people by themselves: thanks, praise, a greeting. */
const SHORT = 20

/** A text as it is compared with others. */
export interface TextMark {
  /** The same for all texts that say the same in other punctuation, case and spelling of digits. */
  hash: string
  /** Whether it is long enough that the same one again is no accident. */
  isTelling: boolean
}

/** The mark of a text. Nothing of the text can be read from it. */
export function textMark(text: string): TextMark {
  const folded = fold(text)
  return { hash: createHash('sha256').update(folded).digest('base64url'), isTelling: [...folded].length > SHORT }
}

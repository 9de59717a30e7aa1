import { createHash } from 'node:crypto'
import { fold } from '#contract/core/text.ts'
import { seenText } from './seen-text.ts'

/** What is not longer is written by many people by themselves: thanks, praise, a greeting. */
const SHORT = 20

/** A text as it is compared with others. */
interface TextMark {
  /** The same for all texts that say the same in other punctuation, case, spaces and spelling of digits. */
  hash: string
  /** Whether it is long enough that the same one again is no accident. */
  isTelling: boolean
}

/** The mark of a text. Where its words end does not count: spaces are set between letters so that a text seems another. */
export function textMark(text: string): TextMark {
  const folded = fold(seenText(text))
  return { hash: createHash('sha256').update(folded.replaceAll(' ', '')).digest('base64url'), isTelling: [...folded].length > SHORT }
}

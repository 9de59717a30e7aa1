import type { Tx } from '../db/connection/in-transaction.ts'
import { judgeText } from '../spam/judge-text.ts'
import { textMark } from '../spam/text-mark.ts'
import { wasWritten } from '../spam/written-texts.ts'

/** The names of a review, and of an answer to one, among all that people write. */
export const sourceOf = (review_id: number): string => `review ${review_id}`
export const sourceOfAnswer = (review_id: number): string => `answer ${review_id}`

interface Written {
  text: string
  isFlood: boolean
  /** The name of what it is, where it was written before. */
  source?: string
}

/** Why a review waits for staff, by the rules that hold for all texts; null: it is shown at once. Stars alone are no text. */
export async function judgeReview(tx: Pick<Tx, 'execute'>, { text, isFlood: isFlooding, source }: Written) {
  const { hash, isTelling } = textMark(text)
  const isRepeated = isTelling && (await wasWritten(tx, hash, source))
  const held_reason = judgeText({ text, website: '', isMember: true, isRepeated, isFlood: isFlooding })
  return { held_reason, text_hash: text === '' ? '' : hash }
}

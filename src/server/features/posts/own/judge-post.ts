import type { PostHeldReason } from '#contract/posts/post-limits.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import { countLinks } from '../../../spam/count-links.ts'
import { judgeText } from '../../../spam/judge-text.ts'
import { textMark } from '../../../spam/text-mark.ts'
import { wasWritten } from '../../../spam/written-texts.ts'

/** The name of a post among all that people write. */
export const sourceOf = (post_id: number): string => `post ${post_id}`

interface Said {
  text: string
  /** Of the pictures: they are texts too. */
  alts: readonly string[]
  film: string
  website: string
  /** See `isNewAccount`. */
  isNew: boolean
  isFlood: boolean
  /** Its own name, where it was written before. */
  source?: string
}

/** Why a post waits for staff; null: it is shown at once. */
export async function judgePost(
  tx: Pick<Tx, 'execute'>,
  { text, alts, film, website, isNew, isFlood, source }: Said,
): Promise<{ held_reason: PostHeldReason | null; text_hash: string }> {
  const { hash, isTelling } = textMark(text)
  const all = [text, ...alts].join('\n')
  const isRepeated = text !== '' && isTelling && (await wasWritten(tx, hash, source))
  const judged = judgeText({ text: all, website, isMember: true, isRepeated, isFlood })
  const isTooSoon = isNew && (film !== '' || countLinks(all) > 0)
  return { held_reason: judged ?? (isTooSoon ? 'new-account' : null), text_hash: text === '' ? '' : hash }
}

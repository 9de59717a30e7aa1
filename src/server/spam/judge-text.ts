import type { HELD_REASONS } from '#contract/threads/comments.ts'
import { countLinks } from './count-links.ts'

type HeldReason = (typeof HELD_REASONS)[number]

/** So many links a user with an account may write; a visitor without one, none. */
const MEMBER_LINKS = 2

/** What is known of a text that its sender wants to have shown. */
interface Written {
  text: string
  /** What stood in the field that people do not see. */
  website: string
  isMember: boolean
  /** The same text was written a short time ago, and it is not one that many people think of. */
  isRepeated: boolean
  /** Its sender has written many in a short time. */
  isFlood: boolean
}

/** Why a text waits for staff; null: it is shown at once. */
export function judgeText({ text, website, isMember, isRepeated, isFlood }: Written): HeldReason | null {
  if (website !== '') return 'trap'
  if (countLinks(text) > (isMember ? MEMBER_LINKS : 0)) return 'links'
  if (isRepeated) return 'same'
  return isFlood ? 'flood' : null
}

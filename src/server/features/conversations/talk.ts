import type { ConversationKind, ConversationSide } from '#contract/conversations/conversation-rules.ts'
import type { SignedInAs } from '../../http/sessions/live-sessions.ts'

/** Who asks. */
export type Who = Pick<SignedInAs, 'user_id' | 'is_staff'>

/** What a conversation is about, and between whom, whether or not anything was written yet. */
export interface Talk {
  kind: ConversationKind
  event: number | null
  purchase: number | null
  job_application: number | null
  asker: number
  /** Null: the support team. */
  answerer: number | null
}

/** A conversation as seen by one of its sides. */
export interface Located {
  talk: Talk
  side: ConversationSide
  /** Undefined: nothing was written yet. */
  conversation: number | undefined
}

/** What a conversation about nothing in particular names. */
export const NOTHING = { event: null, purchase: null, job_application: null }

import * as v from 'valibot'
import { Count, Id } from '../core/fields.ts'
import type { NoticeGroups } from '../notices/notice-group.ts'

/** Notices of conversations: the other side has written. One notice for each conversation as long as it is unread. */
export const CONVERSATION_NOTICES = ['new-messages'] as const
export type ConversationNotice = (typeof CONVERSATION_NOTICES)[number]

/** What the other side has written since it was last read. */
export const NewMessages = v.object({
  conversation_id: Id,
  /** Of who wrote; empty: the support team. */
  name: v.string(),
  count: Count,
})
export type NewMessages = v.InferOutput<typeof NewMessages>

/** Where a conversation is read. A path of ours. */
export const conversationPath = ({ conversation_id }: Pick<NewMessages, 'conversation_id'>): `/${string}` => `/messages/${conversation_id}`

export const CONVERSATION_NOTICE_GROUPS = {
  conversations: { kinds: CONVERSATION_NOTICES, app: 'switch', audience: 'everyone', mail: 'message_mails' },
} as const satisfies NoticeGroups

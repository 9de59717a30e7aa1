import * as v from 'valibot'
import { CONVERSATION_NOTICES, conversationPath, NewMessages } from '#contract/conversations/conversation-notices.ts'
import { numberWriter } from '#contract/core/format.ts'
import type { Language } from '#contract/core/languages.ts'

/** That the other side of a conversation has written; its address is ours. */
const MessagesMessage = v.object({ kind: v.picklist(CONVERSATION_NOTICES), event_title: v.string(), messages: NewMessages })

/** What a message about new messages says; undefined: it is none. */
export function readMessages(data: unknown) {
  const read = v.safeParse(MessagesMessage, data)
  if (!read.success) return undefined
  const { kind, event_title, messages } = read.output
  return { kind, event_order_id: '', event_title, path: conversationPath(messages), messages }
}

const TEAM: Record<Language, string> = { en: 'Support team', bn: 'সাপোর্ট টিম' }

/** `Rafiq: 2 new messages`; nothing of what they say. */
export function messagesWords({ name, count }: NewMessages, language: Language): string {
  const many = numberWriter(language === 'bn').number(count)
  const words = language === 'bn' ? `${many}টি নতুন মেসেজ` : `${many} new ${count === 1 ? 'message' : 'messages'}`
  return `${name || TEAM[language]}: ${words}`
}

import { type ConversationNotice, conversationPath } from '#contract/conversations/conversation-notices.ts'
import { GOOD, type NoticeView } from './notice-view.ts'

export const CONVERSATION_NOTICE_VIEWS: Record<ConversationNotice, NoticeView> = {
  'new-messages': {
    icon: 'i-lucide-message-square-text',
    colour: GOOD,
    title: ({ event_title }) => event_title ?? '',
    place: ({ messages }) => ({ path: messages ? conversationPath(messages) : '/messages' }),
    words: ({ messages }, t) => {
      if (!messages) return undefined
      const { name, count } = messages
      return name ? t('messages.from', { name, count }) : t('messages.support', { count })
    },
  },
}

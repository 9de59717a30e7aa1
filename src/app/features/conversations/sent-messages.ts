import { create } from 'zustand'
import type { Message } from '#contract/conversations/conversations.ts'
import { useSession } from '../../state/session/session.ts'
import { noteConversationChange } from './conversation-changes.ts'
import type { MessageAbout } from './message-entry.ts'

/** A message that was sent since the page was opened. */
export interface SentMessage {
  /** Of the entry that it was while it waited: what is drawn under it stays the same. */
  key: string
  about: MessageAbout
  conversation_id: number
  message: Message
}

export const useSentMessages = create<{ sent: readonly SentMessage[] }>()(() => ({ sent: [] }))

// Another person may sign in where this page stays open.
useSession.subscribe(({ account }, before) => {
  if (account?.id !== before.account?.id) useSentMessages.setState({ sent: [] })
})

/** Has the conversation show it before it is read again. */
export function noteSent(message: SentMessage): void {
  const { sent } = useSentMessages.getState()
  if (sent.some(({ key }) => key === message.key)) return
  useSentMessages.setState({ sent: [...sent, message] })
  noteConversationChange()
}

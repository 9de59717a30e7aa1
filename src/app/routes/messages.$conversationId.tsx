import { createFileRoute } from '@tanstack/react-router'
import { ConversationScreen } from '../features/conversations/screens/conversation.tsx'

export const Route = createFileRoute('/messages/$conversationId')({ component: MessagesOfOneScreen })

function MessagesOfOneScreen() {
  const { conversationId } = Route.useParams()
  return <ConversationScreen key={conversationId} conversation_id={Number(conversationId)} />
}

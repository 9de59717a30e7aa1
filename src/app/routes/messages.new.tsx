import { createFileRoute } from '@tanstack/react-router'
import { NewConversation } from '../features/conversations/screens/new-conversation.tsx'

export const Route = createFileRoute('/messages/new')({ component: NewMessageScreen })

function NewMessageScreen() {
  const search: Record<string, unknown> = Route.useSearch()
  return <NewConversation search={search} />
}

import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConversationScreen } from '../features/conversations/screens/conversation.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'

export const Route = createFileRoute('/messages_/$conversationId')({ component: MessagesOfOneScreen })

function MessagesOfOneScreen() {
  const { t } = useTranslation()
  const { conversationId } = Route.useParams()
  return (
    <Guard wants="signed-in" what={t('shell:titles.messages')}>
      <SellerArea>
        <ConversationScreen key={conversationId} conversation_id={Number(conversationId)} />
      </SellerArea>
    </Guard>
  )
}

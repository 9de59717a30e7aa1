import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NewConversation } from '../features/conversations/screens/new-conversation.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { useSession } from '../state/session/session.ts'
import { useHydrating } from '../ui/hydration/use-hydrating.ts'
import { PageLinks } from '../ui/navigation/page-links.tsx'

export const Route = createFileRoute('/messages_/new')({ component: NewMessageScreen })

function NewMessageScreen() {
  const { t } = useTranslation()
  const search: Record<string, unknown> = Route.useSearch()
  const isHydrating = useHydrating()
  const isVisitor = useSession(({ token }) => token === null)
  const isSupport = search.kind === 'support'
  return (
    <>
      <Guard wants="signed-in" what={t(isSupport ? 'conversations:support' : 'shell:titles.messages')}>
        <SellerArea>
          <NewConversation search={search} />
        </SellerArea>
      </Guard>
      {isSupport && (isHydrating || isVisitor) && (
        <div className={isHydrating ? 'visitor-only' : ''}>
          <PageLinks lead={t('conversations:withoutAccount')} pages={['contact', 'help']} className="text-center text-ink-soft" />
        </div>
      )}
    </>
  )
}

import { createFileRoute, Outlet, useChildMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { MessageColumns } from '../features/conversations/screens/message-columns.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { useSession } from '../state/session/session.ts'
import { useHydrating } from '../ui/hydration/use-hydrating.ts'
import { PageLinks } from '../ui/navigation/page-links.tsx'

export const Route = createFileRoute('/messages')({ component: MessagesScreen })

/** Around all conversations and the one that is open: the list stays where it is while another one is opened. */
function MessagesScreen() {
  const { t } = useTranslation()
  const { account } = useAccount()
  // What is shown, not where a press has just begun to lead.
  const open = useChildMatches({ select: ([child]) => child?.pathname })
  const search: Record<string, unknown> = Route.useSearch()
  const isHydrating = useHydrating()
  const isVisitor = useSession(({ token }) => token === null)
  const isSupport = open === '/messages/new' && search.kind === 'support'
  return (
    <>
      <Guard wants="signed-in" what={t(isSupport ? 'conversations:support' : 'shell:titles.messages')}>
        <SellerArea>
          <MessageColumns open={open} search={search} isStaff={account?.is_staff ?? false}>
            <Outlet />
          </MessageColumns>
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

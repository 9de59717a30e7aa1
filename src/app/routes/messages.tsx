import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { Conversations } from '../features/conversations/screens/conversations.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/messages')({ component: MessagesScreen })

function MessagesScreen() {
  const { t } = useTranslation()
  const { account } = useAccount()
  const search: Record<string, unknown> = Route.useSearch()
  const title = t('shell:titles.messages')
  usePageTitle(title)
  return (
    <Guard wants="signed-in" what={title}>
      <SellerArea>
        <Conversations search={search} isStaff={account?.is_staff ?? false} />
      </SellerArea>
    </Guard>
  )
}

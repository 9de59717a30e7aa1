import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { reloadAccount, useAccount } from '../features/accounts/use-account.ts'
import { BecomeASeller } from '../features/sellers/screens/become-a-seller.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { showNotice } from '../state/notices.ts'
import { chooseMode } from '../state/session/mode.ts'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/become-a-seller')({ component: BecomeASellerScreen })

function BecomeASellerScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  usePageTitle(t('sellers:form.title'))
  const onDone = async () => {
    chooseMode('seller')
    reloadAccount()
    showNotice(t('sellers:form.done'))
    await navigate({ to: '/sellerprofile' })
  }
  return (
    <Guard wants="signed-in" what={t('sellers:form.title')}>
      <Form onDone={onDone} />
    </Guard>
  )
}

function Form({ onDone }: { onDone: () => Promise<void> }) {
  const { account, problem, reload } = useAccount()
  return <BecomeASeller isSeller={account && account.seller_slug !== null} problem={problem} onRetry={reload} onDone={onDone} />
}

import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Account } from '#contract/accounts/accounts.ts'
import { useAccount } from '../features/accounts/use-account.ts'
import { useProof } from '../features/accounts/use-proof.tsx'
import { readCallingOff } from '../features/events/own/calling-off.ts'
import { Manage } from '../features/events/own/screens/manage.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/sellerevents_/manage')({ component: ManageScreen })

function ManageScreen() {
  const { t } = useTranslation()
  const { account } = useAccount()
  usePageTitle(t('selling:manage.title'))
  return (
    <Guard wants="seller" what={t('selling:manage.title')}>
      <SellerArea>{account && <Proven account={account} />}</SellerArea>
    </Guard>
  )
}

/** What calls an event off may ask for the password once more. */
function Proven({ account }: { account: Account }) {
  const { withProof, dialog } = useProof(account)
  const navigate = useNavigate()
  const stop = () => void navigate({ to: '/sellerevents/manage', search: {}, replace: true, resetScroll: false })
  return <Manage callingOff={readCallingOff(Route.useSearch()).call_off} onStopCallingOff={stop} withProof={withProof} proof={dialog} />
}

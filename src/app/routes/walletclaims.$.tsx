import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { useProof } from '../features/accounts/use-proof.tsx'
import { ReceivingNumbers } from '../features/wallet-payments/screens/receiving-numbers.tsx'
import { WalletClaims } from '../features/wallet-payments/screens/wallet-claims.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { SellerArea } from '../shell/guards/seller-area.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

/** What buyers say they have paid to a shop, and the numbers to which it is paid: each route is paid for by every page, so that they share one. */
export const Route = createFileRoute('/walletclaims/$')({
  validateSearch: ({ group }: Record<string, unknown>): { group?: 'all' } => (group === 'all' ? { group } : {}),
  component: ClaimsScreen,
})

function ClaimsScreen() {
  const { t } = useTranslation('wallets')
  const { _splat = '' } = Route.useParams()
  const { group = 'open' } = Route.useSearch()
  const isNumbers = _splat === 'numbers'
  const what = t(isNumbers ? 'numbers.title' : 'list.title')
  usePageTitle(what)
  if (_splat !== '' && !isNumbers) return <NotFoundScreen />
  return (
    <Guard wants="seller" what={what}>
      <SellerArea>{isNumbers ? <Numbers /> : <WalletClaims group={group} />}</SellerArea>
    </Guard>
  )
}

function Numbers() {
  const { account } = useAccount()
  return account && <NumbersOf account={account} />
}

function NumbersOf({ account }: { account: Parameters<typeof useProof>[0] }) {
  const { withProof, dialog } = useProof(account)
  return (
    <>
      <ReceivingNumbers withProof={withProof} />
      {dialog}
    </>
  )
}

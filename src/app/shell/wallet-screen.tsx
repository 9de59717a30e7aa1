import { useAccount } from '../features/accounts/use-account.ts'
import { useProof } from '../features/accounts/use-proof.tsx'
import { readMovesFilter } from '../features/wallet/moves-filter.ts'
import { WalletMoves } from '../features/wallet/screens/moves.tsx'
import { WalletOverview } from '../features/wallet/screens/overview.tsx'
import { WalletStatement } from '../features/wallet/screens/statement.tsx'
import { Withdraw } from '../features/wallet/screens/withdraw.tsx'
import { readSpan } from '../features/wallet/statement-span.ts'
import { PayDebt } from '../features/wallet-payments/screens/pay-debt.tsx'
import { useNow } from '../ui/formats/use-now.ts'

/** The screen of the wallet of a name, with what accounts know of its owner. */
export function WalletScreen({ name, search }: { name: string; search: Record<string, unknown> }) {
  const { account } = useAccount()
  const now = useNow()
  if (name === 'moves') return <WalletMoves filter={readMovesFilter(search)} />
  if (name === 'statement')
    return now === undefined ? null : <WalletStatement span={readSpan(search, now)} owner={account?.full_name || (account?.username ?? '')} />
  if (name === 'pay') return <PayDebt />
  if (name === 'withdraw') return account ? <Withdrawing account={account} /> : null
  return <WalletOverview isSeller={Boolean(account?.seller_slug)} />
}

function Withdrawing({ account }: { account: Parameters<typeof useProof>[0] }) {
  const { withProof, dialog } = useProof(account)
  return (
    <>
      <Withdraw withProof={withProof} />
      {dialog}
    </>
  )
}

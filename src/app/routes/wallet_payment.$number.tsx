import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { WalletPaymentScreen } from '../features/wallet-payments/screens/wallet-payment.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/wallet_payment/$number')({ component: PaymentScreen })

function PaymentScreen() {
  const { t } = useTranslation('wallets')
  const { number } = Route.useParams()
  usePageTitle(t('pay.title'))
  return (
    <Guard wants="signed-in" what={t('pay.title')}>
      <WalletPaymentScreen key={number} number={number} />
    </Guard>
  )
}

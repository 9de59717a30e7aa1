import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PaymentParts } from '../features/bookings/booking/payment-parts.ts'
import { BookingScreen } from '../features/bookings/booking/screens/booking.tsx'
import { TellMeWhenSent } from '../features/notices/parts/tell-me-when-sent.tsx'
import { BackToPage } from '../features/orders/parts/back-to-page.tsx'
import { HoldCountdown } from '../features/orders/parts/hold-countdown.tsx'
import { OrderRefunds } from '../features/orders/parts/order-refunds.tsx'
import { PayButton } from '../features/orders/parts/pay-button.tsx'
import { PayFailed } from '../features/orders/parts/pay-failed.tsx'
import { Guard } from '../shell/guards/guard.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

const SAID = ['success', 'fail', 'cancel', 'failed'] as const

export const Route = createFileRoute('/booking/$number')({
  validateSearch: ({ payment }: Record<string, unknown>): { payment?: (typeof SAID)[number] } => {
    const said = SAID.find((one) => one === payment)
    return said ? { payment: said } : {}
  },
  component: BookingPage,
})

/** Bookings are paid as orders are: here the two meet. */
const PAYMENT: PaymentParts = {
  button: (its) => <PayButton {...its} />,
  countdown: (left) => <HoldCountdown left={left} />,
  backToPage: (its) => <BackToPage {...its} />,
  failed: (its) => <PayFailed {...its} />,
  refunds: (purchase) => <OrderRefunds order={purchase} />,
}

function BookingPage() {
  const { t } = useTranslation('bookings')
  const { number } = Route.useParams()
  usePageTitle(t('title'))
  return (
    <Guard wants="signed-in" what={t('title')}>
      <BookingScreen key={number} number={number} said={Route.useSearch().payment} payment={PAYMENT} whileUndecided={<TellMeWhenSent about="decided" />} />
    </Guard>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AddressForm } from '../features/addresses/parts/address-form.tsx'
import { AddressLines } from '../features/addresses/parts/address-lines.tsx'
import { TellMeWhenSent } from '../features/notices/parts/tell-me-when-sent.tsx'
import { Checkout } from '../features/shop/screens/checkout.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { usePageTitle } from '../ui/navigation/use-page-title.ts'

export const Route = createFileRoute('/checkout')({
  validateSearch: ({ only }: { only?: unknown }): { only?: number } => (Number(only) > 0 ? { only: Number(only) } : {}),
  component: CheckoutScreen,
})

/** Orders go to addresses: here the two meet. */
const ADDRESSES = {
  lines: (address: Parameters<typeof AddressLines>[0]['address']) => <AddressLines address={address} />,
  form: (its: Parameters<typeof AddressForm>[0]) => <AddressForm key={its.address?.id} {...its} />,
}

function CheckoutScreen() {
  const { t } = useTranslation('checkout')
  usePageTitle(t('title'))
  const logIn = <LogInLink className="btn-quiet">{t('common:nav.logIn')}</LogInLink>
  return <Checkout only={Route.useSearch().only} addresses={ADDRESSES} logIn={logIn} whenQueued={<TellMeWhenSent />} />
}

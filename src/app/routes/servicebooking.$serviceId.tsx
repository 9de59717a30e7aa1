import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useAccount } from '../features/accounts/use-account.ts'
import { AddressForm } from '../features/addresses/parts/address-form.tsx'
import { AddressLines } from '../features/addresses/parts/address-lines.tsx'
import { AskForTime } from '../features/bookings/asking/screens/ask-for-time.tsx'
import { ServiceMissing } from '../features/bookings/asking/screens/service-missing.tsx'
import { TellMeWhenSent } from '../features/notices/parts/tell-me-when-sent.tsx'
import type { AddressParts } from '../nouns/address-choice.tsx'
import { NotFoundScreen } from '../shell/failures/late-screens.tsx'
import { LogInLink } from '../shell/header/log-in-link.tsx'
import { useFormat } from '../ui/formats/use-format.ts'
import { orLoadedByServer } from '../wire/loaded-by-server.ts'
import { orNotFound } from '../wire/or-not-found.ts'

export const Route = createFileRoute('/servicebooking/$serviceId')({
  loader: (args) =>
    orLoadedByServer(args, async (options) =>
      orNotFound((await import('../features/bookings/times/slot-calls.ts')).loadService(args.params.serviceId, options)),
    ),
  component: AskingScreen,
  errorComponent: Missing,
  notFoundComponent: NotFoundScreen,
})

/** It is done at addresses: here the two meet. */
const ADDRESSES: AddressParts = {
  lines: (address) => <AddressLines address={address} />,
  form: (its) => <AddressForm key={its.address?.id} {...its} />,
}

function AskingScreen() {
  const { t } = useTranslation()
  const { account } = useAccount()
  const { phone } = useFormat()
  const known = { full_name: account?.full_name ?? '', phone_number: account?.phone ? phone(account.phone) : '', email: account?.email ?? '' }
  const logIn = <LogInLink className="btn-quiet">{t('common:nav.logIn')}</LogInLink>
  return <AskForTime answer={Route.useLoaderData()} account={known} addresses={ADDRESSES} logIn={logIn} whenQueued={<TellMeWhenSent />} />
}

function Missing({ error }: ErrorComponentProps) {
  return <ServiceMissing serviceId={Route.useParams().serviceId} error={error} />
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceDetail } from '#contract/services/services.ts'
import { AddressChoice, type AddressParts } from '../../../../nouns/address-choice.tsx'
import { useSession } from '../../../../state/session/session.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { useLanguage } from '../../../../ui/formats/use-language.ts'
import { usePlaceNames } from '../../../../ui/formats/use-place-names.ts'
import type { Asking } from '../use-asking.ts'

interface Props {
  service: ServiceDetail
  asking: Asking
  parts: AddressParts
  logIn: ReactNode
}

/** Where it is done: at an address of its buyer's book, at the provider's, or nowhere. */
export function AskingPlace({ service, asking: { addresses, address, put, faults }, parts, logIn }: Props) {
  const { t } = useTranslation('bookings')
  const isSignedIn = useSession(({ token }) => token !== null)
  const isBangla = useLanguage() === 'bn'
  const { place } = service
  const area = (isBangla ? service.area_bn : service.area) ?? ''
  const district = (isBangla ? service.district_bn : service.district) ?? ''
  return (
    <section aria-labelledby="asking-place" className="card p-4 grid gap-3">
      <h2 id="asking-place" className="text-lg">
        {t('where.title')}
      </h2>
      <p>{t(`where.buyer.${place}`)}</p>
      {place === 'at-provider' && (
        <>
          <p className="font-600">{[area, district].filter(Boolean).join(', ')}</p>
          <p className="text-sm text-ink-soft">{t('where.later')}</p>
        </>
      )}
      {place === 'online' && <p className="text-sm text-ink-soft">{t('where.linkLater')}</p>}
      {place === 'at-customer' && (
        <>
          <Reaches service={service} />
          {isSignedIn ? (
            <AddressChoice
              addresses={addresses}
              address={address}
              onChoose={(id) => put({ address: id })}
              parts={parts}
              textOf={(word) => t(`address.${word}`)}
            />
          ) : (
            <>
              <p>{t('asking.visitorAddress')}</p>
              <div>{logIn}</div>
            </>
          )}
          <p role="alert" className="text-danger empty:hidden">
            {faults.address && t(faults.address === 'unreached' ? 'asking.unreached' : 'asking.noAddress')}
          </p>
        </>
      )}
    </section>
  )
}

/** Where the provider comes to. */
function Reaches({ service: { reaches } }: { service: ServiceDetail }) {
  const { t } = useTranslation('bookings')
  const format = useFormat()
  const nameOf = usePlaceNames({ district: reaches?.[0] })
  if (reaches === null) return null
  return <p className="text-sm text-ink-soft">{t('asking.reaches', { districts: format.list(reaches.map(nameOf)) })}</p>
}

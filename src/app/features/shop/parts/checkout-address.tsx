import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressChoice, type AddressParts } from '../../../nouns/address-choice.tsx'
import type { Checkout } from '../use-checkout.ts'

interface Props {
  checkout: Checkout
  parts: AddressParts
  isSignedIn: boolean
  logIn: ReactNode
}

/** Where it goes: the first address of the book, or another by one tap; one is added or changed where its reader stands. */
export function CheckoutAddress({ checkout: { addresses, address, choosing }, parts, isSignedIn, logIn }: Props) {
  const { t } = useTranslation('checkout')
  return (
    <section aria-labelledby="checkout-address" className="card p-4 grid gap-3">
      <h2 id="checkout-address" className="text-lg">
        {t('address.title')}
      </h2>
      {isSignedIn ? (
        <AddressChoice addresses={addresses} address={address} onChoose={choosing.chooseAddress} parts={parts} textOf={(word) => t(`address.${word}`)} />
      ) : (
        <>
          <p>{t('visitorBefore')}</p>
          <div>{logIn}</div>
        </>
      )}
    </section>
  )
}

import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { AddressForm } from '#app/features/addresses/parts/address-form.tsx'
import { AddressLines } from '#app/features/addresses/parts/address-lines.tsx'
import { AskForTime } from '#app/features/bookings/asking/screens/ask-for-time.tsx'
import { BookingScreen } from '#app/features/bookings/booking/screens/booking.tsx'
import { BackToPage } from '#app/features/orders/parts/back-to-page.tsx'
import { HoldCountdown } from '#app/features/orders/parts/hold-countdown.tsx'
import { OrderRefunds } from '#app/features/orders/parts/order-refunds.tsx'
import { PayButton } from '#app/features/orders/parts/pay-button.tsx'
import { PayFailed } from '#app/features/orders/parts/pay-failed.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { formatterFor } from '#contract/core/format.ts'
import type { ServiceDetail } from '#contract/services/services.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../accounts/fake-service.ts'
import { signInBuyer, signOffBuyer } from '../orders/an-order.ts'
import { anAddress } from '../shop/a-checkout.tsx'
import { BOOKING, NUMBER } from './a-booking.ts'
import { SLOTS, someSlots } from './a-service.ts'

type Replies = Parameters<typeof fakeService>[0]

const format = formatterFor('en')
export const short = (iso: string): string => `${format.dayShort(iso)}, ${format.time(iso)}`

const PAYMENT = {
  button: (its: Parameters<typeof PayButton>[0]) => <PayButton {...its} />,
  countdown: (left: number) => <HoldCountdown left={left} />,
  backToPage: (its: Parameters<typeof BackToPage>[0]) => <BackToPage {...its} />,
  failed: (its: Parameters<typeof PayFailed>[0]) => <PayFailed {...its} />,
  refunds: (purchase: NonNullable<Booking['purchase']>) => <OrderRefunds order={purchase} />,
}

/** The page of a booking, on a service that answers so. */
export async function show(replies: Replies, language: 'en' | 'bn' = 'en') {
  const asked = fakeService(replies)
  const shown = await renderScreen(<BookingScreen number={NUMBER.toLowerCase()} said={undefined} payment={PAYMENT} />, { at: '/bookings', language })
  return { ...shown, asked }
}
export const showBooking = (booking: Booking, more: Replies = {}, language: 'en' | 'bn' = 'en') => show({ [BOOKING]: { body: booking }, ...more }, language)

const ADDRESSES = {
  lines: (address: Parameters<typeof AddressLines>[0]['address']) => <AddressLines address={address} />,
  form: (its: Parameters<typeof AddressForm>[0]) => <AddressForm {...its} />,
}
const ACCOUNT = { full_name: 'Nasrin Akter', phone_number: '01712-345678', email: '' }

/** The page where a time is asked for, with one address in the book. */
export async function showAsking(service: ServiceDetail, more: Replies = {}, language: 'en' | 'bn' = 'en') {
  const asked = fakeService({ '/api/address/': { body: [anAddress()] }, [SLOTS]: { body: someSlots() }, ...more })
  const screenOf = <AskForTime answer={fresh(service)} account={ACCOUNT} addresses={ADDRESSES} logIn={<a href="/login">Log In</a>} whenQueued={null} />
  const shown = await renderScreen(screenOf, { at: '/servicebooking/12', language })
  return { ...shown, asked }
}

export const status = async () => within(await screen.findByRole('region', { name: 'Booking status' }))
export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Each test of a file has its own user. */
export function asUser(): void {
  beforeEach(() => void signInBuyer())
  afterEach(async () => {
    await signOffBuyer()
    act(() => useOutbox.setState(useOutbox.getInitialState()))
    sessionStorage.clear()
  })
}

import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Bookings } from '#app/features/desk/bookings/bookings.tsx'
import { deskScreenAt } from '#app/shell/desk/desk-screen-at.tsx'
import { FOUR_EYES_ABOVE_TAKA } from '#contract/desk/approval-kinds.ts'
import type { DeskBooking } from '#contract/desk/bookings.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { inDialog, press, type } from '../people/a-person.tsx'

const BOOKINGS = '/api/desk/bookings/'
const AT = '2026-11-20T06:00:00.000Z'
const aDispute = (over: Partial<DeskBooking> = {}): DeskBooking => ({
  ...{ number: 'K7M2Q9TXBR', state: 'disputed', title: 'AC repair', provider: 'Karim Cooling', starts_at: AT, ends_at: '2026-11-20T07:00:00.000Z' },
  buyer: { full_name: 'N•••', phone_number: '•••678' },
  ...{ absent: 'provider', absent_at: AT, objection: 'I rang at the gate twice.', price: 1000, left: 1060, purchase: 'PPPPPPPPP1', disputed_at: AT },
  ...over,
})
const page = (...results: DeskBooking[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Bookings />, { at: '/saved', language })
const row = async (number: string) => within(await screen.findByRole('article', { name: number }))

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('bookings at the desk', () => {
  it('stand at /desk/bookings', () => {
    expect(deskScreenAt('bookings', {})?.screen).toBe('bookings')
  })

  it('say who says what, lead to the purchase, and are decided for the buyer with a reason', async () => {
    const asked = fakeService({ [BOOKINGS]: page(aDispute()), [`${BOOKINGS}K7M2Q9TXBR/decide/`]: { body: { number: 'K7M2Q9TXBR', state: 'no-show' } } })
    await show()
    const shown = await row('K7M2Q9TXBR')
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Customer N•••', 'Provider Karim Cooling'])
    expect(shown.getByText(/^The provider did not come\./)).toBeTruthy()
    expect(shown.getByText('I rang at the gate twice.')).toBeTruthy()
    expect(shown.getByRole('link', { name: 'Open purchase of booking K7M2Q9TXBR' }).getAttribute('href')).toBe('/desk/orders/PPPPPPPPP1')
    await press('For the customer')
    const dialog = await inDialog()
    expect(dialog.getByText(/The customer gets a refund of BDT 1,060/)).toBeTruthy()
    type(dialog.getByLabelText('Reason'), 'Nobody answered the phone.')
    dialog.getByRole('button', { name: 'For the customer' }).click()
    expect(await screen.findByText('Decided for the customer.')).toBeTruthy()
    expect(asked.at(-1)?.body).toEqual({ for: 'buyer', reason: 'Nobody answered the phone.' })
    expect(shown.queryByRole('button')).toBeNull()
  })

  it('are reached and decided by keys, also those that were paid in cash', async () => {
    const cash = aDispute({ number: 'N7M2Q9TXB2', absent: 'buyer', left: 0, purchase: null })
    fakeService({ [BOOKINGS]: page(aDispute(), cash) })
    await show()
    const shown = await row('N7M2Q9TXB2')
    expect(shown.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Provider Karim Cooling', 'Customer N•••'])
    fireEvent.keyDown(document.body, { key: 'j' })
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'j' })
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: '2' })
    const dialog = await inDialog()
    expect(dialog.getByRole('heading', { name: 'Decide for the provider of booking N7M2Q9TXB2?' })).toBeTruthy()
    expect(dialog.getByText('No money moves. Both sides read your reason.')).toBeTruthy()
  })

  it('of more money than one of staff gives back are decided for the buyer once that is done at the purchase', async () => {
    fakeService({ [BOOKINGS]: page(aDispute({ left: FOUR_EYES_ABOVE_TAKA + 1 })) })
    await show()
    const shown = await row('K7M2Q9TXBR')
    expect(shown.getByText(/above BDT 50,000 needs a second member of staff/)).toBeTruthy()
    expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['For the provider2'])
    screen.getByRole('link').focus()
    fireEvent.keyDown(document.activeElement as HTMLElement, { key: '1' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('say that none waits', async () => {
    fakeService({ [BOOKINGS]: page() })
    await show('bn')
    expect(await screen.findByText('আপনার অপেক্ষায় কোনো বুকিং নেই।')).toBeTruthy()
  })
})

import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bookingsPath, groupOf, readBookingsAsked } from '#app/features/bookings/lists/bookings-asked.ts'
import { BookingList } from '#app/features/bookings/lists/screens/booking-list.tsx'
import { FreeSoonest } from '#app/features/bookings/lists/screens/free-soonest.tsx'
import { useSession } from '#app/state/session/session.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { aConfirmed, aListed, aRequest, BOOKING, BOOKINGS, inHours } from '../a-booking.ts'
import { aService } from '../a-service.ts'
import { asUser, button } from '../show-booking.tsx'

asUser()

describe('bookings of one’s own', () => {
  it('are listed by what is to be done, with counts', async () => {
    const asked = fakeService({ [BOOKINGS]: { body: aListed([aConfirmed()]) } })
    await renderScreen(<BookingList side="buyer" group="coming" />, { at: '/bookings' })
    expect(await screen.findByRole('link', { name: 'AC repair' })).toBeTruthy()
    expect((await screen.findByRole('link', { name: 'Requests (1)' })).getAttribute('href')).toBe('/bookings?group=requests')
    expect(asked.some(({ path }) => path === `${BOOKINGS}?group=coming&limit=20&side=buyer`)).toBe(true)
  })

  it('have for their provider what is needed in the row: accepting, declining with a reason, calling, the way', async () => {
    const other = aConfirmed({ side: 'provider', number: 'N7M2Q9TXB0', version: 2 })
    const asked = fakeService({
      [BOOKINGS]: { body: aListed([aRequest(), other]) },
      [`${BOOKING}decline/`]: { body: aRequest({ state: 'declined', ended_by: 'provider', server_time: inHours(1) }) },
    })
    await renderScreen(<BookingList side="provider" group="requests" />, { at: '/bookings' })
    expect(await button('Accept')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+8801712345678')
    expect(screen.getByRole('link', { name: 'Directions' })).toBeTruthy()
    fireEvent.click(await button('Decline'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('radio', { name: 'Too far away' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${BOOKING}decline/`)?.body).toEqual({ version: 3, reason: 'too-far', note: '' }))
    expect(await screen.findByText('Declined')).toBeTruthy()
  })

  it('say what is not there, and where to go', async () => {
    fakeService({ [BOOKINGS]: { body: aListed([], { requests: 0, coming: 0 }) } })
    await renderScreen(<BookingList side="buyer" group="coming" />, { at: '/bookings' })
    expect(await screen.findByText('No upcoming bookings')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Find services' }).getAttribute('href')).toBe('/services')
  })

  it('have an address for each list, and any other means the first', () => {
    expect(bookingsPath('buyer', 'coming')).toBe('/bookings')
    expect(bookingsPath('provider', 'past')).toBe('/bookings?side=provider&group=past')
    expect([groupOf({}), groupOf({ side: 'provider' }), groupOf(readBookingsAsked({ group: 'nonsense', side: 'x' }))]).toEqual(['coming', 'requests', 'coming'])
  })
})

describe('a visitor', () => {
  it('sees what is free soonest, and the way to sign in', async () => {
    useSession.setState({ account: null, token: null })
    const asked = fakeService({ '/api/service/': { body: { results: [aService()], next_cursor: null, total: 1, total_is_exact: true } } })
    await renderScreen(<FreeSoonest logIn={<a href="/login">Log In</a>} />, { at: '/bookings' })
    expect((await screen.findByRole('link', { name: /AC repair/ })).getAttribute('href')).toBe('/servicebooking/12')
    expect(screen.getByText(/^Available (?!soonest)/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy()
    expect(asked.some(({ path }) => path.includes('sort=soonest'))).toBe(true)
  })
})

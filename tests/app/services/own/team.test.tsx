import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Team } from '#app/features/services/own/team/screens/team.tsx'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { field, press, type } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { aMember, TWO } from './a-service.ts'
import { formService } from './form-service.ts'

const TEAM = '/api/team/'
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Team />, { at: '/sellerservices/team', language })

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  signInSeller()
})
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  await signOffSeller()
})

describe('the team of a seller', () => {
  it('says of each who they are, whether they can be booked and what is to come; the seller cannot be removed', async () => {
    fakeService({
      [TEAM]: { body: [aMember(), aMember({ member_id: 9, name: 'Anika', role: 'Electrician', is_owner: false, is_bookable: false, coming: 2 })] },
    })
    await show()
    const [seller, anika] = await screen.findAllByRole('listitem')
    for (const words of ['Rafiq', 'You', 'Can be booked']) expect(seller?.textContent).toContain(words)
    expect(within(seller as HTMLElement).queryByRole('button', { name: /^Remove/ })).toBeNull()
    for (const words of ['Anika', 'Electrician', 'Cannot be booked', '2 upcoming bookings']) expect(anika?.textContent).toContain(words)
    // Who has bookings to come stays until they are moved or cancelled.
    expect(within(anika as HTMLElement).getByRole<HTMLButtonElement>('button', { name: 'Remove: Anika' }).disabled).toBe(true)
    expect(
      within(anika as HTMLElement)
        .getByRole('link', { name: 'Hours: Anika' })
        .getAttribute('href'),
    ).toBe('/sellerservices/hours?member=9')
  })

  it('takes in somebody new once, with what was typed kept until then', async () => {
    const asked = formService({ [TEAM]: [aMember()] }, () => ({ body: TWO }))
    await show('bn')
    fireEvent.click(await screen.findByRole('button', { name: 'সদস্য যোগ করুন' }))
    fireEvent.click(screen.getByRole('button', { name: 'সেভ করুন' }))
    expect(await screen.findByText('এটি পূরণ করুন')).toBeTruthy()
    type('নাম', 'Anika')
    await waitFor(async () => expect(JSON.stringify(await readDraft('member'))).toContain('Anika'))
    fireEvent.click(screen.getByRole('button', { name: 'সেভ করুন' }))
    expect(await screen.findByText('Electrician')).toBeTruthy()
    expect(asked.at(-1)?.fields).toMatchObject({ name: 'Anika', is_bookable: 'true', client_key: expect.stringMatching(/.{16}/) })
    expect(await readDraft('member')).toBeUndefined()
  })

  it('changes a member, and takes a picture away', async () => {
    const before = [aMember({ picture: '/media/team/a.webp' })]
    const asked = formService({ [TEAM]: before }, () => ({ body: [aMember({ is_bookable: false })] }))
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Rafiq' }))
    expect(field('Name').value).toBe('Rafiq')
    fireEvent.click(screen.getByRole('checkbox', { name: /Can be booked/ }))
    press('Remove Picture 1')
    press('Save')
    expect(await screen.findByText('Cannot be booked')).toBeTruthy()
    expect(asked.at(-1)?.fields).toMatchObject({ name: 'Rafiq', is_bookable: 'false', no_picture: 'true' })
  })

  it('removes somebody, asked before; who has bookings by now stays, and it is said', async () => {
    let isBooked = true
    fakeService({ [TEAM]: { body: TWO }, '/api/team/9/': () => (isBooked ? refusal('bookings-open', 409) : { body: [aMember()] }) })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Remove: Anika' }))
    const dialog = await screen.findByRole('dialog', { hidden: true })
    const yes = within(dialog).getByRole('button', { name: 'Remove', hidden: true })
    fireEvent.click(yes)
    expect(await within(dialog).findByText('Move or cancel them first.')).toBeTruthy()
    isBooked = false
    fireEvent.click(yes)
    await waitFor(() => expect(useNotice.getState().text).toBe('Removed from the team'))
    expect(screen.queryByText('Anika')).toBeNull()
  })

  it('is shown without network, and says that changes need one', async () => {
    fakeService({ [TEAM]: { body: TWO } })
    await show()
    await screen.findByText('Anika')
    cleanup()
    goOffline()
    fakeService({ [TEAM]: 'offline' })
    await show()
    expect(await screen.findByText('Anika')).toBeTruthy()
    expect(screen.getByText(/changes need the internet/)).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Edit: Anika' }).disabled).toBe(true)
  })
})

import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AddressBook } from '#app/features/addresses/parts/address-book.tsx'
import type { Address } from '#contract/addresses/addresses.ts'
import { storePrivateAnswer } from '#device/private-store.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { type Asked, fakeService, refusal } from '../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../events/own/a-seller.tsx'

const BOOK = '/api/address/'
const anAddress = (over: Partial<Address> = {}): Address => ({
  id: 5,
  full_name: 'Shathi Barua',
  phone_number: '+8801712345678',
  division: 'Dhaka',
  district: 'Dhaka',
  area: 'Dhanmondi',
  area_bn: 'ধানমন্ডি',
  line: 'House 4, Road 2',
  landmark: 'Near the lake',
  ...over,
})

let owner = 0
beforeEach(() => {
  owner = signInSeller()
})
afterEach(signOffSeller)

const show = (language: 'en' | 'bn' = 'en') => renderScreen(<AddressBook />, { at: '/profile-settings', language })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.submit(field('Full name').closest('form') as HTMLFormElement)
/** Fills in a new address, as a person would from top to bottom. */
async function fillIn() {
  await press('Add an address')
  type('Full name', 'Palash')
  type('Phone number', '০১৮১২৩৪৫৬৭৮')
  type('Division', 'Dhaka')
  type('District', 'Faridpur')
  await waitFor(() => expect(within(field('Upazila or thana')).getByRole('option', { name: 'Bhanga' })).toBeTruthy())
  type('Upazila or thana', 'Bhanga')
  type('Address', 'Village Ghaura')
}

describe('the address book', () => {
  it('says who, where and how they are reached, in the language of the page', async () => {
    fakeService({ [BOOK]: { body: [anAddress()] } })
    await show()
    expect((await screen.findByText('Dhanmondi, Dhaka')).closest('address')?.textContent).toMatch(/Shathi Barua.*01712-345678.*House 4, Road 2.*Near the lake/)
    cleanup()
    await show('bn')
    expect(await screen.findByText('ধানমন্ডি, ঢাকা')).toBeTruthy()
    expect(screen.getByText('০১৭১২-৩৪৫৬৭৮')).toBeTruthy()
  })

  it('takes a new address: its places follow each other, and it is sent once under its key', async () => {
    const asked = fakeService({ [BOOK]: ({ body }: Asked) => ({ body: body.address ? [anAddress({ full_name: 'Palash' })] : [] }) })
    await show()
    await screen.findByText('No addresses yet.')
    await press('Add an address')
    expect(field('District').disabled).toBe(true)
    expect(field('Upazila or thana').disabled).toBe(true)
    await press('Cancel')
    await fillIn()
    send()
    expect(await screen.findByText('Palash')).toBeTruthy()
    const [sent] = asked.filter(({ body }) => body.address)
    expect(sent?.body).toMatchObject({
      client_key: expect.stringMatching(/^[\w-]{16,}$/),
      address: { full_name: 'Palash', division: 'Dhaka', district: 'Faridpur', area: 'Bhanga', line: 'Village Ghaura', landmark: '' },
    })
  })

  it('begins the places below anew when the one above is another', async () => {
    fakeService({ [BOOK]: { body: [] } })
    await show()
    await fillIn()
    type('Division', 'Khulna')
    await waitFor(() => expect([field('District').value, field('Upazila or thana').value]).toEqual(['', '']))
    expect(within(field('District')).queryByRole('option', { name: 'Faridpur' })).toBeNull()
  })

  it('says at the field what is missing, and sends nothing', async () => {
    const asked = fakeService({ [BOOK]: { body: [] } })
    await show()
    await press('Add an address')
    type('Full name', 'Palash')
    send()
    await waitFor(() => expect(field('Phone number').getAttribute('aria-invalid')).toBe('true'))
    expect(field('Division').getAttribute('aria-invalid')).toBe('true')
    expect(asked.filter(({ body }) => body.address)).toEqual([])
  })

  it('keeps what was typed when there is no network, and has it again when the form is opened anew', async () => {
    fakeService({ [BOOK]: ({ body }: Asked) => (body.address ? 'offline' : { body: [] }) })
    await show()
    await fillIn()
    send()
    expect(await screen.findByText(/What you typed is kept on this phone/)).toBeTruthy()
    cleanup()
    await show()
    await press('Add an address')
    await waitFor(() => expect(field('Address').value).toBe('Village Ghaura'))
    await waitFor(() => expect([field('District').value, field('Upazila or thana').value]).toEqual(['Faridpur', 'Bhanga']))
    await press('Cancel')
  })

  it('changes one and deletes one, which is asked for once more', async () => {
    const asked = fakeService({
      [BOOK]: { body: [anAddress()] },
      '/api/address/5/': ({ body }: Asked) => ({ body: body.address ? [anAddress({ line: 'House 9' })] : [] }),
    })
    await show()
    await press('Edit the address of Shathi Barua')
    expect(field('Phone number').value).toBe('01712-345678')
    type('Address', 'House 9')
    send()
    expect(await screen.findByText('House 9')).toBeTruthy()
    await press('Delete the address of Shathi Barua')
    const before = asked.length
    fireEvent.click(within(await screen.findByRole('dialog', { hidden: true })).getByRole('button', { name: 'Delete', hidden: true }))
    expect(await screen.findByText('No addresses yet.')).toBeTruthy()
    expect(asked).toHaveLength(before + 1)
  })

  it('says that one is gone which was deleted on another device', async () => {
    fakeService({ [BOOK]: { body: [anAddress()] }, '/api/address/5/': refusal('not-found', 404) })
    await show()
    await press('Edit the address of Shathi Barua')
    type('Address', 'House 9')
    send()
    expect(await screen.findByText('This address was deleted on another device.')).toBeTruthy()
    await press('Cancel')
  })

  it('has no room for an eleventh', async () => {
    fakeService({ [BOOK]: { body: Array.from({ length: 10 }, (_, at) => anAddress({ id: at + 1 })) } })
    await show()
    expect(await screen.findByText('You can keep 10 addresses. Delete one to add another.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull()
  })

  it('is read from the phone without network, and says what cannot be done', async () => {
    await storePrivateAnswer(owner, { address: BOOK, body: [anAddress()], etag: null, fetchedAt: new Date().toISOString() })
    fakeService({ [BOOK]: 'offline' })
    goOffline()
    await show()
    expect(await screen.findByText('Dhanmondi, Dhaka')).toBeTruthy()
    expect(screen.getByText(/changing them needs the internet/)).toBeTruthy()
  })
})

import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Delivery } from '#app/features/products/own/screens/delivery.tsx'
import { readDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { choose, field, press, type } from '#tests/support/phone/filling.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { aDeliveryOption, aShop } from './a-product.ts'

const SHOP = '/api/shop/'
const OPTIONS = '/api/delivery_option/'
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<Delivery />, { at: '/products/delivery', language })

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true
  }
  signInSeller()
})
afterEach(signOffSeller)

describe('the delivery options of a shop', () => {
  it('say how, where to, for how much and in how many days', async () => {
    const option = aDeliveryOption({ districts: ['Dhaka', 'Gazipur'], areas: ['Sylhet/Bishwanath'], free_from: 1000 })
    fakeService({ [SHOP]: { body: aShop({ options: [option, aDeliveryOption({ id: 32, kind: 'pickup', note: 'House 3, Mirpur', is_cod: false })] }) } })
    await show()
    const [courier, pickup] = await screen.findAllByRole('listitem')
    await waitFor(() => expect(courier?.textContent).toContain('Dhaka, Gazipur and Bishwanath, Sylhet'))
    for (const words of ['Courier: Pathao', 'BDT 80', 'free from BDT 1,000', '2–3 days', 'Cash on delivery or online'])
      expect(courier?.textContent).toContain(words)
    for (const words of ['Pickup: House 3, Mirpur', 'Online payment only']) expect(pickup?.textContent).toContain(words)
    expect(pickup?.textContent).not.toContain('BDT')
  })

  it('are said in Bangla, with the Bangla names of places', async () => {
    fakeService({ [SHOP]: { body: aShop({ options: [aDeliveryOption({ districts: ['Gazipur'] })] }) } })
    await show('bn')
    const [option] = await screen.findAllByRole('listitem')
    for (const words of ['কুরিয়ার', 'গাজীপুর', '৳৮০', '২–৩ দিন']) expect(option?.textContent).toContain(words)
  })

  it('are added with places that a search finds in either script', async () => {
    const asked = fakeService({ [SHOP]: { body: aShop({ options: [] }) }, [OPTIONS]: { body: aShop() } })
    await show()
    expect(await screen.findByText('No delivery option yet')).toBeTruthy()
    press('Add a delivery option')
    fireEvent.click(field('Some places only'))
    press('Save')
    expect(await screen.findByText('Choose at least one place')).toBeTruthy()
    const search = field('Search a division, district or upazila')
    fireEvent.change(search, { target: { value: 'গাজীপুর' } })
    press('Gazipur district')
    fireEvent.change(search, { target: { value: 'savar' } })
    fireEvent.click(await screen.findByRole('button', { name: 'Savar, Dhaka' }))
    fireEvent.change(search, { target: { value: 'sylhet' } })
    press('All districts of Sylhet division')
    press('Remove Habiganj')
    press('Remove Savar, Dhaka')
    expect(screen.getByText('Removed: Savar, Dhaka')).toBeTruthy()
    fireEvent.change(search, { target: { value: 'savar' } })
    press('Savar, Dhaka')
    type('Delivery fee (BDT)', '৮০')
    press('Save')
    await waitFor(() => expect(asked.some(({ path }) => path === OPTIONS)).toBe(true))
    const body: Record<string, unknown> = asked.find(({ path }) => path === OPTIONS)?.body ?? {}
    expect(body.client_key).toBeTruthy()
    expect(body.option).toMatchObject({
      kind: 'courier',
      districts: ['Gazipur', 'Moulvibazar', 'Sunamganj', 'Sylhet'],
      areas: ['Dhaka/Savar'],
      fee: '৮০',
      is_cod: true,
    })
    await waitFor(() => expect(useNotice.getState().text).toBe('Saved'))
  })

  it('ask of what is fetched where it is, and for no fee', async () => {
    const asked = fakeService({ [SHOP]: { body: aShop({ options: [] }) }, [OPTIONS]: { body: aShop() } })
    await show()
    await screen.findByText('No delivery option yet')
    press('Add a delivery option')
    await choose('How', 'pickup')
    expect(screen.queryByLabelText('Delivery fee (BDT)')).toBeNull()
    press('Save')
    expect(await screen.findByText('This field is required')).toBeTruthy()
    type('Where to pick it up', 'House 3, Mirpur')
    press('Save')
    await waitFor(() =>
      expect(asked.find(({ path }) => path === OPTIONS)?.body.option).toMatchObject({ kind: 'pickup', note: 'House 3, Mirpur', fee: '0', districts: [] }),
    )
  })

  it('say that the longest time cannot be below the shortest', async () => {
    fakeService({ [SHOP]: { body: aShop({ options: [] }) } })
    await show()
    await screen.findByText('No delivery option yet')
    press('Add a delivery option')
    type('Delivery fee (BDT)', '0')
    type('Days, at least', '৫')
    type('Days, at most', '2')
    press('Save')
    expect(await screen.findByText(/can’t be below/)).toBeTruthy()
  })

  it('are changed and deleted, but asked before', async () => {
    const asked = fakeService({ [SHOP]: { body: aShop() }, '/api/delivery_option/31/': { body: aShop({ options: [aDeliveryOption({ fee: 90 })] }) } })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Courier: Pathao' }))
    expect(field('Delivery fee (BDT)').value).toBe('80')
    type('Delivery fee (BDT)', '90')
    press('Save')
    expect(await screen.findByText('BDT 90')).toBeTruthy()
    press('Delete: Courier: Pathao')
    expect(asked.filter(({ path }) => path === '/api/delivery_option/31/')).toHaveLength(1)
    fireEvent.click(within(await screen.findByRole('dialog', { hidden: true })).getByRole('button', { name: 'Delete', hidden: true }))
    await waitFor(() => expect(asked.filter(({ path }) => path === '/api/delivery_option/31/')).toHaveLength(2))
  })

  it('keep what is typed until it is saved, also without network', async () => {
    fakeService({ [SHOP]: { body: aShop({ options: [] }) } })
    await show()
    await screen.findByText('No delivery option yet')
    press('Add a delivery option')
    type('Delivery fee (BDT)', '75')
    await waitFor(async () => expect(JSON.stringify(await readDraft('delivery option'))).toContain('75'))
    goOffline()
    fakeService({ [SHOP]: { body: aShop({ options: [] }) }, [OPTIONS]: 'offline' })
    press('Save')
    expect(await screen.findByText(/what you typed stays on this phone/)).toBeTruthy()
    cleanup()
    await show()
    await screen.findByText('No delivery option yet')
    press('Add a delivery option')
    await waitFor(() => expect(field('Delivery fee (BDT)').value).toBe('75'))
    expect(screen.getByText('From earlier, not saved yet')).toBeTruthy()
  })
})

describe('the shop itself', () => {
  it('is closed for some days, and opened again at once', async () => {
    const closed = { from: '2098-01-01', until: '2098-01-05' }
    const asked = fakeService({ [SHOP]: ({ body }) => ({ body: aShop(body.closed === undefined ? {} : { closed: body.closed as never, version: 5 }) }) })
    await show()
    await screen.findByLabelText('First day')
    type('First day', closed.from)
    type('Last day', '2097-01-01')
    press('Close the shop')
    expect(await screen.findByText('The end must be after the start')).toBeTruthy()
    type('Last day', closed.until)
    press('Close the shop')
    expect(await screen.findByText(/Closed from 1 January 2098/)).toBeTruthy()
    expect(asked.find(({ body }) => body.closed)?.body).toEqual({ closed, version: 4 })
    press('Open again now')
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ closed: null, version: 5 }))
  })

  it('says at the field that the last day has passed', async () => {
    fakeService({ [SHOP]: { body: aShop() } })
    await show()
    await screen.findByLabelText('First day')
    type('First day', '2020-01-01')
    type('Last day', '2020-01-02')
    press('Close the shop')
    expect(await screen.findByText('This is in the past')).toBeTruthy()
  })

  it('has a registration number; where it was changed elsewhere, both are shown', async () => {
    let isStale = false
    const asked = fakeService({
      [SHOP]: ({ body }) => {
        if (body.dbid === undefined) return { body: aShop(isStale ? { dbid: '999', version: 6 } : {}) }
        if (!isStale) {
          isStale = true
          return refusal('stale', 409)
        }
        return { body: aShop({ dbid: String(body.dbid), version: 7 }) }
      },
    })
    await show()
    await screen.findByLabelText(/DBID number/)
    type(/DBID number/, '123-456')
    press('Save number')
    const both = await screen.findByRole('region', { name: 'Changed elsewhere' })
    for (const words of ['999', '123-456']) expect(both.textContent).toContain(words)
    press('Keep mine')
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ dbid: '123-456', version: 6 }))
  })

  it('sends what was typed on an earlier visit as a change of the version that was seen then', async () => {
    fakeService({ [SHOP]: { body: aShop() } })
    await show()
    await screen.findByLabelText(/DBID number/)
    type(/DBID number/, '123-456')
    await waitFor(async () => expect(JSON.stringify(await readDraft('shop registration'))).toContain('123-456'))
    cleanup()
    const newer = aShop({ dbid: '999', version: 6 })
    const asked = fakeService({ [SHOP]: ({ body }) => (body.dbid === undefined ? { body: newer } : refusal('stale', 409)) })
    await show()
    await waitFor(() => expect(field(/DBID number/).value).toBe('123-456'))
    press('Save number')
    const both = await screen.findByRole('region', { name: 'Changed elsewhere' })
    for (const words of ['999', '123-456']) expect(both.textContent).toContain(words)
    expect(asked.find(({ body }) => body.dbid)?.body).toEqual({ dbid: '123-456', version: 4 })
  })

  it('takes what is typed in one part as new after another part was saved', async () => {
    let version = 4
    const asked = fakeService({ [SHOP]: ({ body }) => ({ body: aShop({ ...(body.version !== undefined && { version: ++version }), dbid: '' }) }) })
    await show()
    await screen.findByLabelText(/DBID number/)
    type(/DBID number/, '123-456')
    type('First day', '2098-01-01')
    type('Last day', '2098-01-05')
    press('Close the shop')
    await waitFor(() => expect(version).toBe(5))
    await waitFor(() => expect(useNotice.getState().text).toBe('Saved'))
    press('Save number')
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ dbid: '123-456', version: 5 }))
  })

  it('says what went wrong, and tries again', async () => {
    fakeService({ [SHOP]: refusal('bug', 500) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('The shop settings could not be loaded')
  })
})

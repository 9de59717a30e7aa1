import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RiderParcelScreen } from '#app/features/shop/orders/rider/screens/rider-parcel.tsx'
import { useOutbox } from '#app/state/outbox/outbox.ts'
import { ping } from '#contract/health.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { aParcel, inHours, NUMBER } from './a-shop-order.ts'

/** Each test has its own link: what one still writes must not be read by the next. */
let link = 0
let linkKey = ''
let parcelPath = ''
let deliveryPath = ''

async function show(replies: Parameters<typeof fakeService>[0], language: 'en' | 'bn' = 'en') {
  const asked = fakeService(replies)
  await renderScreen(<RiderParcelScreen link_key={linkKey} />, { language })
  return asked
}
async function type(code: string) {
  fireEvent.change(await screen.findByRole('textbox', { name: 'Buyer’s code' }), { target: { value: code } })
  fireEvent.click(screen.getByRole('button', { name: 'Delivered' }))
}

beforeEach(() => {
  link += 1
  linkKey = `abcdefghijklmnopqrstuvwxyz${link}`
  parcelPath = `/api/rider_parcel/${linkKey}/`
  deliveryPath = `${parcelPath}deliver/`
})
afterEach(() => {
  cleanup()
  act(() => useOutbox.setState(useOutbox.getInitialState()))
  localStorage.clear()
})

describe('the parcel of a rider', () => {
  it('is opened by the link alone, and has what is needed to bring it', async () => {
    const asked = await show({ [parcelPath]: { body: aParcel() } })
    expect(await screen.findByText(NUMBER)).toBeTruthy()
    expect(asked[0]?.path).toBe(parcelPath)
    expect(screen.getByText('BDT 2,920')).toBeTruthy()
    expect(screen.getByText('House 3, Road 4')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Call the buyer' }).getAttribute('href')).toBe('tel:+8801712345678')
    expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain('House%203')
  })

  it('says so when nothing is to be collected', async () => {
    await show({ [parcelPath]: { body: aParcel({ to_collect: 0 }) } })
    expect(await screen.findByText('Nothing to collect')).toBeTruthy()
  })

  it('is delivered by the code that its buyer shows, in digits of either script', async () => {
    const asked = await show({ [parcelPath]: { body: aParcel() }, [deliveryPath]: { body: aParcel({ state: 'delivered' }) } })
    await type('৪৮২৯১৫')
    expect(await screen.findByText(/^Delivered. Thank you!/)).toBeTruthy()
    expect(asked.find(({ path }) => path === deliveryPath)?.body).toEqual({ code: '482915' })
  })

  it('takes nothing for a code that is none', async () => {
    const asked = await show({ [parcelPath]: { body: aParcel() } })
    await type('48291')
    expect(await screen.findByText('Enter the 6 digits.')).toBeTruthy()
    expect(asked.map(({ path }) => path)).toEqual([parcelPath])
  })

  it('keeps a code without network, and says that it is not sent', async () => {
    await show({ [parcelPath]: { body: aParcel() }, [ping.path]: 'offline', [deliveryPath]: 'offline' })
    await type('482915')
    expect(await screen.findByText(/^Code saved on this phone. Not sent yet/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('asks for the code anew when it was wrong, and says how often it may still be typed', async () => {
    const wrong = refusal('wrong-code', 409)
    let tries = 0
    await show({
      [parcelPath]: { body: aParcel() },
      [deliveryPath]: () => (++tries === 1 ? { ...wrong, body: { ...wrong.body, facts: { left: 4 } } } : { body: aParcel({ state: 'delivered' }) }),
    })
    await type('111111')
    expect(await screen.findByText(/^The code is wrong/)).toBeTruthy()
    expect(screen.getByText('4 tries left')).toBeTruthy()
    await type('482915')
    expect(await screen.findByText(/^Delivered. Thank you!/)).toBeTruthy()
  })

  it.each([
    ['link-expired', 410],
    ['not-found', 404],
  ])('that its link does not open any more says so: %s', async (code, status) => {
    await show({ [parcelPath]: refusal(code, status) })
    expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works')
  })

  it('whose seven days are over is not shown from the phone either', async () => {
    await show({ [parcelPath]: { body: aParcel({ until: inHours(-1) }) } })
    expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works')
  })

  it('is there without network after the first look, and is not kept once its link is dead', async () => {
    await show({ [parcelPath]: { body: aParcel() } })
    await screen.findByText(NUMBER)
    cleanup()
    await show({ [parcelPath]: 'offline' })
    expect(await screen.findByText('House 3, Road 4')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Buyer’s code' })).toBeTruthy()
    cleanup()
    await show({ [parcelPath]: refusal('link-expired', 410) })
    await screen.findByText('This link no longer works')
    cleanup()
    await show({ [parcelPath]: 'offline' })
    expect((await screen.findByRole('alert')).textContent).toContain('Open the link once with internet')
  })

  it('says what to do when it was never looked at with a network', async () => {
    await show({ [parcelPath]: 'offline' })
    expect((await screen.findByRole('alert')).textContent).toContain('Open the link once with internet')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy())
  })

  it('that is not to be delivered any more asks for no code', async () => {
    await show({ [parcelPath]: { body: aParcel({ state: 'cancelled' }) } }, 'bn')
    expect(await screen.findByText('এই পার্সেলটি আর ডেলিভারি দিতে হবে না। বিক্রেতাকে কল করুন।')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

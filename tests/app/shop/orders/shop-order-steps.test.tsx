import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ping } from '#contract/health.ts'
import { refusal } from '../../accounts/fake-service.ts'
import { aShopOrder, aSoldOrder, inHours, inState, ORDER } from './a-shop-order.ts'
import { asUser, button, show, showOrder, status } from './show-shop-order.tsx'

asUser()

describe('a step of an order', () => {
  it('is one tap for its seller, and shows what the service made of it', async () => {
    const { asked } = await showOrder(aSoldOrder(), { [`${ORDER}accept/`]: { body: aSoldOrder({ state: 'accepted', server_time: inHours(1) }) } })
    fireEvent.click(await button('Accept order'))
    expect(await button('Mark as packed')).toBeTruthy()
    await waitFor(() => expect(asked.some(({ path }) => path === `${ORDER}accept/`)).toBe(true))
    await waitFor(() => expect(screen.queryByText(/^Waiting to be sent/)).toBeNull())
  })

  it('that has no network waits, is shown as if done and marked as not sent', async () => {
    await showOrder(aSoldOrder(), { [ping.path]: 'offline', [`${ORDER}accept/`]: 'offline' })
    fireEvent.click(await button('Accept order'))
    const part = await status()
    expect(await part.findByText('Waiting to be sent: Accept order')).toBeTruthy()
    expect(part.getByText('Accepted')).toBeTruthy()
    expect(part.getByRole('link', { name: 'See what is waiting' }).getAttribute('href')).toBe('/outbox')
    // The next one follows without network too.
    fireEvent.click(await button('Mark as packed'))
    expect(await part.findByText('Waiting to be sent: Mark as packed')).toBeTruthy()
  })

  it('that the service refuses is said beside the order as it is now', async () => {
    let answers = 0
    await show({
      [ORDER]: () => ({ body: ++answers === 1 ? aSoldOrder() : inState('cancelled', 'sold') }),
      [`${ORDER}accept/`]: refusal('bad-state', 409),
    })
    fireEvent.click(await button('Accept order'))
    const alert = await screen.findByRole('alert', { name: '' })
    expect(await screen.findByText('Not done: Accept order')).toBeTruthy()
    expect(alert).toBeTruthy()
    expect(await (await status()).findByText('Cancelled')).toBeTruthy()
    fireEvent.click(await button('Dismiss'))
    await waitFor(() => expect(screen.queryByText('Not done: Accept order')).toBeNull())
  })

  it('by a wrong code says how often it may still be typed', async () => {
    const wrong = { ...refusal('wrong-code', 409), body: { ...refusal('wrong-code', 409).body, facts: { left: 3 } } }
    await showOrder(inState('shipped', 'sold'), { [`${ORDER}deliver/`]: wrong })
    fireEvent.click(await button('Mark as delivered'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.change(dialog.getByRole('textbox', { name: 'Buyer’s code' }), { target: { value: '১২৩ ৪৫৬' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
    expect(await screen.findByText('3 tries left')).toBeTruthy()
  })

  it('of delivering sends Latin digits of both scripts, and nothing that is no code', async () => {
    const { asked } = await showOrder(inState('shipped', 'sold'), {
      [`${ORDER}deliver/`]: { body: { ...inState('delivered', 'sold'), server_time: inHours(1) } },
    })
    fireEvent.click(await button('Mark as delivered'))
    const dialog = within(await screen.findByRole('dialog'))
    const field = dialog.getByRole('textbox', { name: 'Buyer’s code' })
    fireEvent.change(field, { target: { value: '123' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
    expect(await dialog.findByText('Enter the 6 digits.')).toBeTruthy()
    fireEvent.change(field, { target: { value: '৪৮২ ৯১৫' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as delivered' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}deliver/`)?.body).toEqual({ code: '482915' }))
    expect(await (await status()).findByText('Delivered')).toBeTruthy()
  })

  it('of handing over takes a number or an address of the web, and no other', async () => {
    const { asked } = await showOrder(inState('packed', 'sold'), { [`${ORDER}ship/`]: { body: { ...inState('shipped', 'sold'), server_time: inHours(1) } } })
    fireEvent.click(await button('Mark as shipped'))
    const dialog = within(await screen.findByRole('dialog'))
    const tracking = dialog.getByRole('textbox', { name: 'Tracking number or link' })
    fireEvent.change(tracking, { target: { value: 'javascript:alert(1)' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
    expect(await dialog.findByText(/Enter a number, or the full link/)).toBeTruthy()
    fireEvent.change(tracking, { target: { value: 'https://track.example/9' } })
    fireEvent.change(dialog.getByRole('textbox', { name: 'Courier' }), { target: { value: 'Sundarban' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}ship/`)?.body).toEqual({ courier: 'Sundarban', tracking: 'https://track.example/9' }))
  })

  it('of cancelling a late order is the first thing for its buyer, with being late as the reason', async () => {
    const late = aShopOrder({ state: 'accepted', hand_over_by: inHours(-2), overdue: 'hand-over' })
    const { asked } = await showOrder(late, { [`${ORDER}cancel/`]: { body: { ...inState('cancelled'), server_time: inHours(1) } } })
    expect((await status()).getByText(/^Late: Rahima Crafts had to ship it by/)).toBeTruthy()
    fireEvent.click(await button('Cancel order'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Nothing has been paid for it.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel order' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}cancel/`)?.body).toEqual({ reason: 'too-late', note: '' }))
  })

  it('of receiving is asked about first', async () => {
    const { asked } = await showOrder(inState('shipped'), { [`${ORDER}deliver/`]: { body: { ...inState('delivered'), server_time: inHours(1) } } })
    fireEvent.click(await button('I have received it'))
    const dialog = within(await screen.findByRole('dialog'))
    expect(asked.some(({ path }) => path.endsWith('/deliver/'))).toBe(false)
    fireEvent.click(dialog.getByRole('button', { name: 'I have received it' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}deliver/`)?.body).toEqual({}))
  })

  it('of a call that is wanted has the number, and is noted', async () => {
    const wanted = aSoldOrder({ state: 'accepted', is_call_wanted: true })
    const { asked } = await showOrder(wanted, {
      [`${ORDER}call/`]: { body: aSoldOrder({ state: 'accepted', is_call_wanted: true, called_at: inHours(0), server_time: inHours(1) }) },
    })
    const part = await status()
    expect(part.getByRole('link', { name: '01712-345678' }).getAttribute('href')).toBe('tel:+8801712345678')
    fireEvent.click(part.getByRole('button', { name: 'Mark as called' }))
    expect(await part.findByText(/^You called the buyer:/)).toBeTruthy()
    await waitFor(() => expect(asked.filter(({ path }) => path === `${ORDER}call/`)).toHaveLength(1))
  })

  it('of taking a parcel back asks how the goods are', async () => {
    const { asked } = await showOrder(inState('not_taken', 'sold'), {
      [`${ORDER}take_back/`]: { body: { ...inState('back', 'sold'), server_time: inHours(1) } },
    })
    fireEvent.click(await button('Parcel is back'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Parcel is back' }))
    expect(await dialog.findByText('Choose one.')).toBeTruthy()
    fireEvent.click(dialog.getByRole('radio', { name: /^Damaged/ }))
    fireEvent.click(dialog.getByRole('button', { name: 'Parcel is back' }))
    await waitFor(() => expect(asked.find(({ path }) => path === `${ORDER}take_back/`)?.body).toEqual({ is_whole: false }))
  })

  it('of a rider’s link shows the link once it is made', async () => {
    await showOrder(inState('packed', 'sold'), { [`${ORDER}rider_link/`]: { body: { link_key: 'abcdefghijklmnopqrstuvwxyz', until: inHours(168) } } })
    fireEvent.click(await button('Link for a rider'))
    const dialog = within(await screen.findByRole('dialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Make a link' }))
    expect(await dialog.findByText(/\/rider\/abcdefghijklmnopqrstuvwxyz$/)).toBeTruthy()
  })
})

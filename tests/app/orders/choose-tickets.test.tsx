import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChooseTickets } from '#app/features/orders/parts/choose-tickets.tsx'
import { readChoice } from '#app/features/orders/stored-choice.ts'
import type { EventDetail } from '#contract/events/events.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { anEventOnSale, aTicket } from './an-offer.ts'

const onClose = vi.fn()
const onProceed = vi.fn()
const show = (over: Partial<EventDetail> = {}, language: 'en' | 'bn' = 'en') =>
  renderScreen(<ChooseTickets answer={fresh(anEventOnSale(over))} onClose={onClose} onProceed={onProceed} />, { language, at: '/eventdetails/5' })

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const quantity = (title: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity: ${title}` })
const press = (name: string, times = 1) => {
  for (let at = 0; at < times; at++) fireEvent.click(button(name))
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
  vi.useRealTimers()
})

describe('choosing tickets', () => {
  it('begins at none, and cannot go on before something is chosen', async () => {
    await show()
    expect(screen.getByRole('dialog', { name: 'Order Now!' })).toBeTruthy()
    expect(quantity('Regular').value).toBe('0')
    expect(button('One less: Regular').disabled).toBe(true)
    expect(button('Proceed with Order').disabled).toBe(true)
    expect(screen.getByText('Choose at least one ticket.')).toBeTruthy()
  })

  it('keeps a running total of each ticket and of all, with the service charge beside it', async () => {
    await show()
    press('One more: Regular', 2)
    press('One more: VIP')
    expect(screen.getByText('BDT 1,000')).toBeTruthy()
    expect(screen.getByText('Total BDT 2,500')).toBeTruthy()
    expect(screen.getByText('+ BDT 60 Service Charge')).toBeTruthy()
    expect(screen.getByText('3 tickets')).toBeTruthy()
    press('Proceed with Order')
    expect(onProceed).toHaveBeenCalledOnce()
  })

  it('stops at the seats that are left, and at what one order may have', async () => {
    await show()
    press('One more: VIP', 4)
    press('One more: Regular', 9)
    expect(quantity('VIP').value).toBe('2')
    expect(quantity('Regular').value).toBe('5')
    expect(button('One more: VIP').disabled).toBe(true)
    expect(screen.getByText('No more than 5 can be ordered')).toBeTruthy()
  })

  it('takes no more than the event has seats', async () => {
    await show({ seats: 3 })
    press('One more: Regular', 2)
    press('One more: VIP', 2)
    expect([quantity('Regular').value, quantity('VIP').value]).toEqual(['2', '1'])
  })

  it('takes a typed number, in Bangla digits too', async () => {
    await show({}, 'bn')
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'কয়টি: Regular' })
    fireEvent.change(field, { target: { value: '৩' } })
    fireEvent.blur(field)
    expect(field.value).toBe('৩')
    expect(screen.getByText('মোট ৳১,৫০০')).toBeTruthy()
    fireEvent.change(field, { target: { value: '৯৯' } })
    fireEvent.blur(field)
    expect(field.value).toBe('৫')
  })

  it('repeats while a button is held, and no longer', async () => {
    await show()
    vi.useFakeTimers()
    fireEvent.pointerDown(button('One more: Regular'), { button: 0 })
    for (let at = 0; at < 9; at++) act(() => void vi.advanceTimersByTime(100))
    fireEvent.pointerUp(button('One more: Regular'))
    fireEvent.click(button('One more: Regular'))
    const reached = Number(quantity('Regular').value)
    expect(reached).toBeGreaterThan(2)
    act(() => void vi.advanceTimersByTime(3_000))
    expect(quantity('Regular').value).toBe(String(reached))
  })

  it('tells listeners what is chosen now', async () => {
    await show()
    press('One more: Regular', 2)
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContain('Regular: 2, BDT 1,000. Total BDT 1,000')
  })

  it('unfolds seats and description with Read More, and folds them with Read Less', async () => {
    await show()
    const row = within(screen.getByText('Regular').closest('li') as HTMLElement)
    const description = row.getByText('A chair by the river.')
    expect(description.closest('[hidden]')).not.toBeNull()
    fireEvent.click(row.getByRole('button', { name: 'Read More: Regular' }))
    expect(description.closest('[hidden]')).toBeNull()
    expect(row.getByText('8 Seats Available')).toBeTruthy()
    fireEvent.click(row.getByRole('button', { name: 'Read Less: Regular' }))
    expect(description.closest('[hidden]')).not.toBeNull()
  })

  it('says of each ticket that cannot be had why', async () => {
    await show({
      related_event_tickets: [
        aTicket({ id: 11, title: 'Regular', seats: 0 }),
        aTicket({ id: 12, title: 'Early', to: '2020-01-01T00:00:00.000Z' }),
        aTicket({ id: 13, title: 'Late', from: '2089-01-01T04:00:00.000Z' }),
        aTicket({ id: 14, title: 'Open' }),
        aTicket({ id: 15, title: 'Balcony', is_closed: true }),
      ],
    })
    expect(within(screen.getByText('Regular').closest('li') as HTMLElement).getByText('Sold Out')).toBeTruthy()
    expect(screen.getByText('No longer on sale')).toBeTruthy()
    expect(within(screen.getByText('Balcony').closest('li') as HTMLElement).getByText('Not on sale now')).toBeTruthy()
    expect(screen.getByText(/^On sale from .*2089/)).toBeTruthy()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
  })

  it.each([
    ['has no tickets', { related_event_tickets: [] }, 'No available seats for this event.'],
    ['is sold out', { seats: 0 }, 'No available seats for this event.'],
    ['is over', { to_time: '2020-01-01T00:00:00.000Z' }, 'This event has ended. Tickets can no longer be ordered.'],
    ['is off the market', { is_active: false }, 'This event is not open for orders.'],
    ['was called off', { is_active: false, event_status: 'Cancelled' }, 'This event was cancelled. Tickets can no longer be ordered.'],
  ])('offers nothing where the event %s', async (_, over, text) => {
    await show(over)
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Proceed with Order' })).toBeNull()
    press('Nah, go back')
    expect(onClose).toHaveBeenCalled()
  })
})

describe('a choice', () => {
  it('is there again when the page is opened anew', async () => {
    await show()
    press('One more: Regular', 3)
    cleanup()
    await show()
    expect(quantity('Regular').value).toBe('3')
    expect(readChoice(5)).toEqual({ 11: 3 })
    expect(readChoice(6)).toEqual({})
  })

  it('is cut to what is left by then, and says so', async () => {
    await show()
    press('One more: Regular', 4)
    cleanup()
    await show({ related_event_tickets: [aTicket({ id: 11, title: 'Regular', seats: 1 })] })
    expect(quantity('Regular').value).toBe('1')
    expect(screen.getByText(/^Fewer tickets are left than you chose/)).toBeTruthy()
  })

  it('believes nothing that is no choice', async () => {
    localStorage.setItem('ticket_choices', JSON.stringify([[5, { 11: -4, 12: 1.5, x: 2 }], 'nonsense', [null, {}]]))
    await show()
    expect(quantity('Regular').value).toBe('0')
    localStorage.setItem('ticket_choices', '{')
    expect(readChoice(5)).toEqual({})
  })
})

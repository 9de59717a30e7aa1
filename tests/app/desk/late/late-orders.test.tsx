import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { LateOrders } from '#app/features/desk/late/late-orders.tsx'
import { deskScreenAt } from '#app/shell/desk/desk-screen-at.tsx'
import type { LateOrder } from '#contract/desk/late-orders.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { key } from '../people/a-person.tsx'

const LATE = '/api/desk/late_orders/'
const aLateOrder = (over: Partial<LateOrder> = {}): LateOrder => ({
  ...{ id: 5, number: 'AAAAAAAAA1', purchase: 'PPPPPPPPP1', state: 'packed', method: 'cod', total: 1000, overdue: 'hand-over' },
  since: '2026-11-20T06:00:00.000Z',
  seller: { username: 'moyna', shop: 'Moyna Crafts', phone_number: '•••111' },
  buyer: { username: 'rahim', full_name: 'R•••', phone_number: '•••678' },
  ...over,
})
const page = (...results: LateOrder[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = (language: 'en' | 'bn' = 'en') => renderScreen(<LateOrders />, { at: '/saved', language })

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('late orders at the desk', () => {
  it('stand at /desk/late', () => {
    expect(deskScreenAt('late', {})?.screen).toBe('late')
  })

  it('say what was missed, and lead to the order and to both sides', async () => {
    fakeService({ [LATE]: page(aLateOrder(), aLateOrder({ id: 6, number: 'BBBBBBBBB2', overdue: 'collection', state: 'ready', method: 'online' })) })
    await show()
    const row = within(await screen.findByRole('article', { name: 'AAAAAAAAA1' }))
    expect(row.getByText(/To be shipped by/)).toBeTruthy()
    expect(row.getByText('Packed · Cash on delivery')).toBeTruthy()
    const links = row.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')])
    expect(links).toEqual([
      ['AAAAAAAAA1', '/desk/orders/PPPPPPPPP1'],
      ['Moyna Crafts', '/desk/people/moyna'],
      ['R•••', '/desk/people/rahim'],
    ])
    expect(row.getByText('•••678')).toBeTruthy()
    expect(within(screen.getByRole('article', { name: 'BBBBBBBBB2' })).getByText(/To be collected by/)).toBeTruthy()
  })

  it('are reached one after the other by j and k', async () => {
    fakeService({ [LATE]: page(aLateOrder(), aLateOrder({ id: 6, number: 'BBBBBBBBB2' })) })
    await show()
    await screen.findByRole('article', { name: 'BBBBBBBBB2' })
    key('j')
    key('j')
    expect(document.activeElement?.textContent).toBe('BBBBBBBBB2')
    key('k')
    expect(document.activeElement?.textContent).toBe('AAAAAAAAA1')
  })

  it('name a buyer whose account is gone without a link', async () => {
    fakeService({ [LATE]: page(aLateOrder({ buyer: { username: null, full_name: 'R•••', phone_number: '' } })) })
    await show()
    const row = within(await screen.findByRole('article', { name: 'AAAAAAAAA1' }))
    expect(row.queryByRole('link', { name: 'R•••' })).toBeNull()
  })

  it('say that there is none', async () => {
    fakeService({ [LATE]: page() })
    await show('bn')
    expect(await screen.findByText('কোনো অর্ডারে দেরি নেই।')).toBeTruthy()
  })

  it('say that they could not be read', async () => {
    fakeService({ [LATE]: refusal('bug', 500) })
    await show()
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})

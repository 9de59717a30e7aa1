import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { BoughtGoods } from '#app/features/shop/orders/screens/bought-goods.tsx'
import { SoldGoods } from '#app/features/shop/orders/screens/sold-goods.tsx'
import { returnsInOutbox } from '#app/features/shop/returns/outbox-words.tsx'
import { readReturnsAsked, returnsPath } from '#app/features/shop/returns/returns-asked.ts'
import { ReturnsList } from '#app/features/shop/returns/screens/returns-list.tsx'
import { RETURN_ACTIONS } from '#contract/shop/return-rules.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'
import { renderScreen, textsIn } from '#tests/support/phone/render.tsx'
import { fakeService } from '../../accounts/fake-service.ts'
import { aSoldOrder, inHours, inState, NUMBER, ORDERS } from '../orders/a-shop-order.ts'
import { asUser } from '../orders/show-shop-order.tsx'
import { aReturn, RETURN_NUMBER, RETURNS } from './a-return.ts'

asUser()
const page = (results: unknown[]) => ({ body: { results, next_cursor: null } })
const open = { number: RETURN_NUMBER, state: 'asked', why: 'broken', asked_at: inHours(-5), due_by: inHours(67) }

describe('complaints', () => {
  it('are listed with what they are about and who has to do what until when, by side and group', async () => {
    const asked = fakeService({ [RETURNS]: page([aReturn({ side: 'sold' })]) })
    await renderScreen(<ReturnsList side="sold" group="to-do" />, { at: '/orders' })
    const link = await screen.findByRole('link', { name: 'Jamdani sari' })
    expect(link.getAttribute('href')).toBe(`/shop_return/${RETURN_NUMBER.toLowerCase()}`)
    const card = link.closest('li')?.textContent
    for (const words of ['It is broken', 'Nasrin Akter', 'Waiting for the seller', 'After that Hatkhola decides.']) expect(card).toContain(words)
    expect(asked[0]?.path).toBe(`${RETURNS}?group=to-do&limit=20&side=sold`)
    expect(screen.getByRole('link', { name: 'Your turn' }).getAttribute('aria-current')).toBe('true')
  })

  it('that are none say so', async () => {
    fakeService({ [RETURNS]: page([]) })
    await renderScreen(<ReturnsList side="bought" group={undefined} />, { at: '/orders', language: 'bn' })
    expect(await screen.findByText('এখানে কোনো অভিযোগ নেই')).toBeTruthy()
  })

  it('are found from the orders of either side, and an order says that one is open', async () => {
    fakeService({ [ORDERS]: page([{ ...inState('delivered'), returns: [open] }]) })
    const shown = await renderScreen(<BoughtGoods onKnown={vi.fn()} />)
    expect(await screen.findByText('Complaint: Waiting for the seller')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Complaints' }).getAttribute('href')).toBe('/orders?returns=all')
    shown.unmount()
    fakeService({ [ORDERS]: page([{ ...aSoldOrder(), returns: [{ ...open, state: 'settled' }] }]) })
    await renderScreen(<SoldGoods group={undefined} />, { at: '/orders' })
    const filter = within(await screen.findByRole('navigation', { name: 'Show' }))
    expect(filter.getByRole('link', { name: 'Complaints' }).getAttribute('href')).toBe('/orders?side=sold&returns=all')
    await screen.findByRole('link', { name: 'Jamdani sari' })
    expect(screen.queryByText(/^Complaint:/)).toBeNull()
  })

  it('are asked for by an address, and by no other word in it', () => {
    expect([readReturnsAsked({ returns: 'ended' }), readReturnsAsked({ returns: 'all' }), readReturnsAsked({ returns: 'x' })]).toEqual([
      { returns: 'ended' },
      { returns: 'all' },
      {},
    ])
    expect(returnsPath('sold', 'waiting')).toBe('/orders?side=sold&returns=waiting')
  })
})

describe('what the outbox says of complaints', () => {
  it.each(['en', 'bn'] as const)('has words for each of their steps (%s)', (language) => {
    const { t } = textsIn(language)
    for (const action of ['ask', ...RETURN_ACTIONS] as const) {
      const about = { number: action === 'ask' ? '' : RETURN_NUMBER, order: NUMBER, side: 'bought', action, title: 'Sari', other: 'Rahima' }
      const entry = anEntry({ noun: 'shop-returns', about })
      expect(returnsInOutbox.title(entry, { t })).not.toContain('actions.')
      expect(returnsInOutbox.lines(entry, { t })[0]).toBe('Sari')
      expect(returnsInOutbox.done(entry, { t }).to).toBe(
        action === 'ask' ? `/shop_order/${NUMBER.toLowerCase()}` : `/shop_return/${RETURN_NUMBER.toLowerCase()}`,
      )
    }
    expect(returnsInOutbox.state(anEntry({ noun: 'shop-returns' }), { t })).toMatch(/Not sent yet|এখনো পাঠানো হয়নি/)
  })

  it('is a few words where another version of the app wrote it', () => {
    const { t } = textsIn('en')
    expect(returnsInOutbox.title(anEntry({ noun: 'shop-returns', about: 5 }), { t })).toBe('A complaint about an order')
  })
})

import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { OrderTabs } from '#app/shell/slots/order-tabs.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { signIn, signOff } from '../signed-in.ts'

afterEach(() => {
  cleanup()
  signOff()
})

describe('tabs of orders', () => {
  it('lead a person with a shop from what they bought to what they sold', async () => {
    signIn({ seller_slug: 'rahima' })
    await renderScreen(<OrderTabs tab="bought" />)
    expect(screen.getByRole('link', { name: 'Bought' }).getAttribute('aria-current')).toBe('page')
    const sold = screen.getByRole('link', { name: 'Sold' })
    expect(sold.getAttribute('href')).toMatch(/\/orders\?side=sold$/)
    expect(sold.getAttribute('aria-current')).toBeNull()
    expect(screen.getByRole('link', { name: 'Ticket sales' }).getAttribute('href')).toMatch(/\/sellerorders$/)
  })

  it('are not there for a person without a shop', async () => {
    signIn()
    await renderScreen(<OrderTabs tab="bought" />)
    expect(screen.queryByRole('link', { name: 'Sold' })).toBeNull()
  })
})

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BookMe } from '#app/features/services/public/parts/book-me.tsx'
import { ServicesOfSeller } from '#app/features/services/public/parts/services-of-seller.tsx'
import { SavedServices } from '#app/features/services/public/screens/saved-services.tsx'
import * as held from '#app/state/bookmarks/cached-items.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aServiceCard } from '#tests/support/phone/service-rows.ts'

vi.mock('#app/state/bookmarks/cached-items.ts')

const TAP = aServiceCard({ service_id: 5, title: 'Fix a tap' })
const PUMP = aServiceCard({ service_id: 6, title: 'Fix a pump', next_free_at: null })
const pageOf = (...results: (typeof TAP)[]) => ({ results, next_cursor: null, total: results.length, total_is_exact: true })

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T06:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('what a seller does for others', () => {
  it('is listed with prices and next free times, and leads to all of it', async () => {
    const { router } = await renderScreen(<ServicesOfSeller page={pageOf(TAP, PUMP)} slug="rahima" />)
    expect(screen.getByRole('link', { name: /^Fix a tap/ }).textContent).toBe('Fix a tapBDT 500 · Today 4:30 pm')
    expect(screen.getByRole('link', { name: /^Fix a pump/ }).textContent).toBe('Fix a pumpBDT 500')
    fireEvent.click(screen.getByRole('link', { name: 'See all services' }))
    await waitFor(() => expect([router.state.location.pathname, router.state.location.search]).toEqual(['/services', { seller: 'rahima' }]))
  })
})

describe('BOOK ME', () => {
  it('leads to the times of the one service', async () => {
    await renderScreen(<BookMe page={pageOf(TAP)} slug="rahima" />)
    expect(screen.getByRole('link', { name: 'BOOK ME' }).getAttribute('href')).toBe('/servicebooking/5')
  })

  it('of several lets the reader choose, and is a way to their list without its program', async () => {
    await renderScreen(<BookMe page={pageOf(TAP, PUMP)} slug="rahima" />)
    const button = screen.getByRole('link', { name: 'BOOK ME' })
    expect(button.getAttribute('href')).toBe('/services?seller=rahima')
    fireEvent.click(button)
    const choice = within(await screen.findByRole('dialog', { name: 'What would you like to book?' }))
    expect(choice.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/servicebooking/5', '/servicebooking/6'])
  })
})

describe('the saved services', () => {
  it('stand under their own name, each with the age of its time', async () => {
    vi.mocked(held.bookmarksOf).mockResolvedValueOnce([
      { card: TAP, checkedAt: '2026-01-20T04:00:00.000Z' },
      { id: 9, title: 'Paint' },
    ])
    await renderScreen(<SavedServices />, { at: '/saved' })
    const part = within(screen.getByRole('region', { name: 'Saved services' }))
    expect(await part.findByText('Today 4:30 pm, seen 2 hours ago')).toBeTruthy()
    expect(part.getByRole('link', { name: /^Paint/ }).textContent).toContain('Not downloaded yet')
  })
})

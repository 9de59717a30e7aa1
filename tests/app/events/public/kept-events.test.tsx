import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { EventListFailed } from '#app/features/events/public/screens/event-list-failed.tsx'
import { EventNotCached } from '#app/features/events/public/screens/event-not-cached.tsx'
import { SavedEvents } from '#app/features/events/public/screens/saved-events.tsx'
import * as held from '#app/state/bookmarks/cached-items.ts'
import { Problem } from '#contract/core/problem.ts'
import { anEventCard } from '#tests/support/phone/event-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/state/bookmarks/cached-items.ts')
const { cachedCard, cachedPages, bookmarksOf } = vi.mocked(held)
afterEach(cleanup)

describe('an event that is not on the phone', () => {
  const show = (error: unknown = new Problem('offline'), language: 'en' | 'bn' = 'en') =>
    renderScreen(<EventNotCached eventId="5" error={error} />, { language, at: '/eventdetails/5' })

  it('shows what the list had said, why the rest is missing, and what can be read instead', async () => {
    cachedCard.mockResolvedValueOnce(anEventCard({ id: 5, title: 'River' }))
    cachedPages.mockResolvedValueOnce([anEventCard({ id: 5 }), anEventCard({ id: 6, title: 'Held' })])
    await show()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('River')
    expect(screen.getByRole('alert').textContent).toContain('This page is not saved on your phone yet')
    const offered = screen.getAllByRole('listitem').map((one) => one.textContent)
    expect(offered).toEqual(['HeldSun 1 Feb 2026, 4:00 pm'])
  })

  it('asks again when told to', async () => {
    cachedCard.mockResolvedValueOnce(undefined)
    cachedPages.mockResolvedValueOnce([])
    const { router } = await show(new Problem('too-slow'), 'bn')
    const asked = vi.spyOn(router, 'invalidate')
    fireEvent.click(screen.getByRole('button', { name: 'আবার চেষ্টা করুন' }))
    expect(asked).toHaveBeenCalledOnce()
  })

  it('does not blame the phone for a fault of the service, and bears a phone that holds nothing', async () => {
    cachedCard.mockRejectedValueOnce(new Error('no database'))
    cachedPages.mockRejectedValueOnce(new Error('no database'))
    await show(new Problem('busy'))
    expect(screen.getByRole('alert').textContent).toContain('Our service is busy')
    expect(screen.queryByText(/not saved on your phone/)).toBeNull()
  })
})

describe('the saved events', () => {
  it('say how to begin when there are none', async () => {
    bookmarksOf.mockResolvedValueOnce([])
    await renderScreen(<SavedEvents isAll />, { at: '/saved' })
    expect(await screen.findByText(/Tap the heart/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/events')
  })

  it('are cards, and names of what has not arrived yet', async () => {
    bookmarksOf.mockResolvedValueOnce([{ card: anEventCard({ id: 5, title: 'River' }) }, { id: 9, title: 'Far' }])
    await renderScreen(<SavedEvents isAll />, { at: '/saved' })
    expect(await screen.findByRole('link', { name: 'River' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Far/ }).textContent).toContain('Not downloaded yet')
  })

  it('say so when the phone does not let them be read, and can be asked for again', async () => {
    bookmarksOf.mockRejectedValueOnce(new Error('private window')).mockResolvedValueOnce([])
    await renderScreen(<SavedEvents isAll />, { at: '/saved' })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be read')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText(/Tap the heart/)).toBeTruthy()
  })
})

describe('a list that could not be had', () => {
  it('says so in the words of the specification, why, and asks again', async () => {
    const { router } = await renderScreen(<EventListFailed error={new Problem('busy')} />)
    const asked = vi.spyOn(router, 'invalidate')
    expect(screen.getByRole('heading').textContent).toBe('Failed to load events.')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(asked).toHaveBeenCalledOnce()
  })
})

import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SavedJobs } from '#app/features/jobs/public/screens/saved-jobs.tsx'
import { SAVED_KINDS, SavedPart } from '#app/shell/slots/saved-part.tsx'
import * as held from '#app/state/bookmarks/cached-items.ts'
import { aJobCard } from '#tests/support/phone/job-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/state/bookmarks/cached-items.ts')
const { bookmarksOf } = vi.mocked(held)

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-30T06:00:00Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the saved jobs', () => {
  it('stand under their own name: cards, and names of what has not arrived yet', async () => {
    bookmarksOf.mockResolvedValueOnce([{ card: aJobCard({ job_post_id: 5, title: 'Nurse' }) }, { id: 9, title: 'Welder' }])
    await renderScreen(<SavedJobs />, { at: '/saved' })
    const part = within(screen.getByRole('region', { name: 'Saved jobs' }))
    expect((await part.findByRole('link', { name: 'Nurse' })).getAttribute('href')).toBe('/jobdetails/5')
    expect(part.getByRole('link', { name: /^Welder/ }).textContent).toContain('Not downloaded yet')
  })

  it('that are over come last, say so, and cannot be applied for', async () => {
    const over = aJobCard({ job_post_id: 5, title: 'Nurse', deadline: '2026-01-29T17:59:59.000Z' })
    bookmarksOf.mockResolvedValueOnce([{ card: over }, { card: aJobCard({ job_post_id: 6, title: 'Welder' }) }])
    await renderScreen(<SavedJobs />, { at: '/saved' })
    const [open, late] = await screen.findAllByRole('article')
    expect([open?.textContent, late?.textContent]).toEqual([expect.stringContaining('Welder'), expect.stringContaining('Deadline passed')])
    expect(within(open as HTMLElement).getByRole('link', { name: /^Apply/ })).toBeTruthy()
    expect(within(late as HTMLElement).queryByRole('link', { name: /^Apply/ })).toBeNull()
  })

  it('say so when the phone does not let them be read, and can be asked for again', async () => {
    bookmarksOf.mockRejectedValueOnce(new Error('private window')).mockResolvedValueOnce([{ card: aJobCard({ job_post_id: 5, title: 'Nurse' }) }])
    await renderScreen(<SavedJobs />, { at: '/saved' })
    expect((await screen.findByRole('alert')).textContent).toContain('could not be read')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: 'Nurse' })).toBeTruthy()
  })
})

describe('their part of the screen', () => {
  it('comes with its texts, when it is wanted', async () => {
    bookmarksOf.mockResolvedValueOnce([{ id: 9, title: 'Welder' }])
    await renderScreen(<SavedPart of={SAVED_KINDS.jobs} />, { at: '/saved' })
    expect(await screen.findByRole('region', { name: 'Saved jobs' })).toBeTruthy()
  })
})

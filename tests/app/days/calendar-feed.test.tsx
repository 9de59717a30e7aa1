import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CalendarFeed } from '#app/features/days/parts/calendar-feed.tsx'
import { useNotice } from '#app/state/notices.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { beginApplying, endApplying, press, signIn } from '../jobs/applications/an-applicant.tsx'
import { jobService, refusing } from '../jobs/applications/job-service.ts'

const FEED = '/api/calendar_feed/'
const PATH = `/calendar/${'s'.repeat(43)}.ics`
const show = () => renderScreen(<CalendarFeed />, { at: '/profile-settings' })
beforeEach(() => {
  beginApplying()
  signIn()
})
afterEach(endApplying)

describe('the address of a calendar', () => {
  it('is made at a press, shown once with ways to take it, and copied', async () => {
    const writeText = vi.fn(async () => undefined)
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    const asked = jobService({ [`GET ${FEED}`]: { body: { made_at: null } }, [`POST ${FEED}`]: { body: { path: PATH, made_at: '2026-11-28T06:00:00.000Z' } } })
    await show()
    fireEvent.click(await screen.findByRole('button', { name: 'Make an address' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Calendar address')
    expect(field.value).toBe(location.origin + PATH)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(screen.getByRole('link', { name: /calendar app/ }).getAttribute('href')).toBe(`webcal://${location.host}${PATH}`)
    press('Copy address')
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(location.origin + PATH))
    expect(asked).toHaveLength(1)
  })

  it('that there is can be made anew or stopped, which is asked first', async () => {
    jobService({ [`GET ${FEED}`]: { body: { made_at: '2026-11-28T06:00:00.000Z' } }, [`DELETE ${FEED}`]: { body: { made_at: null } } })
    await show()
    expect(await screen.findByText(/^Active since 28 November 2026/)).toBeTruthy()
    press('Stop')
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stop' }))
    expect(await screen.findByRole('button', { name: 'Make an address' })).toBeTruthy()
    expect(useNotice.getState().text).toBe('Stopped. The address no longer works.')
  })

  it('says why it cannot be read', async () => {
    jobService({ [`GET ${FEED}`]: refusing('too-many-requests', 429) })
    await show()
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

import 'fake-indexeddb/auto'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { KeepSearch } from '#app/features/jobs/alerts/parts/keep-search.tsx'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { beginApplying, endApplying, press, signIn } from './an-applicant.tsx'
import { jobService } from './job-service.ts'

const BUTTON = 'Create job alert'
const alert = { alert_id: 3, name: '', by_mail: true, by_push: false, is_paused: false, created_at: '2026-01-15T00:00:00.000Z', told_at: null }

beforeEach(beginApplying)
afterEach(endApplying)

describe('keeping a search', () => {
  it('leads a visitor to log in, and back to the search', async () => {
    jobService({})
    await renderScreen(<KeepSearch filter={{ remote: true }} />, { at: '/jobportal?remote=true' })
    press(BUTTON)
    const link = await screen.findByRole('link', { name: 'Log In' })
    expect(link.getAttribute('href')).toBe('/login?next=%2Fjobportal%3Fremote%3Dtrue')
  })

  it('is not offered where nothing is asked', async () => {
    jobService({})
    await renderScreen(<KeepSearch filter={{ sort: 'deadline' }} />, { at: '/jobportal' })
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull()
  })

  it('sends the filter without its sort order, and says how the user is told', async () => {
    const question = { remote: true }
    const asked = jobService({ 'GET /api/job_alert/': { body: [] }, 'POST /api/job_alert/': { body: { ...alert, question } } })
    signIn()
    await renderScreen(<KeepSearch filter={{ remote: true, sort: 'deadline' }} />, { at: '/jobportal' })
    press(BUTTON)
    await screen.findByRole('dialog', { name: BUTTON })
    const buttons = screen.getAllByRole('button', { name: BUTTON })
    buttons.at(-1)?.click()
    expect(await screen.findByText('We’ll let you know here in the app and by email.')).toBeTruthy()
    expect(asked[0]?.fields).toEqual({ name: '', by_mail: true, by_push: false, question })
  })

  it('is said to be done where the same is asked already', async () => {
    jobService({ 'GET /api/job_alert/': { body: [{ ...alert, question: { remote: true, type: 'Full-time' } }] } })
    signIn()
    await renderScreen(<KeepSearch filter={{ type: 'Full-time', remote: true }} />, { at: '/jobportal' })
    expect(await screen.findByText('You have an alert for these jobs.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My alerts' }).getAttribute('href')).toBe('/jobapplications?tab=alerts')
  })
})

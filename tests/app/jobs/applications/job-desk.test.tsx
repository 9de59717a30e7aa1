import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { StopAlert } from '#app/features/jobs/alerts/parts/stop-alert.tsx'
import { aboutOf } from '#app/features/jobs/applications/application-about.ts'
import { JobDesk } from '#app/features/jobs/applications/screens/job-desk.tsx'
import type { JobAlert } from '#contract/jobs/job-alerts.ts'
import { readJobProfile } from '#device/job-profile.ts'
import { storeEntry } from '#device/outbox/outbox.ts'
import { anApplication } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aJob, anOwnApplication, aProfile } from './a-job.ts'
import { applicant, beginApplying, endApplying, field, goOffline, press, signIn, type } from './an-applicant.tsx'
import { jobService } from './job-service.ts'

const LIST = 'GET /api/job_application/'
const PROFILE = 'GET /api/job_profile/'
const ALERTS = 'GET /api/job_alert/'

beforeEach(() => {
  beginApplying()
  signIn()
})
afterEach(async () => {
  await endApplying()
  location.hash = ''
})

const show = (tab: 'applications' | 'profile' | 'alerts', at = '/jobapplications') => renderScreen(<JobDesk tab={tab} />, { at })

describe('my applications', () => {
  const hired = anOwnApplication({
    application_id: 6,
    job_post_id: 13,
    title: 'Cook',
    state: 'hired',
  })

  it('says of each how it stands, and leads to the conversation with its employer', async () => {
    jobService({ [LIST]: { body: [hired, anOwnApplication({ cv: aProfile().cv })] } })
    await show('applications')
    expect(await screen.findByText('2 applications')).toBeTruthy()
    const conversations = screen.getAllByRole('link', { name: 'Message the employer' }).map((link) => link.getAttribute('href'))
    expect(conversations[0]).toBe('/messages/new?kind=application&subject=6')
    expect(screen.getByRole('link', { name: 'Cook' }).getAttribute('href')).toBe('/jobdetails/13')
    expect(screen.getByRole('button', { name: 'Download Rina Akter.pdf' })).toBeTruthy()
  })

  it('shows one state where the address names it', async () => {
    jobService({ [LIST]: { body: [hired, anOwnApplication()] } })
    await show('applications', '/jobapplications?show=hired')
    expect(await screen.findByRole('link', { name: 'Cook' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Nurse' })).toBeNull()
  })

  it('takes one back only after it was asked', async () => {
    const withdrawn = anOwnApplication({ state: 'withdrawn' })
    let isBack = false
    const asked = jobService({
      [LIST]: () => ({ body: [isBack ? withdrawn : anOwnApplication()] }),
      'POST /api/job_application/5/withdraw/': () => {
        isBack = true
        return { body: withdrawn }
      },
    })
    await show('applications')
    await screen.findByRole('link', { name: 'Nurse' })
    press('Withdraw: Nurse')
    expect(asked).toEqual([])
    press('Withdraw')
    expect(await screen.findByRole('link', { name: 'Apply again' })).toBeTruthy()
    expect(asked).toHaveLength(1)
  })

  it('has what waits on this phone above the rest, with the deadline that is near', async () => {
    const deadline = new Date(Date.now() + 3_600_000).toISOString()
    await storeEntry(applicant(), anApplication({ about: aboutOf(aJob({ deadline, title: 'Driver' }), null) }))
    jobService({ [LIST]: { body: [] } })
    await show('applications')
    const row = await screen.findByRole('link', { name: /Driver/ })
    expect(row.getAttribute('href')).toBe('/outbox')
    expect(within(row).getByText('Waiting to send. The employer does not have it yet.')).toBeTruthy()
    expect(within(row).getByText(/^Deadline: /)).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Refresh' })).toBeTruthy()
    expect(screen.queryByText('You have not applied for a job yet')).toBeNull()
  })

  it('leads to the portal where there are none', async () => {
    jobService({ [LIST]: { body: [] } })
    await show('applications')
    expect(await screen.findByText('You have not applied for a job yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Job Portal' }).getAttribute('href')).toBe('/jobportal')
  })
})

describe('the profile', () => {
  it('is saved with the service', async () => {
    let kept = aProfile()
    const asked = jobService({
      [PROFILE]: () => ({ body: kept }),
      'POST /api/job_profile/': () => {
        kept = aProfile({ full_name: 'Rina Begum' })
        return { body: kept }
      },
    })
    await show('profile')
    await screen.findByRole('button', { name: 'Save profile' })
    type('Full Name', 'Rina Begum')
    press('Save profile')
    expect(await screen.findByText('Your profile is saved.')).toBeTruthy()
    expect(asked[0]?.fields).toMatchObject({ full_name: 'Rina Begum', skills: 'care' })
    expect(asked[0]?.fields).not.toHaveProperty('cv_removed')
    expect(field('Full Name').value).toBe('Rina Begum')
  })

  it('stays on this phone without network, and says so', async () => {
    jobService({ [PROFILE]: 'offline', 'POST /api/job_profile/': 'offline', 'GET /api/account/': 'offline' })
    goOffline()
    await show('profile')
    await screen.findByRole('button', { name: 'Save on this phone' })
    type('Full Name', 'Rina Begum')
    type('Phone Number', '01712345678')
    press('Save on this phone')
    expect(await screen.findByText(/Saved on this phone only/)).toBeTruthy()
    expect(await readJobProfile(applicant())).toMatchObject({ isSent: false, texts: { full_name: 'Rina Begum' } })
    cleanup()
    await show('profile')
    await waitFor(() => expect(field('Full Name').value).toBe('Rina Begum'))
  })

  it('is removed with its CV only after it was asked', async () => {
    let isGone = false
    const asked = jobService({
      [PROFILE]: () => ({ body: isGone ? null : aProfile() }),
      'DELETE /api/job_profile/': () => {
        isGone = true
        return { body: { removed: true } }
      },
    })
    await show('profile')
    await screen.findByRole('button', { name: 'Remove my profile' })
    press('Remove my profile')
    expect(asked).toEqual([])
    press('Remove')
    expect(await screen.findByText('Your profile is removed.')).toBeTruthy()
    expect(field('Full Name').value).toBe('')
  })
})

describe('alerts', () => {
  const alert: JobAlert = {
    alert_id: 3,
    name: '',
    question: { type: 'Full-time', remote: true, min_salary: 20_000 },
    by_mail: true,
    by_push: false,
    is_paused: false,
    created_at: '2026-01-15T00:00:00.000Z',
    told_at: null,
  }

  it('say in words what they ask, and are switched at once', async () => {
    const asked = jobService({ [ALERTS]: { body: [alert] }, 'PATCH /api/job_alert/3/': { body: { ...alert, is_paused: true } } })
    await show('alerts')
    expect(await screen.findByRole('heading', { name: 'Full-time · Remote only · From 20,000 Taka' })).toBeTruthy()
    screen.getByRole('switch', { name: /^Alert: / }).click()
    expect(await screen.findByText('Paused')).toBeTruthy()
    expect(asked[0]?.fields).toEqual({ is_paused: true })
  })

  it('stay as they are without network, and say why', async () => {
    jobService({ [ALERTS]: { body: [alert] }, 'PATCH /api/job_alert/3/': 'offline' })
    await show('alerts')
    const mail = await screen.findByRole('switch', { name: /^By email: / })
    mail.click()
    expect(await screen.findByText('This needs the internet. Nothing was changed.')).toBeTruthy()
    expect(mail.getAttribute('aria-checked')).toBe('true')
  })

  it('explain themselves where there are none', async () => {
    jobService({ [ALERTS]: { body: [] } })
    await show('alerts')
    expect(await screen.findByText(/tap “Create job alert”/)).toBeTruthy()
  })
})

describe('the link in the e-mail of an alert', () => {
  it('pauses it by one tap, with or without a session', async () => {
    const token = `3.${'a'.repeat(43)}`
    location.hash = `#stop=${token}`
    const asked = jobService({ 'POST /api/job_alert/stop/': { body: { stopped: true } } })
    await renderScreen(<StopAlert>nothing</StopAlert>, { at: '/jobapplications' })
    await screen.findByRole('heading', { name: 'Pause this job alert?' })
    expect(asked).toEqual([])
    press('Pause the alert')
    expect(await screen.findByText(/The alert is paused/)).toBeTruthy()
    expect(asked[0]?.fields).toEqual({ token })
  })
})

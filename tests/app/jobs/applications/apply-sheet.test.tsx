import 'fake-indexeddb/auto'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ApplySheet } from '#app/features/jobs/applications/parts/apply-sheet.tsx'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { readEntries } from '#device/outbox/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aJob, anOwnApplication, aProfile } from './a-job.ts'
import { aPdf, applicant, beginApplying, choose, endApplying, field, fillIn, goOffline, press, signIn, type } from './an-applicant.tsx'
import { type AskedJob, jobService, refusing } from './job-service.ts'

const APPLY = 'POST /api/job_application/'
const LIST = 'GET /api/job_application/'
const PROFILE = 'GET /api/job_profile/'
const JOB = 'GET /api/job_post/12/'
const known = { [LIST]: { body: [] }, [PROFILE]: { body: aProfile() } }
const unknown = { [LIST]: { body: [] }, [PROFILE]: { body: null } }

beforeEach(beginApplying)
afterEach(endApplying)

const show = async (job: Partial<JobDetail> = {}, at = '/jobdetails/12?apply=1') => {
  const shown = await renderScreen(<ApplySheet job={aJob(job)} isWanted />, { at })
  await screen.findByRole('dialog', { name: 'Apply Now' })
  return shown
}
const sendButton = () => screen.findByRole('button', { name: 'Apply Now' })
const applied = (asked: AskedJob[]) => asked.filter(({ path }) => path === '/api/job_application/')

describe('a visitor who wants to apply', () => {
  it('is led to log in or join, and back to the open sheet', async () => {
    jobService({})
    await show()
    const link = screen.getByRole('link', { name: 'Log In' })
    expect(link.getAttribute('href')).toBe('/login?next=%2Fjobdetails%2F12%3Fapply%3D1')
    expect(screen.getByRole('link', { name: 'Create account' }).getAttribute('href')).toContain('next=')
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  })
})

describe('a first application', () => {
  it('asks who one is, and sends it with the CV and the offer that was seen', async () => {
    const asked = jobService({ ...unknown, [APPLY]: { body: anOwnApplication() } })
    signIn()
    await show({ needs_cv: true, terms_version: 4 })
    await sendButton()
    expect(field('Email').value).toBe('rina@example.com')
    fillIn()
    await choose(aPdf())
    expect(screen.getByText('my cv.pdf')).toBeTruthy()
    type(/^Cover letter/, 'I care')
    press('Apply Now')
    await screen.findByRole('heading', { name: 'Your application was sent' })
    const [one, ...more] = applied(asked)
    expect(more).toEqual([])
    expect(one?.fields).toMatchObject({ job_post: '12', terms_version: '4', full_name: 'Rina Akter', letter: 'I care', cv: 'my cv.pdf, 22 bytes' })
    expect(screen.getByRole('link', { name: 'My applications' }).getAttribute('href')).toBe('/jobapplications')
  })

  it('says what is missing, the CV too, and sends nothing', async () => {
    const asked = jobService(unknown)
    signIn()
    await show({ needs_cv: true })
    await sendButton()
    press('Apply Now')
    expect((await screen.findAllByText(/This field is required/)).length).toBe(2)
    expect(screen.getByText(/This employer requires a CV/)).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('takes no file for a PDF by its name alone', async () => {
    jobService(unknown)
    signIn()
    await show()
    await sendButton()
    await choose(aPdf('MZ program', 'cv.pdf'))
    expect(await screen.findByText(/not a PDF or a picture/)).toBeTruthy()
    expect(screen.queryByText('cv.pdf')).toBeNull()
  })

  it('takes no PDF that is longer than may be sent', async () => {
    jobService(unknown)
    signIn()
    await show()
    await sendButton()
    await choose(aPdf(`%PDF-${'x'.repeat(5 * 1024 * 1024)}`))
    expect(await screen.findByText(/larger than 5 MB/)).toBeTruthy()
  })

  it('is there again after the page was left, with its CV', async () => {
    jobService(unknown)
    signIn()
    await show()
    await sendButton()
    fillIn()
    type(/^Cover letter/, 'I care')
    await choose(aPdf())
    await screen.findByText('my cv.pdf')
    cleanup()
    await show()
    await screen.findByText('What you typed earlier is here again.')
    expect(field(/^Cover letter/).value).toBe('I care')
    expect(await screen.findByText('CV: my cv.pdf')).toBeTruthy()
  })
})

describe('a later application', () => {
  it('shows in a line who applies with which CV, and sends the one that lies with the service', async () => {
    const asked = jobService({ ...known, [APPLY]: { body: anOwnApplication() } })
    signIn()
    await show()
    expect(await screen.findByText('Rina Akter')).toBeTruthy()
    expect(screen.getByText('CV: Rina Akter.pdf')).toBeTruthy()
    press('Apply Now')
    await screen.findByRole('heading', { name: 'Your application was sent' })
    expect(applied(asked)[0]?.fields).toMatchObject({ cv_id: '7', phone_number: '01712-345678', education: 'HSC' })
  })

  it('is not begun where one stands already', async () => {
    jobService({ ...known, [LIST]: { body: [anOwnApplication({ state: 'shortlisted' })] } })
    signIn()
    await show()
    expect(await screen.findByText('Shortlisted')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Apply Now' })).toBeNull()
  })
})

describe('an application without network', () => {
  it('waits on the phone with its CV, claims nothing, and warns that the deadline is near', async () => {
    jobService({ ...unknown, [APPLY]: 'offline' })
    signIn()
    await show({ deadline: new Date(Date.now() + 5.5 * 3_600_000).toISOString() })
    await sendButton()
    goOffline()
    fillIn()
    await choose(aPdf())
    expect(screen.getByText(/Will be sent when you are online\./)).toBeTruthy()
    expect(screen.getByText(/The deadline is in 5 hours/)).toBeTruthy()
    press('Save. Will be sent when you are online')
    await screen.findByRole('heading', { name: 'Saved on this phone. Not sent yet.' })
    expect(screen.getByRole('link', { name: 'See unsent items' }).getAttribute('href')).toBe('/outbox')
    const [entry] = await readEntries(applicant())
    expect(entry).toMatchObject({
      noun: 'applications',
      state: 'waiting',
      files: { cv: { name: 'my cv.pdf' } },
      about: { job_post_id: 12, cv_name: 'my cv.pdf' },
    })
  })
})

describe('an application that is refused', () => {
  it('keeps everything where the job is closed', async () => {
    jobService({ ...known, [APPLY]: refusing('job-closed', 409, { facts: { expired: 1 } }) })
    signIn()
    await show()
    await sendButton()
    type(/^Cover letter/, 'I care')
    press('Apply Now')
    expect(await screen.findByText(/The deadline has passed\. What you wrote and your CV are kept/)).toBeTruthy()
    expect(field(/^Cover letter/).value).toBe('I care')
    expect(await readEntries(applicant())).toEqual([])
  })

  it('shows what has changed, and is sent for the new offer after another tap', async () => {
    let tries = 0
    const asked = jobService({
      ...known,
      [JOB]: { body: aJob({ salary_min: 12_000, salary_max: 14_000, terms_version: 2 }) },
      [APPLY]: () => {
        tries += 1
        return tries === 1 ? refusing('job-changed', 409, { facts: { terms_version: 2 } }) : { body: anOwnApplication() }
      },
    })
    signIn()
    await show()
    await sendButton()
    press('Apply Now')
    expect(await screen.findByText('Salary: 12,000 - 14,000 Taka')).toBeTruthy()
    expect(screen.getByText('Salary: 15,000 - 20,000 Taka')).toBeTruthy()
    press('Apply anyway')
    await screen.findByRole('heading', { name: 'Your application was sent' })
    expect(applied(asked).map(({ fields }) => fields.terms_version)).toEqual(['1', '2'])
  })

  it('says that the user has applied already, and where to see it', async () => {
    jobService({ ...known, [APPLY]: refusing('already-applied', 409, { facts: { application_id: 5 } }) })
    signIn()
    await show()
    await sendButton()
    press('Apply Now')
    expect(await screen.findByText('You have already applied for this job.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'My applications' })).toBeTruthy()
  })

  it('shows at the field what the service says of it', async () => {
    jobService({ ...known, [APPLY]: refusing('bad-input', 422, { fields: { phone_number: 'not-a-phone' } }) })
    signIn()
    await show()
    await sendButton()
    press('Apply Now')
    expect(await screen.findByText(/Enter a Bangladeshi mobile number/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Phone Number')))
  })
})

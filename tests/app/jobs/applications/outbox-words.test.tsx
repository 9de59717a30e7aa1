import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aboutOf } from '#app/features/jobs/applications/application-about.ts'
import { applicationsInOutbox } from '#app/features/jobs/applications/outbox-words.tsx'
import { loadOutbox } from '#app/state/outbox/outbox.ts'
import { formatterFor } from '#contract/core/format.ts'
import { readEntries, storeEntry } from '#device/outbox/outbox.ts'
import type { OutboxEntry } from '#device/outbox/outbox-entry.ts'
import { anApplication } from '#tests/support/phone/outbox.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aJob } from './a-job.ts'
import { applicant, beginApplying, endApplying, goOffline, press, signIn } from './an-applicant.tsx'
import { jobService } from './job-service.ts'

const tools = { t: ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as never, format: formatterFor('en') }
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const waiting = (deadline: string, over: Partial<OutboxEntry> = {}) => anApplication({ about: aboutOf(aJob({ deadline }), 'cv.pdf'), ...over })

beforeEach(() => {
  beginApplying()
  signIn()
})
afterEach(endApplying)

describe('an application in the outbox', () => {
  it('says what for, with which CV, until when, and where it is changed', () => {
    const entry = waiting(inHours(300))
    expect(applicationsInOutbox.title(entry, tools)).toBe('applying:outbox.title Nurse')
    expect(applicationsInOutbox.lines(entry, tools)).toEqual(['Rupsha Clinic', 'applying:summary.cv cv.pdf', expect.stringMatching(/outbox\.deadline/)])
    expect(applicationsInOutbox.edit(entry).to).toBe('/jobdetails/12?apply=1&entry=entry-1')
  })

  it('warns that the deadline may pass first', () => {
    expect(applicationsInOutbox.lines(waiting(inHours(5.5)), tools)).toContain('applying:outbox.late in 5 hours')
  })

  it('never claims to be sent before it is', () => {
    expect(applicationsInOutbox.state(waiting(inHours(300)), tools)).toBe('applying:outbox.waiting')
    expect(applicationsInOutbox.state(waiting(inHours(300), { state: 'sent' }), tools)).toBe('applying:outbox.sent')
  })

  it('that was refused for a changed job goes out for the new offer by one tap', async () => {
    jobService({ 'GET /api/job_post/12/': { body: aJob({ job_type: 'Contract', terms_version: 3 }) } })
    goOffline()
    const refused = waiting(inHours(300), {
      state: 'needs-you',
      problem: { code: 'job-changed', facts: { terms_version: 3 } },
      body: { job_post: '12', terms_version: '1' },
    })
    await storeEntry(applicant(), refused)
    await loadOutbox()
    await renderScreen(applicationsInOutbox.conflict(refused), { at: '/outbox' })
    expect(await screen.findByText('Contract')).toBeTruthy()
    press('Apply anyway')
    await waitFor(async () =>
      expect(await readEntries(applicant())).toMatchObject([{ state: 'waiting', body: { terms_version: '3' }, about: { terms: { job_type: 'Contract' } } }]),
    )
  })

  it('that came too late says what is kept', async () => {
    const refused = waiting(inHours(-1), { state: 'needs-you', problem: { code: 'job-closed', facts: { expired: 1 } } })
    await renderScreen(applicationsInOutbox.conflict(refused), { at: '/outbox' })
    expect(await screen.findByText(/The deadline has passed\. What you wrote and your CV are kept/)).toBeTruthy()
  })
})

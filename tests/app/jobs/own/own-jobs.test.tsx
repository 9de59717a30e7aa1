import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EMPTY_JOB } from '#app/features/jobs/own/job-values.ts'
import { HiringCounts } from '#app/features/jobs/own/parts/hiring-counts.tsx'
import { Hiring } from '#app/features/jobs/own/screens/hiring.tsx'
import { dropDraft, storeDraft } from '#app/state/drafts/drafts.ts'
import { useNotice } from '#app/state/notices.ts'
import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { fakeService, refusal } from '../../accounts/fake-service.ts'
import { goOffline, signInSeller, signOffSeller } from '../../events/own/a-seller.tsx'
import { anOwnJob } from './a-job.ts'

const LIST = '/api/job_post/'
const page = (...results: ReturnType<typeof anOwnJob>[]) => ({ body: { results, next_cursor: null, total: results.length } })
const show = (filter = {}, language: 'en' | 'bn' = 'en') => renderScreen(<Hiring filter={filter} />, { at: '/hiring', language })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
const notice = () => useNotice.getState().text

beforeEach(() => void signInSeller())
afterEach(signOffSeller)

describe('the list of the employer’s own jobs', () => {
  it('say of each where it stands, until when, and who applied', async () => {
    const soon = `${dhakaDay(Date.now() + 2 * DAY_MS)}T17:59:59.000Z`
    fakeService({ [LIST]: page(anOwnJob({ deadline: soon }), anOwnJob({ job_post_id: 8, title: 'Tailor', phase: 'draft', posted_at: null })) })
    await show()
    const [first, second] = await screen.findAllByRole('article')
    for (const words of ['Shop assistant', 'Anika Stores', 'Open', '2 days left', '12 applications', '3 new', '2 shortlisted'])
      expect(first?.textContent).toContain(words)
    for (const words of ['Draft', 'Only you see it until you publish it']) expect(second?.textContent).toContain(words)
    expect(screen.getByText('2 jobs')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Switch to employee' }).getAttribute('href')).toBe('/jobportal')
  })

  it('are over once their deadline is, whatever the kept answer says', async () => {
    fakeService({ [LIST]: page(anOwnJob({ deadline: '2026-01-01T17:59:59.000Z' })) })
    await show()
    const row = await screen.findByRole('article')
    expect(row.textContent).toContain('Deadline passed')
    expect(row.textContent).not.toContain('days left')
  })

  it('speak Bangla, with its digits', async () => {
    fakeService({ [LIST]: page(anOwnJob()) })
    await show({}, 'bn')
    const row = await screen.findByRole('article')
    expect(row.textContent).toContain('১২টি আবেদন')
    expect(row.textContent).toContain('৩০ জুন ২০৩০')
  })

  it('lead to the first one where there is none, and back to all where none fits', async () => {
    fakeService({ [LIST]: page() })
    await show()
    expect((await screen.findByRole('link', { name: 'Post your first job' })).getAttribute('href')).toBe('/hiring/new')
    cleanup()
    await show({ q: 'tailor' })
    expect(await screen.findByRole('link', { name: 'Show all jobs' })).toBeTruthy()
  })

  it('say what was begun on this phone and not posted', async () => {
    fakeService({ [LIST]: page(anOwnJob()) })
    const texts = { ...EMPTY_JOB, title: 'Helper' }
    await storeDraft('job post', { texts, at: new Date().toISOString(), writer: 'a tab' })
    await show()
    expect((await screen.findByText(/on this phone only/)).textContent).toContain('Helper')
    expect(screen.getByRole('link', { name: 'Continue writing' }).getAttribute('href')).toBe('/hiring/new')
    await dropDraft('job post')
    cleanup()
    await show()
    await screen.findByRole('article')
    expect(screen.queryByText(/on this phone only/)).toBeNull()
  })

  it('can be searched without network among those that the phone holds', async () => {
    fakeService({ [LIST]: page(anOwnJob(), anOwnJob({ job_post_id: 8, title: 'দর্জি', phase: 'closed' })) })
    await show()
    await screen.findAllByRole('article')
    cleanup()
    fakeService({ [LIST]: 'offline' })
    await show({ phase: 'closed' })
    expect((await screen.findAllByRole('article')).map((row) => row.getAttribute('aria-label'))).toEqual(['দর্জি'])
    expect(screen.getByText(/1 of 2/)).toBeTruthy()
  })

  it('say what went wrong, and try again', async () => {
    fakeService({ [LIST]: refusal('bug', 500) })
    await show()
    expect((await screen.findByRole('alert')).textContent).toContain('Your jobs could not be loaded')
    fakeService({ [LIST]: page(anOwnJob()) })
    await press('Retry')
    expect(await screen.findByRole('article')).toBeTruthy()
  })
})

describe('what is done with a job', () => {
  const switched = '/api/job_post/7/open/'

  it('closes it and says so in the list', async () => {
    const asked = fakeService({ [LIST]: page(anOwnJob()), [switched]: { body: anOwnJob({ phase: 'closed' }) } })
    await show()
    await press('More for Shop assistant')
    await press('Close applications')
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Closed'))
    expect(asked.find(({ path }) => path === switched)?.body).toEqual({ is_open: false })
    expect(notice()).toContain('Applicants stay')
  })

  it('gives what is over another deadline, which opens it', async () => {
    const day = dhakaDay(Date.now() + 10 * DAY_MS)
    const asked = fakeService({
      [LIST]: page(anOwnJob({ phase: 'expired', deadline: '2026-01-01T17:59:59.000Z' })),
      [switched]: { body: anOwnJob({ phase: 'open', deadline: `${day}T17:59:59.000Z` }) },
    })
    await show()
    await press('More for Shop assistant')
    await press('Extend deadline')
    const field = await screen.findByLabelText<HTMLInputElement>('Deadline')
    fireEvent.change(field, { target: { value: '2020-01-01' } })
    await press('Set deadline')
    expect(await screen.findByText('This is in the past')).toBeTruthy()
    expect(asked.filter(({ path }) => path === switched)).toEqual([])
    fireEvent.change(field, { target: { value: day } })
    await press('Set deadline')
    await waitFor(() => expect(screen.getByRole('article').textContent).toContain('Open'))
    expect(asked.find(({ path }) => path === switched)?.body).toEqual({ is_open: true, deadline: day })
  })

  it('says that another deadline opens what was closed', async () => {
    fakeService({ [LIST]: page(anOwnJob({ phase: 'closed' })) })
    await show()
    await press('More for Shop assistant')
    await press('Extend deadline')
    expect(await screen.findByText(/people can apply again/)).toBeTruthy()
  })

  it('throws a draft away, but asks first', async () => {
    const draft = anOwnJob({ phase: 'draft', posted_at: null })
    let isGone = false
    const asked = fakeService({
      [LIST]: () => (isGone ? page() : page(draft)),
      '/api/job_post/7/': () => {
        isGone = true
        return { body: { removed: 7 } }
      },
    })
    await show()
    await press('More for Shop assistant')
    expect(screen.queryByRole('button', { name: 'Close applications', hidden: true })).toBeNull()
    await press('Delete')
    expect(asked.some(({ path }) => path === '/api/job_post/7/')).toBe(false)
    await press('Delete')
    expect(await screen.findByRole('link', { name: 'Post your first job' })).toBeTruthy()
    expect(notice()).toBe('The draft is deleted.')
  })

  it('says that it needs the internet', async () => {
    fakeService({ [LIST]: page(anOwnJob()) })
    await show()
    await press('More for Shop assistant')
    goOffline()
    expect((await screen.findByText(/This needs the internet; nothing was changed/)).textContent).toBeTruthy()
  })

  it('leads to a new job after it', async () => {
    fakeService({ [LIST]: page(anOwnJob()) })
    await show()
    await press('More for Shop assistant')
    const again = within(await screen.findByRole('dialog', { hidden: true })).getByRole('link', { name: 'Post again', hidden: true })
    expect(again.getAttribute('href')).toBe('/hiring/new?from=7')
  })
})

describe('what the dashboard says of hiring', () => {
  const COUNTS = '/api/hiring/counts/'

  it('is how many jobs are open and close soon, and how many applications are new', async () => {
    fakeService({ [COUNTS]: { body: { open: 4, closing_soon: 1, applications: 30, unseen: 7, shortlisted: 2 } } })
    await renderScreen(<HiringCounts />)
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
      ['Open jobs4', '/hiring?phase=open'],
      ['Closing within 3 days1', '/hiring?phase=open'],
      ['New applications7', '/hiring'],
    ])
  })

  it('invites who has never hired', async () => {
    fakeService({ [COUNTS]: { body: { open: 0, closing_soon: 0, applications: 0, unseen: 0, shortlisted: 0 } } })
    await renderScreen(<HiringCounts />)
    expect((await screen.findByRole('link', { name: 'Post a job' })).getAttribute('href')).toBe('/hiring/new')
  })
})

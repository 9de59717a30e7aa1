import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { JobDetails } from '#app/features/jobs/public/screens/job-details.tsx'
import { JobNotCached, JobNotFound } from '#app/features/jobs/public/screens/job-not-cached.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import * as cleaner from '#app/ui/text/purify.ts'
import { Problem } from '#contract/core/problem.ts'
import type { JobDetail } from '#contract/jobs/jobs.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { aJobCard, aJobDetail } from '#tests/support/phone/job-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T06:00:00Z') })
  startDeferredHydration()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const show = (over: Partial<JobDetail> = {}, language: 'en' | 'bn' = 'en') =>
  renderScreen(<JobDetails answer={fresh(aJobDetail({ job_post_id: 5, title: 'Cook', ...over }))} around={(button) => button} />, {
    language,
    at: '/jobdetails/5',
  })
const applyLinks = () => screen.queryAllByText('Apply Now').map((link) => link.getAttribute('href'))

describe('a job', () => {
  it('has its facts', async () => {
    await show({ salary_min: 12_000, salary_max: 15_000, job_education_qualification: 'HSC', experience_years: 1, needs_cv: true })
    const facts = within(screen.getByRole('region', { name: 'About the job' }))
    for (const text of [
      'Salary: 12,000 - 15,000 Taka',
      'Satmatha, Bogura',
      'Full-time',
      'HSC',
      'At least 1 year',
      '2',
      'Education',
      'Needed',
      '1 February 2026',
      '12 days left',
    ])
      expect(facts.getAllByText(text).length).toBeGreaterThan(0)
    expect(screen.getByRole('heading', { level: 1, name: 'Cook' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Job Description' })).toBeTruthy()
    expect(screen.getByText('Come and work.')).toBeTruthy()
  })

  it('says the same in Bangla', async () => {
    await show({ vacancies: 12 }, 'bn')
    for (const text of ['আলোচনা সাপেক্ষে', 'ফুল টাইম', '১২', 'শিক্ষা', '১ ফেব্রুয়ারি ২০২৬', 'কাজের বিবরণ', 'চাকরির জন্য কখনো টাকা দেবেন না'])
      expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    const [place] = screen.getAllByText('Satmatha')
    expect([place?.lang, place?.parentElement?.textContent?.trim()]).toEqual(['en', 'Satmatha, বগুড়া'])
  })

  it('is in the language of its reader, where its employer described it in both', async () => {
    await show(
      { second_title: 'রাঁধুনি', second_description: '<p>আসুন, কাজ করুন।</p>', similar: [aJobCard({ job_post_id: 6, title: 'Baker', second_title: 'রুটিওয়ালা' })] },
      'bn',
    )
    expect(screen.getByRole('heading', { level: 1, name: 'রাঁধুনি' }).lang).toBe('bn')
    expect((await screen.findByText('আসুন, কাজ করুন।')).closest('[lang]')?.getAttribute('lang')).toBe('bn')
    expect(screen.queryByText('Come and work.')).toBeNull()
    expect(await screen.findByRole('link', { name: /রুটিওয়ালা/ })).toBeTruthy()
  })

  it('shows of its description only what the cleaner gave', async () => {
    vi.spyOn(cleaner, 'purify').mockImplementation((html) => html.replace(/<script>.*<\/script>/, '') as unknown as TrustedHTML)
    await show({ description: '<p>Good <b>work</b></p><script>document.title="had"</script>' })
    await waitFor(() => expect(document.querySelector('.rich b')?.textContent).toBe('work'))
    expect(document.querySelector('.rich')?.innerHTML).toBe('<p>Good <b>work</b></p>')
  })

  it('warns of those who want money', async () => {
    await show()
    expect(screen.getByRole('heading', { name: 'Never pay money for a job' })).toBeTruthy()
  })

  it('says what a verified employer has done, and by which rule', async () => {
    const employer_profile = { ...aJobDetail({ job_post_id: 5, title: 'Cook' }).employer_profile, is_verified: true, applicants_answered: 14 }
    const seen = { ...employer_profile, licence_seen_at: '2026-11-21T06:00:00.000Z' }
    await show({ employer_profile: seen })
    const badge = (await screen.findByText('Verified employer')).closest('details')
    expect(badge?.open).toBe(false)
    expect(badge?.textContent).toContain('14 applicants answered. Trade licence seen on 21 November 2026.')
    expect(badge?.textContent).toContain('3 applicants answered. A trade licence, if given, was seen by us. It cannot be bought')
    cleanup()
    await show({ employer_profile })
    expect(screen.queryByText(/Trade licence seen/)).toBeNull()
  })

  it('links to the employer, and to similar jobs', async () => {
    await show({ similar: [aJobCard({ job_post_id: 6, title: 'Baker' })] })
    expect((await screen.findByRole('link', { name: 'Rahima' })).getAttribute('href')).toBe('/seller/rahima')
    expect(screen.queryByText('Verified employer')).toBeNull()
    expect(screen.getByRole('link', { name: /Baker/ }).getAttribute('href')).toBe('/jobdetails/6')
  })
})

describe('the way to apply', () => {
  it('is an address of its own, which back leaves again', async () => {
    const { router } = await show()
    expect(applyLinks()).toEqual(['/jobdetails/5?apply=1', '/jobdetails/5?apply=1'])
    fireEvent.click(screen.getAllByText('Apply Now')[0]!)
    await waitFor(() => expect(router.state.location.search).toEqual({ apply: '1' }))
    expect(router.state.location.state).toMatchObject({ overJob: true })
  })

  it('leads elsewhere in a tab that knows nothing of this one', async () => {
    await show({ apply_link: 'https://company.example/jobs' })
    for (const link of screen.getAllByText('Apply Now'))
      expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        'https://company.example/jobs',
        '_blank',
        'noopener noreferrer',
      ])
  })

  it.each<[string, Partial<JobDetail>, string]>([
    ['was closed', { is_closed: true, is_open: false }, 'Closed'],
    ['has expired', { is_open: false, deadline: '2026-01-10T17:59:59.000Z' }, 'Deadline passed'],
    ['has expired since it was saved on this phone', { is_open: true, deadline: '2026-01-19T17:59:59.000Z' }, 'Deadline passed'],
  ])('is gone where it %s, and that is said', async (_, over, said) => {
    await show(over)
    await waitFor(() => expect(applyLinks()).toEqual([]))
    expect(screen.getByText(said).querySelector('svg')).not.toBeNull()
  })

  it.each([
    ['its employer where they closed it', null, 1],
    ['nothing of its employer where staff took it off', 'It asks for money.', 0],
  ])('is gone where it was closed, which says %s', async (_, taken_off_reason, times) => {
    await show({ is_closed: true, is_open: false, taken_off_reason })
    await waitFor(() => expect(screen.getByText('Closed')).toBeTruthy())
    expect(screen.queryAllByText('The employer has closed applications.')).toHaveLength(times)
  })
})

describe('a job that cannot be shown', () => {
  it('says so and asks again', async () => {
    const { router } = await renderScreen(<JobNotCached jobPostId="5" error={new Problem('bug')} />)
    const invalidate = vi.spyOn(router, 'invalidate')
    expect(screen.getByRole('alert').textContent).toContain('Failed to load job details')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(invalidate).toHaveBeenCalled()
  })

  it('says without network that it is not on this phone', async () => {
    await renderScreen(<JobNotCached jobPostId="5" error={new Problem('offline')} />)
    expect(screen.getByRole('alert').textContent).toContain('This page is not saved on your phone yet')
  })

  it('or never was, says that, and leads on', async () => {
    await renderScreen(<JobNotFound />)
    expect(screen.getByRole('heading', { name: 'No job details found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe('/jobportal')
  })
})

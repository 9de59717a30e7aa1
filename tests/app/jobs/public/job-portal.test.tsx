import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as calls from '#app/features/jobs/public/calls.ts'
import { JobPortal } from '#app/features/jobs/public/screens/job-portal.tsx'
import { JobPortalFailed } from '#app/features/jobs/public/screens/job-portal-failed.tsx'
import { startDeferredHydration } from '#app/ui/hydration/deferred-hydration.ts'
import type { Answer } from '#app/wire/answer.ts'
import type { Banner } from '#contract/banners.ts'
import { Problem } from '#contract/core/problem.ts'
import type { JobCard, JobPage } from '#contract/jobs/jobs.ts'
import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { aJobCard } from '#tests/support/phone/job-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

vi.mock('#app/features/jobs/public/calls.ts')

const TREE = [
  { id: 1, title: 'Education', title_bn: 'শিক্ষা', parent: null },
  { id: 2, title: 'Transport', title_bn: 'পরিবহন', parent: null },
  { id: 11, title: 'Schools', title_bn: 'স্কুল', parent: 1 },
  { id: 21, title: 'Cars', title_bn: 'গাড়ি', parent: 2 },
  { id: 111, title: 'Teacher', title_bn: 'শিক্ষক', parent: 11 },
]
const BANNERS: Banner[] = [1, 2].map((id) => ({
  id,
  image: `/media/banners/${id}.webp`,
  tone: 1,
  title: `Picture ${id}`,
  title_bn: `ছবি ${id}`,
  path: `/jobportal?category=${id}`,
}))
const cards = [
  aJobCard({ job_post_id: 1, title: 'Cook', salary_min: 12_000, salary_max: 15_000, job_education_qualification: 'SSC', deadline: '2026-01-22T17:59:59.000Z' }),
  aJobCard({ job_post_id: 2, title: 'গাড়িচালক', salary_min: 9000, company_logo: null, is_remote: true, apply_link: 'https://company.example/jobs' }),
]
const pageOf = (results: JobCard[], over: Partial<JobPage> = {}): JobPage => ({
  results,
  next_cursor: null,
  total: results.length,
  total_is_exact: true,
  ...over,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-01-20T06:00:00Z') })
  vi.mocked(calls.loadJobCategories).mockResolvedValue(TREE)
  startDeferredHydration()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.clearAllMocks()
})

interface Shown {
  filter?: JobFilter
  answer?: Answer<JobPage>
  language?: 'en' | 'bn'
}

/** The portal with all that comes after the rest. */
async function showPortal({ filter = {}, answer = fresh(pageOf(cards)), language = 'en' }: Shown = {}) {
  const shown = await renderScreen(<JobPortal filter={filter} found={[answer, fresh(BANNERS)]} />, { language, at: '/jobportal' })
  await waitFor(() => expect(document.querySelector('form [type=submit]')).not.toBeNull(), { timeout: 10_000 })
  return shown
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const asked = (router: { state: { location: { pathname: string; search: unknown } } }) => [router.state.location.pathname, router.state.location.search]

describe('a card', () => {
  it('says what it is, who hires, for how much, where and until when', async () => {
    await showPortal()
    const card = within(screen.getAllByRole('article')[0]!)
    expect(card.getByRole('link', { name: 'Cook' }).getAttribute('href')).toBe('/jobdetails/1')
    for (const text of [
      'Rupsha Ghat',
      'Salary: 12,000 - 15,000 Taka',
      'Full-time · SSC',
      'Satmatha, Bogura',
      '22 January 2026',
      '2 days left',
      'Posted 19 days ago',
    ])
      expect(card.getByText(text)).toBeTruthy()
    expect(card.getByText('View Details').getAttribute('href')).toBe('/jobdetails/1')
    expect(card.getByText('Apply Now').getAttribute('href')).toBe('/jobdetails/1?apply=1')
  })

  it('names no half salary, and leads elsewhere in a tab that knows nothing of this one', async () => {
    await showPortal()
    const card = within(screen.getAllByRole('article')[1]!)
    expect(card.getByText('Negotiable')).toBeTruthy()
    expect(card.getByText('Full-time · Remote')).toBeTruthy()
    const link = card.getByText('Apply Now')
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://company.example/jobs',
      '_blank',
      'noopener noreferrer',
    ])
    expect(document.querySelectorAll('article')[1]?.querySelector('img')).toBeNull()
  })

  it('speaks Bangla with Bangla digits, and marks titles with their own language', async () => {
    await showPortal({ language: 'bn' })
    for (const text of ['বেতন: ১২,০০০ – ১৫,০০০ টাকা', 'ফুল টাইম · এসএসসি', 'আর ২ দিন বাকি', '২টি চাকরি']) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    const [place] = screen.getAllByText('Satmatha')
    expect([place?.lang, place?.parentElement?.textContent?.trim()]).toEqual(['en', 'Satmatha, বগুড়া'])
    expect(screen.getByRole('link', { name: 'Cook' }).lang).toBe('en')
    expect(screen.getByRole('link', { name: 'গাড়িচালক' }).lang).toBe('bn')
  })

  it('shows each job in the language of its reader where there is one, else says in which it is', async () => {
    const [first, ...rest] = cards
    await showPortal({ answer: fresh(pageOf([{ ...first!, second_title: 'রাঁধুনি' }, ...rest])), language: 'bn' })
    expect(screen.getByRole('link', { name: 'রাঁধুনি' }).lang).toBe('bn')
    expect(screen.queryByText(/ইংরেজিতে/)).toBeNull()
    cleanup()
    await showPortal({ language: 'bn' })
    expect(screen.getAllByText(/ইংরেজিতে/)).toHaveLength(1)
  })

  it('costs at most 27 elements', async () => {
    await showPortal()
    for (const card of screen.getAllByRole('article')) expect(card.querySelectorAll('*').length).toBeLessThan(28)
  })
})

describe('the list', () => {
  it('says that nothing was found and what to do', async () => {
    await showPortal({ filter: { q: 'x' }, answer: fresh(pageOf([])) })
    expect(await screen.findByText('No job postings available.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe('/jobportal')
  })

  it('says how much of what the phone holds an offline search found', async () => {
    await showPortal({ answer: { ...fresh(pageOf(cards)), from: 'device-search', heldRows: 40 } })
    expect(screen.getByRole('status').textContent).toContain('2 of 40 saved jobs. There may be more online.')
  })

  it('has another order by a choice, and the usual one without a word in the address', async () => {
    const { router } = await showPortal({ filter: { q: 'cook' } })
    fireEvent.change(field('Sort by'), { target: { value: 'deadline' } })
    await waitFor(() => expect(asked(router)).toEqual(['/jobportal', { q: 'cook', sort: 'deadline' }]))
  })

  it('goes on with a press, and says why it cannot', async () => {
    vi.mocked(calls.loadJobs).mockResolvedValueOnce(fresh(pageOf([aJobCard({ job_post_id: 3, title: 'Guard' })])))
    await showPortal({ answer: fresh(pageOf(cards, { next_cursor: 'a', total: 3 })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect(await screen.findByRole('link', { name: 'Guard' })).toBeTruthy()
    expect(vi.mocked(calls.loadJobs)).toHaveBeenCalledWith({}, {}, 'a')
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
    cleanup()
    vi.mocked(calls.loadJobs).mockRejectedValueOnce(new Problem('offline'))
    await showPortal({ answer: fresh(pageOf(cards, { next_cursor: 'b', total: 3 })) })
    fireEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    expect((await screen.findByRole('alert')).textContent).toMatch(/need the internet/)
  })

  it('that could not be had says so and asks again', async () => {
    const { router } = await renderScreen(<JobPortalFailed error={new Problem('offline')} />)
    const invalidate = vi.spyOn(router, 'invalidate')
    expect(screen.getByRole('alert').textContent).toContain('Failed to load jobs.')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(invalidate).toHaveBeenCalled()
  })
})

describe('the search panel and the filters', () => {
  it('ask by GET for what is filled in', async () => {
    const { router } = await showPortal()
    const form = document.querySelector('form')!
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/jobportal'])
    fireEvent.change(field('Job title'), { target: { value: 'চালক' } })
    fireEvent.change(field('Job type'), { target: { value: 'Part-time' } })
    fireEvent.change(field('Division'), { target: { value: 'Dhaka' } })
    fireEvent.change(field('District'), { target: { value: 'Gazipur' } })
    fireEvent.change(field('Salary at least (Taka)'), { target: { value: '৳১২,০০০' } })
    fireEvent.click(field('Remote only'))
    fireEvent.submit(form)
    const search = { q: 'চালক', type: 'Part-time', division: 'Dhaka', district: 'Gazipur', min_salary: '12000', remote: 'true' }
    await waitFor(() => expect(asked(router)).toEqual(['/jobportal', search]))
  })

  it('say at the field what is wrong with a number, and ask nothing', async () => {
    const { router } = await showPortal()
    fireEvent.change(field('Experience you have (years)'), { target: { value: 'many' } })
    fireEvent.submit(document.querySelector('form')!)
    expect((await screen.findByRole('alert')).textContent).toBe('Enter whole years, from 0 to 40.')
    expect(document.activeElement).toBe(field('Experience you have (years)'))
    expect(asked(router)).toEqual(['/jobportal', {}])
  })

  it('open one list of categories after the other, and forget what does not lie below', async () => {
    await showPortal()
    expect(field('Subcategory').disabled).toBe(true)
    fireEvent.focus(field('Category'))
    await screen.findByRole('option', { name: 'Education' })
    fireEvent.change(field('Category'), { target: { value: '1' } })
    fireEvent.change(field('Subcategory'), { target: { value: '11' } })
    fireEvent.change(field('Sub-Subcategory'), { target: { value: '111' } })
    fireEvent.change(field('Category'), { target: { value: '2' } })
    expect(field('Subcategory').value).toBe('')
    expect(field('Sub-Subcategory').disabled).toBe(true)
    expect(screen.queryByRole('option', { name: 'Schools' })).toBeNull()
  })

  it('lead those who hire to their own side', async () => {
    await showPortal()
    expect(screen.getByRole('link', { name: 'Switch to employer' }).getAttribute('href')).toBe('/hiring')
  })

  it('take parts of the filter back, called by their names', async () => {
    const { router } = await showPortal({ filter: { category: 1, subcategory: 11, division: 'Dhaka', experience: 1, closing: 7 } })
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }))
    await waitFor(() =>
      expect(chips.getAllByRole('link').map((chip) => chip.textContent)).toEqual([
        'Education',
        'Schools',
        'Dhaka',
        'With 1 year of experience',
        'Deadline within: 7 days',
      ]),
    )
    fireEvent.click(chips.getByRole('link', { name: 'Remove filter: Education' }))
    await waitFor(() => expect(asked(router)).toEqual(['/jobportal', { division: 'Dhaka', experience: '1', closing: '7' }]))
  })
})

describe('the pictures at the top', () => {
  it('are links to what they show, and only the first is fetched before everything else', async () => {
    await showPortal()
    const strip = within(await screen.findByRole('region', { name: 'Highlights of the job portal' }))
    expect(strip.getByRole('link', { name: 'Picture 2' }).getAttribute('href')).toBe('/jobportal?category=2')
    expect([...document.querySelectorAll('section img')].map((image) => image.getAttribute('fetchpriority'))).toEqual(['high', 'auto'])
  })
})

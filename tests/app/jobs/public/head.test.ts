import { describe, expect, it } from 'vitest'
import { jobHead, jobPortalHead } from '#app/features/jobs/public/head.ts'
import type { JobType } from '#contract/jobs/jobs-filter.ts'
import { aJobCard, aJobDetail } from '#tests/support/phone/job-rows.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

const tools = (language: 'en' | 'bn') => ({ texts: textsIn(language), origin: 'https://market.example' })
const pageOf = (...results: ReturnType<typeof aJobCard>[]) => ({ results, next_cursor: null, total: results.length, total_is_exact: true })
const posting = (over: Partial<ReturnType<typeof aJobDetail>> = {}) =>
  jobHead(aJobDetail({ job_post_id: 5, title: 'Cook', ...over }), tools('en')).structuredData

describe('the head of the portal', () => {
  it('is canonical without sort, salary and days', () => {
    const head = jobPortalHead({ q: 'cook', category: 3, sort: 'deadline', min_salary: 5, closing: 7 }, pageOf(), tools('en'))
    expect(head.title).toBe('Jobs: cook')
    expect(head.canonicalPath).toBe('/jobportal?category=3&q=cook')
    expect(jobPortalHead({}, pageOf(), tools('bn')).title).toBe('চাকরি')
  })

  it('lists its jobs by absolute address in its own language, with a logo for previews', () => {
    const head = jobPortalHead({}, pageOf(aJobCard({ job_post_id: 1, title: 'Cook', company_logo: null }), aJobCard({ job_post_id: 2 })), tools('bn'))
    expect(head.image).toBe('/media/jobs/2.webp')
    expect(head.structuredData).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Cook', url: 'https://market.example/bn/jobdetails/1' }, { position: 2 }],
    })
  })
})

describe('the head of a job', () => {
  it('says who, where, how much and until when, cut to what is shown', () => {
    const head = jobHead(
      aJobDetail({ job_post_id: 5, title: 'Cook', salary_min: 12_000, salary_max: 15_000, description: `<p>Rice &amp; fish.</p><p>${'long '.repeat(80)}</p>` }),
      tools('en'),
    )
    expect(head.title).toBe('Cook · Rupsha Ghat')
    expect(head.description).toMatch(/^Rupsha Ghat · Satmatha, Bogura · Salary: 12,000 - 15,000 Taka · Deadline 1 February 2026\. Rice & fish\. long /)
    expect(head.description.length).toBeLessThanOrEqual(201)
    expect(head).toMatchObject({ canonicalPath: '/jobdetails/5', image: '/media/jobs/5.webp' })
  })

  it('says it in Bangla with Bangla digits', () => {
    expect(jobHead(aJobDetail({ job_post_id: 5 }), tools('bn')).description).toMatch(/^Rupsha Ghat · Satmatha, বগুড়া · আলোচনা সাপেক্ষে · শেষ তারিখ ১ ফেব্রুয়ারি ২০২৬। /)
  })
})

describe('the head of a job in two languages', () => {
  const both = { title: 'Cook', second_title: 'রাঁধুনি' }
  it('is in that of the page', () => {
    const job = aJobDetail({ job_post_id: 5, ...both, second_description: '<p>ভাত ও মাছ।</p>' })
    const head = jobHead(job, tools('bn'))
    expect(head.title).toBe('রাঁধুনি · Rupsha Ghat')
    expect(head.description).toContain('ভাত ও মাছ।')
    expect(head.structuredData).toMatchObject({ title: 'রাঁধুনি', description: '<p>ভাত ও মাছ।</p>' })
    expect(jobHead(job, tools('en')).structuredData).toMatchObject({ title: 'Cook' })
    const list = jobPortalHead({}, pageOf(aJobCard({ job_post_id: 1, ...both })), tools('bn'))
    expect(list.structuredData).toMatchObject({ itemListElement: [{ name: 'রাঁধুনি' }] })
  })
})

describe('what search engines are told of a job', () => {
  it('has the place, the pay by the month, the days and who hires', () => {
    expect(posting({ salary_min: 12_000, salary_max: 15_000, job_education_qualification: 'Bachelor', experience_years: 2 })).toMatchObject({
      '@type': 'JobPosting',
      title: 'Cook',
      description: '<p>Come and work.</p>',
      url: 'https://market.example/en/jobdetails/5',
      datePosted: '2026-01-01',
      validThrough: '2026-02-01T17:59:59.000Z',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Rupsha Ghat', logo: 'https://market.example/media/jobs/5.webp' },
      jobLocation: { address: { streetAddress: 'Satmatha', addressLocality: 'Bogura', addressRegion: 'Rajshahi', addressCountry: 'BD' } },
      baseSalary: { currency: 'BDT', value: { minValue: 12_000, maxValue: 15_000, unitText: 'MONTH' } },
      educationRequirements: { credentialCategory: 'bachelor degree' },
      experienceRequirements: { monthsOfExperience: 24 },
      totalJobOpenings: 2,
      directApply: true,
    })
  })

  it('promises no pay that is not named, and no applying here where it is elsewhere', () => {
    const said = posting({ salary_min: 12_000, vacancies: null, apply_link: 'https://company.example/jobs' })
    for (const key of ['baseSalary', 'educationRequirements', 'experienceRequirements', 'totalJobOpenings', 'jobLocationType'])
      expect(said).not.toHaveProperty(key)
    expect(said).toHaveProperty('directApply', false)
  })

  it('says of a remote job from where it may be done, and invents no place', () => {
    const said = posting({ is_remote: true, job_location: '', district: null, division: null })
    expect(said).toMatchObject({ jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'Bangladesh' } })
    expect(said).not.toHaveProperty('jobLocation')
    expect(posting({ is_remote: true })).toHaveProperty('jobLocation')
  })

  it.each<[JobType, string]>([
    ['Part-time', 'PART_TIME'],
    ['Contract', 'CONTRACTOR'],
    ['Internship', 'INTERN'],
    ['Freelance', 'CONTRACTOR'],
    ['Daily wage', 'PER_DIEM'],
  ])('names the kind as they read it: %s', (job_type, employmentType) => expect(posting({ job_type })).toMatchObject({ employmentType }))

  it('is nothing once one cannot apply any more', () => {
    expect(posting({ is_open: false, is_closed: true })).toBeUndefined()
  })
})

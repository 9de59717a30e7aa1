import { describe, expect, it } from 'vitest'
import { searchRows } from '#contract/core/search-rows.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { JOB_FILTER, JOB_LIST, type JobFilter, readJobFilter } from '#contract/jobs/jobs-filter.ts'
import { aJobCard, asSearched } from '#tests/support/phone/job-rows.ts'

const NOW = Date.parse('2026-01-10T12:00:00Z')
const fits = (over: Parameters<typeof aJobCard>[0] | object, filter: JobFilter) => JOB_FILTER.fits(aJobCard({ job_post_id: 1, ...over }), filter, NOW)
const found = (titles: string[], q: string) =>
  searchRows(
    JOB_LIST,
    titles.map((title, at) => asSearched(aJobCard({ job_post_id: at + 1, title, company: 'X' }))),
    { values: { q }, now: NOW },
  ).map(({ facts }) => facts.title)

describe('answers', () => {
  it.each<[string, object, JobFilter, boolean]>([
    ['nothing asked', {}, {}, true],
    ['its type', { job_type: 'Contract' }, { type: 'Contract' }, true],
    ['another type', { job_type: 'Contract' }, { type: 'Internship' }, false],
    ['its district', { district: 'Bogura' }, { district: 'Bogura' }, true],
    ['a district of a job that names none', { district: null }, { district: 'Bogura' }, false],
    ['work from anywhere', { is_remote: true }, { remote: true }, true],
    ['work from anywhere, of a job at a place', {}, { remote: true }, false],
    ['a salary that the higher of two comes to', { salary_min: 10, salary_max: 20 }, { min_salary: 20 }, true],
    ['a salary above both', { salary_min: 10, salary_max: 20 }, { min_salary: 21 }, false],
    ['a salary where one is named', { salary_min: 10 }, { min_salary: 10 }, true],
    ['a salary where none is named', {}, { min_salary: 1 }, false],
    ['as many years as one has', { experience_years: 3 }, { experience: 3 }, true],
    ['more years than one has', { experience_years: 3 }, { experience: 2 }, false],
    ['no years at all', { experience_years: 0 }, { experience: 0 }, true],
    ['less school than one has', { job_education_qualification: 'SSC' }, { education: 'Bachelor' }, true],
    ['more school than one has', { job_education_qualification: 'Master' }, { education: 'Bachelor' }, false],
    ['no school asked for', { job_education_qualification: null }, { education: 'JSC' }, true],
    ['a deadline at this moment', { deadline: new Date(NOW).toISOString() }, {}, true],
    ['a deadline a moment ago', { deadline: new Date(NOW - 1).toISOString() }, {}, false],
    ['a deadline within three days', { deadline: new Date(NOW + 3 * DAY_MS - 1).toISOString() }, { closing: 3 }, true],
    ['a deadline in three days', { deadline: new Date(NOW + 3 * DAY_MS).toISOString() }, { closing: 3 }, false],
  ])('%s', (...[, over, filter, is]) => {
    expect(fits(over, filter)).toBe(is)
  })

  it.each([
    ['বিষয়', 'বিষ\u09af\u09bc'],
    ['র\u200d্যাব', 'র্যাব'],
    ['উৎসব', 'উত্সব'],
    ['চাঁদ', 'চাদ'],
    ['শাড়ি', 'শাড়ী'],
    ['বাড়ী', 'বাড়ি'],
    ['৫০০', '500'],
    ['ঈদ', 'ইদ'],
    ['কারণ', 'কারন'],
    ['ঢাকায়', 'ঢাকা'],
  ])('%s to a user who asks for %s', (written, asked) => {
    expect(found([written, 'Nothing'], asked)).toEqual([written])
  })

  it('a slip of one letter, only where the word itself is nowhere', () => {
    expect(found(['চাকরি'], 'চাকুরি')).toEqual(['চাকরি'])
    expect(found(['Accountant', 'Driver'], 'acountant')).toEqual(['Accountant'])
    expect(found(['Teachers', 'Teacherz'], 'teacherz')).toEqual(['Teacherz'])
  })

  it('the latest first, what closes first, or the best paid; ties the same on every side', () => {
    const jobs = [
      aJobCard({ job_post_id: 1, salary_min: 5, posted_at: '2026-01-02T00:00:00.000Z' }),
      aJobCard({ job_post_id: 2, salary_max: 9, posted_at: '2026-01-02T00:00:00.000Z', deadline: '2026-01-20T00:00:00.000Z' }),
      aJobCard({ job_post_id: 3, posted_at: '2026-01-01T00:00:00.000Z' }),
    ]
    const ids = (sort?: JobFilter['sort']) => jobs.toSorted(JOB_LIST.compare({ sort })).map(({ job_post_id }) => job_post_id)
    expect(ids()).toEqual([2, 1, 3])
    expect(ids('deadline')).toEqual([2, 1, 3])
    expect(ids('salary-high')).toEqual([2, 1, 3])
  })

  it('a filter from an address, Bangla digits too, without what makes no sense', () => {
    expect(readJobFilter({ q: ' শিক্ষক ', min_salary: '২০,০০০', experience: '0', closing: '৭', remote: 'true', sort: 'newest', type: 'Contract' })).toEqual({
      q: 'শিক্ষক',
      min_salary: 20_000,
      experience: 0,
      closing: 7,
      remote: true,
      type: 'Contract',
    })
    expect(readJobFilter({ type: 'contract', closing: '4', experience: '41', education: {}, category: '-1', remote: 'false', min_salary: '0' })).toEqual({})
  })
})

describe('refuses', () => {
  it('to take মেল for মেলা, a number for another, and a short word for its neighbour', () => {
    expect(found(['মেল', 'মেলায়'], 'মেলা')).toEqual(['মেলায়'])
    expect(found(['2026'], '2027')).toEqual([])
    expect(found(['cat'], 'cot')).toEqual([])
  })
})

/** What can be asked of the list of jobs, and in which orders. The server's SQL says the same; tests hold the two together. */
import { type FilterValues, filterKit } from '../core/filter.ts'
import { comparing, type Order } from '../core/orders.ts'
import { DAY_MS } from '../core/time.ts'
import type { JobCard } from './jobs.ts'
import { JOBS } from './jobs-resource.ts'

export const JOB_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance', 'Daily wage'] as const
export type JobType = (typeof JOB_TYPES)[number]
/** The least to the most: each level includes all before it. */
export const JOB_EDUCATION = ['JSC', 'SSC', 'HSC', 'Diploma', 'Bachelor', 'Master', 'PhD'] as const
export type JobEducation = (typeof JOB_EDUCATION)[number]
export const JOB_SORTS = ['newest', 'deadline', 'salary-high'] as const
export type JobSort = (typeof JOB_SORTS)[number]
/** Days from now within which a deadline may be asked for. */
export const JOB_CLOSINGS = [3, 7, 30] as const
/** Years that may be asked for; a job that wants more is not listed. */
export const MOST_EXPERIENCE_YEARS = 40

/** How many cards one page of the list holds when the page asks. */
export const JOB_PAGE_SIZE = JOBS.pageSize

const { choice, filterOf, flag, id, is, text, whole } = filterKit<JobCard>()

/** Nothing set means: what can be applied for, the latest first. */
export const JOB_FILTER = filterOf(
  {
    q: text(),
    category: id({ fits: is('job_category') }),
    subcategory: id({ fits: is('job_subcategory') }),
    subsubcategory: id({ fits: is('job_subsubcategory') }),
    type: choice(JOB_TYPES, { fits: is('job_type') }),
    /** By the names under which contract/places.ts keeps them. */
    division: text({ fits: is('division') }),
    district: text({ fits: is('district') }),
    /** Only what can be done from anywhere. */
    remote: flag({ fits: is('is_remote') }),
    /** Taka a month that the job may come to; one that names no salary does not fit. */
    min_salary: whole({ most: 99_999_999, default: 0, fits: (job, least) => topSalary(job) >= least }),
    /** Years that the reader has; what asks for more does not fit. */
    experience: whole({ most: MOST_EXPERIENCE_YEARS, fits: ({ experience_years }, had) => experience_years <= had }),
    /** What the reader has; what asks for more does not fit. */
    education: choice(JOB_EDUCATION, { fits: (job, had) => educationRank(job.job_education_qualification) <= educationRank(had) }),
    /** Days within which it closes. */
    closing: choice(JOB_CLOSINGS, { fits: ({ deadline }, days, { now }) => Date.parse(deadline) < now + days * DAY_MS }),
    /** User id. */
    employer: id({ fits: is('employer') }),
    sort: choice(JOB_SORTS, { default: 'newest' }),
  },
  { isListed: ({ deadline }, { now }) => Date.parse(deadline) >= now },
)
export type JobFilter = FilterValues<typeof JOB_FILTER>
export const readJobFilter = JOB_FILTER.read

/** Index in `JOB_EDUCATION`; -1 where none is asked for. */
export const educationRank = (level: JobEducation | null): number => (level === null ? -1 : JOB_EDUCATION.indexOf(level))

/** Taka a month that a job may come to; -1 where it names no salary: such jobs come after those that do. */
const topSalary = ({ salary_min, salary_max }: Pick<JobCard, 'salary_min' | 'salary_max'>): number => salary_max ?? salary_min ?? -1

export const JOB_ORDERS: Readonly<Record<JobSort, Order<JobCard>>> = {
  newest: { letter: 'n', at: 'posted_at', isDescending: true },
  deadline: { letter: 'd', at: 'deadline' },
  'salary-high': { letter: 's', by: topSalary, isDescending: true },
}

const compareJobs = comparing(JOB_ORDERS, ({ job_post_id }: JobCard) => job_post_id)

/** The list as it is searched on the phone. */
export const JOB_LIST = { filter: JOB_FILTER, compare: ({ sort = 'newest' }: JobFilter) => compareJobs(sort) }

/**
 * What can be asked of the list of jobs, and the rule that decides whether a card fits: pure, without valibot, because the page, the worker
 * and the server all need it. The server's SQL says the same; tests hold the two together.
 */
import { canon } from '../core/text.ts'
import { DAY_MS } from '../core/time.ts'

export const JOB_TYPES = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Freelance', 'Daily wage'] as const
export type JobType = (typeof JOB_TYPES)[number]
/** The least to the most: whoever has one has all before it. */
export const JOB_EDUCATION = ['JSC', 'SSC', 'HSC', 'Diploma', 'Bachelor', 'Master', 'PhD'] as const
export type JobEducation = (typeof JOB_EDUCATION)[number]
export const JOB_SORTS = ['newest', 'deadline', 'salary-high'] as const
export type JobSort = (typeof JOB_SORTS)[number]
/** Days from now within which a deadline may be asked for. */
export const JOB_CLOSINGS = [3, 7, 30] as const
/** Years that may be asked for; a job that wants more is not listed. */
export const MOST_EXPERIENCE_YEARS = 40

/** How many cards one page of the list holds when the page asks. */
export const JOB_PAGE_SIZE = 20

/** A question to the list of jobs. Everything is optional; nothing set means: what can be applied for, the latest first. */
export interface JobQuestion {
  q?: string | undefined
  category?: number | undefined
  subcategory?: number | undefined
  subsubcategory?: number | undefined
  type?: JobType | undefined
  /** By the names under which contract/places.ts keeps them. */
  division?: string | undefined
  district?: string | undefined
  /** Only what can be done from anywhere. */
  remote?: true | undefined
  /** Taka a month that the job may come to; one that names no salary does not fit. */
  min_salary?: number | undefined
  /** Years that the reader has; what asks for more does not fit. */
  experience?: number | undefined
  /** What the reader has; what asks for more does not fit. */
  education?: JobEducation | undefined
  /** Days within which it closes. */
  closing?: (typeof JOB_CLOSINGS)[number] | undefined
  /** User id. */
  employer?: number | undefined
  /** Default `newest`. */
  sort?: JobSort | undefined
}

/** The parts of a job that a question can look at. */
export interface JobFacts {
  job_post_id: number
  title: string
  company: string
  job_location: string
  division: string | null
  district: string | null
  district_bn: string | null
  is_remote: boolean
  job_type: JobType
  /** Null: none is asked for. */
  job_education_qualification: JobEducation | null
  experience_years: number
  salary_min: number | null
  salary_max: number | null
  /** ISO 8601, the last moment at which one may apply. */
  deadline: string
  posted_at: string
  employer: number
  job_category: number
  job_subcategory: number
  job_subsubcategory: number
}

/** Everything of a job by which words find it, in one text. */
export const jobText = ({
  title,
  company,
  job_location,
  district,
  district_bn,
}: Pick<JobFacts, 'title' | 'company' | 'job_location' | 'district' | 'district_bn'>): string =>
  [title, company, job_location, district, district_bn].filter(Boolean).join(' ')

/**
 * Whether a job fits a question, apart from its words.
 * @param now milliseconds since the epoch; what closed before it fits nothing.
 */
export function jobFieldsFit(job: JobFacts, question: JobQuestion, now: number): boolean {
  const asked: [unknown, unknown][] = [
    [question.category, job.job_category],
    [question.subcategory, job.job_subcategory],
    [question.subsubcategory, job.job_subsubcategory],
    [question.type, job.job_type],
    [question.division, job.division],
    [question.district, job.district],
    [question.remote, job.is_remote],
    [question.employer, job.employer],
  ]
  if (asked.some(([wanted, held]) => wanted && wanted !== held)) return false
  if (question.min_salary !== undefined && (job.salary_max ?? job.salary_min ?? -1) < question.min_salary) return false
  if (question.experience !== undefined && job.experience_years > question.experience) return false
  if (question.education && educationRank(job.job_education_qualification) > educationRank(question.education)) return false
  const deadline = Date.parse(job.deadline)
  return deadline >= now && (question.closing === undefined || deadline < now + question.closing * DAY_MS)
}

/** Index in `JOB_EDUCATION`; -1 where none is asked for. */
export const educationRank = (level: JobEducation | null): number => (level === null ? -1 : JOB_EDUCATION.indexOf(level))

/** The order of the list. Ties go by id, the latest first, as on the server; jobs that name no salary come after those that do. */
export function compareJobs(sort: JobSort = 'newest'): (a: JobFacts, b: JobFacts) => number {
  const byId = (a: JobFacts, b: JobFacts) => b.job_post_id - a.job_post_id
  if (sort === 'deadline') return (a, b) => Date.parse(a.deadline) - Date.parse(b.deadline) || a.job_post_id - b.job_post_id
  if (sort === 'salary-high') return (a, b) => topSalary(b) - topSalary(a) || byId(a, b)
  return (a, b) => Date.parse(b.posted_at) - Date.parse(a.posted_at) || byId(a, b)
}

/** Taka a month that a job may come to; -1 where it names no salary. */
const topSalary = ({ salary_min, salary_max }: Pick<JobFacts, 'salary_min' | 'salary_max'>): number => salary_max ?? salary_min ?? -1

/**
 * Reads a question from a URL's search, leniently: what makes no sense is left out, so that an old or mistyped link still shows a list.
 * Bangla digits count as digits. What stands for nothing asked is left out too, so that equal questions have one address.
 */
export function readJobQuestion(search: Record<string, unknown>): JobQuestion {
  const text = (key: string) =>
    ['string', 'number', 'boolean'].includes(typeof search[key]) ? String(search[key]).slice(0, 100).trim() || undefined : undefined
  const oneOf = <T extends string>(key: string, all: readonly T[]) => all.find((one) => one === text(key))
  const whole = (key: string, most: number) => {
    const digits = canon(text(key) ?? '').replace(/[\s,]/g, '')
    return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined
  }
  const sort = oneOf('sort', JOB_SORTS)
  const question: JobQuestion = {
    q: text('q'),
    category: whole('category', 2e9) || undefined,
    subcategory: whole('subcategory', 2e9) || undefined,
    subsubcategory: whole('subsubcategory', 2e9) || undefined,
    type: oneOf('type', JOB_TYPES),
    division: text('division'),
    district: text('district'),
    remote: text('remote') === 'true' || text('remote') === '1' ? true : undefined,
    min_salary: whole('min_salary', 99_999_999) || undefined,
    experience: whole('experience', MOST_EXPERIENCE_YEARS),
    education: oneOf('education', JOB_EDUCATION),
    closing: JOB_CLOSINGS.find((days) => days === whole('closing', 99)),
    employer: whole('employer', 2e9) || undefined,
    sort: sort === 'newest' ? undefined : sort,
  }
  return Object.fromEntries(Object.entries(question).filter(([, value]) => value !== undefined))
}

import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../connection/open.ts'
import { job_alerts, job_applications, job_cvs, job_posts, job_profiles } from '../tables/jobs.ts'

/** Far above what one person does in years. */
const MOST_ROWS = 10_000

const { full_name, phone_number, email, education, experience_years, experience, skills, cv, updated_at } = job_profiles
const PROFILE = { full_name, phone_number, email, education, experience_years, experience, skills, cv, updated_at }

/** What a user has to do with jobs, for themselves: without what employers note, and without where CVs lie. */
export async function exportJobs(db: Database['db'], user_id: number) {
  const [profile] = await db.select(PROFILE).from(job_profiles).where(eq(job_profiles.user_id, user_id))
  const { id, name, kind, bytes, added_at } = job_cvs
  const cvs = await db.select({ id, name, kind, bytes, added_at }).from(job_cvs).where(eq(job_cvs.user_id, user_id)).orderBy(desc(id)).limit(MOST_ROWS)
  return {
    job_profile: profile ?? null,
    cvs,
    job_applications: await applicationsOf(db, user_id),
    job_alerts: await alertsOf(db, user_id),
    job_posts: await jobsOf(db, user_id),
  }
}

function applicationsOf(db: Database['db'], user_id: number) {
  const { applicant: _applicant, note: _note, search_words: _words, ...theirs } = getTableColumns(job_applications)
  const { id, job_post } = job_applications
  return db
    .select({ ...theirs, title: job_posts.title, company: job_posts.company })
    .from(job_applications)
    .innerJoin(job_posts, eq(job_posts.id, job_post))
    .where(eq(job_applications.applicant, user_id))
    .orderBy(desc(id))
    .limit(MOST_ROWS)
}

function alertsOf(db: Database['db'], user_id: number) {
  const { name, question, by_mail, by_push, is_paused, language, told_at, created_at } = job_alerts
  return db
    .select({ name, question, by_mail, by_push, is_paused, language, told_at, created_at })
    .from(job_alerts)
    .where(eq(job_alerts.user_id, user_id))
    .orderBy(desc(job_alerts.id))
    .limit(MOST_ROWS)
}

function jobsOf(db: Database['db'], user_id: number) {
  const { id, title, second_title, company, company_logo, salary_min, salary_max, job_type, job_location, division, district, is_remote } = job_posts
  const { deadline, apply_link, description, second_description, published_at, is_closed, taken_off_at, taken_off_reason, created_at } = job_posts
  const offer = { title, second_title, company, company_logo, salary_min, salary_max, job_type, job_location, division, district, is_remote }
  return db
    .select({ id, ...offer, deadline, apply_link, description, second_description, published_at, is_closed, taken_off_at, taken_off_reason, created_at })
    .from(job_posts)
    .where(eq(job_posts.employer, user_id))
    .orderBy(desc(id))
    .limit(MOST_ROWS)
}

import { sql } from 'drizzle-orm'
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { LANGUAGES } from '#contract/core/languages.ts'
import type { AlertQuestion } from '#contract/jobs/job-alerts.ts'
import { JOB_EDUCATION, JOB_TYPES } from '#contract/jobs/jobs-filter.ts'
import { APPLICATION_STATES } from '#contract/jobs/own-job-rules.ts'
import { users } from './accounts.ts'
import { categories } from './categories.ts'
import { instant } from './instant.ts'
import { tsvector } from './search.ts'
import { takenOffAlone } from './taken-off.ts'

/** Three levels in one tree. */
export const job_categories = pgTable(
  'job_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    parent: integer().references((): AnyPgColumn => job_categories.id),
    title: text().notNull(),
    title_bn: text().notNull(),
    /** Of the highest level: the category of the market to which these jobs belong. */
    category: integer().references(() => categories.id),
  },
  (t) => [unique('job_categories_titles').on(t.parent, t.title).nullsNotDistinct()],
)

/** Jobs. What is public: published, not closed, before its deadline. */
export const job_posts = pgTable(
  'job_posts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    employer: integer()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    company: text().notNull(),
    /** Path under /media/, 960 wide. */
    company_logo: text(),
    company_logo_tone: integer().notNull().default(0),
    salary_min: integer(),
    salary_max: integer(),
    job_type: text({ enum: JOB_TYPES }).notNull(),
    job_education_qualification: text({ enum: JOB_EDUCATION }),
    experience_years: integer().notNull().default(0),
    vacancies: integer(),
    job_location: text().notNull().default(''),
    division: text(),
    district: text(),
    is_remote: boolean().notNull().default(false),
    deadline: instant('deadline').notNull(),
    apply_link: text(),
    needs_cv: boolean().notNull().default(false),
    /** Sanitized HTML. */
    description: text().notNull(),
    /** The editor's own state, JSON; empty: the markup is all there is. Given to the employer alone. */
    description_state: text().notNull().default(''),
    /** Title and description in the other language; empty: none. */
    second_title: text().notNull().default(''),
    second_description: text().notNull().default(''),
    second_description_state: text().notNull().default(''),
    job_category: integer()
      .notNull()
      .references(() => job_categories.id),
    job_subcategory: integer()
      .notNull()
      .references(() => job_categories.id),
    job_subsubcategory: integer()
      .notNull()
      .references(() => job_categories.id),
    /** When it was first public; null: a draft. */
    published_at: instant('published_at'),
    /** Before its time, by its employer or by staff. */
    is_closed: boolean().notNull().default(false),
    /** By staff: then it is closed as well. */
    ...takenOffAlone(),
    /** Goes up with every change by the employer. */
    version: integer().notNull().default(1),
    /** Goes up when what is offered changes: title, company, salary, type, place, what is asked for. */
    terms_version: integer().notNull().default(1),
    client_key: text(),
    /**
     * Folded words of both titles, company, place and district in both languages. Migration 0011 has the database know how often 5,000 of them are met: a
     * search walks the list for a word of many jobs and looks one of few up, and to take the one for the other costs either a hundred times as much.
     */
    search_words: tsvector().notNull(),
    created_at: instant('created_at').notNull().default(sql`now()`),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('job_posts_salary', sql`${t.salary_min} is null or ${t.salary_max} is null or ${t.salary_min} <= ${t.salary_max}`),
    unique('job_posts_client_key').on(t.employer, t.client_key),
    index('job_posts_by_employer').on(t.employer, t.id),
    // Keyset pages over what is public: every sort has an index, ties by id.
    // With what is asked of most lists, so that a filter that few jobs fit is answered without a look at those that do not.
    index('job_posts_by_posting')
      .on(t.published_at, t.id, t.deadline, t.job_type, t.job_education_qualification, t.experience_years, t.is_remote, t.salary_max, t.salary_min)
      .where(sql`published_at is not null and not is_closed`),
    index('job_posts_by_deadline').on(t.deadline, t.id).where(sql`published_at is not null and not is_closed`),
    // Of a partial index the database knows no frequencies: those of this expression are the statistics `job_posts_top_salary` (migration 0011).
    index('job_posts_by_salary').on(sql`coalesce(salary_max, salary_min, -1)`, t.id).where(sql`published_at is not null and not is_closed`),
    index('job_posts_by_category').on(t.job_category, t.published_at, t.id).where(sql`published_at is not null and not is_closed`),
    index('job_posts_by_subcategory').on(t.job_subcategory, t.published_at, t.id).where(sql`published_at is not null and not is_closed`),
    index('job_posts_by_subsubcategory').on(t.job_subsubcategory, t.published_at, t.id).where(sql`published_at is not null and not is_closed`),
    index('job_posts_by_division').on(t.division, t.published_at, t.id).where(sql`published_at is not null and not is_closed`),
    index('job_posts_by_district').on(t.district, t.published_at, t.id).where(sql`published_at is not null and not is_closed`),
    // Written at once: what waits in a list of its own to be written is read through by every search until then.
    index('job_posts_by_words').using('gin', t.search_words).with({ fastupdate: false }),
  ],
)

/** CVs that people sent. Their bytes lie in a store of their own, which no address leads to. */
export const job_cvs = pgTable(
  'job_cvs',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** In the store of private files. */
    key: text().notNull().unique(),
    kind: text({ enum: ['pdf', 'image'] }).notNull(),
    bytes: integer().notNull(),
    /** Whether it has parts that do something by themselves; of what came before this was looked at, false. */
    is_active: boolean().notNull().default(false),
    /** As its owner sees it; never a path. */
    name: text().notNull(),
    added_at: instant('added_at').notNull().default(sql`now()`),
  },
  (t) => [index('job_cvs_by_user').on(t.user_id, t.id)],
)

/** What applicants say of themselves to employers; copied into each application when it is sent. */
const person = {
  full_name: text().notNull(),
  phone_number: text().notNull(),
  email: text().notNull(),
  education: text({ enum: JOB_EDUCATION }),
  experience_years: integer().notNull().default(0),
  experience: text().notNull().default(''),
  skills: text().array().notNull().default(sql`'{}'`),
}

export const job_profiles = pgTable(
  'job_profiles',
  {
    user_id: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...person,
    cv: integer().references(() => job_cvs.id),
    updated_at: instant('updated_at').notNull().default(sql`now()`),
  },
  (t) => [index('job_profiles_by_cv').on(t.cv)],
)

/** One to each job and person, also after it was withdrawn and sent again. */
export const job_applications = pgTable(
  'job_applications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    job_post: integer()
      .notNull()
      .references(() => job_posts.id),
    applicant: integer()
      .notNull()
      .references(() => users.id),
    state: text({ enum: APPLICATION_STATES }).notNull().default('sent'),
    ...person,
    letter: text().notNull().default(''),
    cv: integer().references(() => job_cvs.id),
    /** Of the mails about it. */
    language: text({ enum: LANGUAGES }).notNull(),
    /** The employer's own. */
    note: text().notNull().default(''),
    /** Folded words of name, skills, experience, e-mail and note: what its employer searches. */
    search_words: tsvector().notNull(),
    version: integer().notNull().default(1),
    applied_at: instant('applied_at').notNull().default(sql`now()`),
    state_at: instant('state_at').notNull().default(sql`now()`),
  },
  (t) => [
    unique('job_applications_once').on(t.job_post, t.applicant),
    index('job_applications_by_job').on(t.job_post, t.applied_at, t.id),
    index('job_applications_by_state').on(t.job_post, t.state),
    index('job_applications_by_applicant').on(t.applicant, t.id),
    index('job_applications_by_cv').on(t.cv),
  ],
)

/** Searches that tell of new matches. */
export const job_alerts = pgTable(
  'job_alerts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    question: jsonb().$type<AlertQuestion>().notNull(),
    /** The filter's canonical query: the same filter is the same alert. */
    question_key: text().notNull(),
    by_mail: boolean().notNull(),
    by_push: boolean().notNull(),
    is_paused: boolean().notNull().default(false),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Jobs published until then were looked at. */
    looked_until: instant('looked_until').notNull().default(sql`now()`),
    /** When it is looked at next. */
    look_at: instant('look_at').notNull().default(sql`now()`),
    told_at: instant('told_at'),
    created_at: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [unique('job_alerts_once').on(t.user_id, t.question_key), index('job_alerts_due').on(t.look_at).where(sql`not is_paused`)],
)

/** E-mails about jobs that are still to be sent: written with what they tell of, done when the mail server has them. */
export const job_letters = pgTable(
  'job_letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['decision', 'alert'] }).notNull(),
    job_application: integer().references(() => job_applications.id, { onDelete: 'cascade' }),
    job_alert: integer().references(() => job_alerts.id, { onDelete: 'cascade' }),
    /** What is told: the state of a decision, the jobs of an alert. */
    details: jsonb().$type<{ state?: string; jobs?: number[]; count?: number }>().notNull().default({}),
    /** Null when it is done with. */
    due_at: instant('due_at').default(sql`now()`),
    tries: integer().notNull().default(0),
    done_at: instant('done_at'),
  },
  (t) => [index('job_letters_due').on(t.due_at).where(sql`due_at is not null`)],
)

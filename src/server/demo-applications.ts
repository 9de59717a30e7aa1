import { and, eq, isNull } from 'drizzle-orm'
import { canonicalQuery } from '#contract/core/endpoint.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { isNews } from '#contract/jobs/own-job-rules.ts'
import type { PrivateFiles } from './adapters/private-files.ts'
import type { Tx } from './db/connection/in-transaction.ts'
import { strippedApplication } from './db/jobs/strip-application.ts'
import { leaveNotice } from './db/leave-notice.ts'
import { ALERTS, APPLICANTS, type ApplicantSketch, type ApplicationSketch } from './db/seed/jobs/applications.ts'
import { users } from './db/tables/accounts.ts'
import { job_alerts, job_applications, job_categories, job_cvs, job_posts, job_profiles } from './db/tables/jobs.ts'
import { writeTalk } from './demo-conversations.ts'
import { linesAsPdf, photoOfPaper } from './demo-cvs.ts'
import { NOTHING } from './features/conversations/talk.ts'
import { applicationWords } from './features/jobs/applications/application-words.ts'
import { cvName } from './features/jobs/applications/store-cv.ts'

/** What is left of one that was taken back. */
const { version: _changed, ...BARE } = strippedApplication

interface Applying {
  /** Milliseconds since the epoch. */
  now: number
  privateFiles: Pick<PrivateFiles, 'put'>
}

/** What an applicant says in the profile, and in each application. */
interface Person {
  user_id: number
  full_name: string
  phone_number: string
  email: string
  education: ApplicantSketch['education']
  experience_years: number
  experience: string
  skills: string[]
  cv: number | null
}

/** Has people of the demo market apply for jobs of it, and be told what became of that; in the transaction that makes them. */
export async function applyDemo(tx: Tx, { now, privateFiles }: Applying): Promise<void> {
  const waiting = new Map<number, { employer: number; count: number }>()
  for (const sketch of APPLICANTS) {
    const person = await introduce(tx, sketch, { now, privateFiles })
    for (const application of sketch.applies) {
      const job = await jobOf(tx, application)
      await applyFor(tx, person, { job, application, now })
      if (application.state === 'sent') waiting.set(job.id, { employer: job.employer, count: (waiting.get(job.id)?.count ?? 0) + 1 })
    }
  }
  for (const [job_post, { employer, count }] of waiting) await leaveNotice(tx, { user_id: employer, kind: 'applicants', job_post, details: { count } })
  await keepAlerts(tx, now)
}

async function introduce(tx: Tx, sketch: ApplicantSketch, { now, privateFiles }: Applying): Promise<Person> {
  const [user] = await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.username, sketch.username))
  if (!user) throw new TypeError(`${sketch.username} is not in the market`)
  const { full_name, phone_number, education, experience_years, experience } = sketch
  const person = { user_id: user.id, full_name, phone_number, email: user.email, education, experience_years, experience, skills: [...sketch.skills] }
  const cv = await handIn(tx, { user_id: user.id, sketch, privateFiles })
  await tx.insert(job_profiles).values({ ...person, cv, updated_at: iso(now - 10 * DAY_MS) })
  return { ...person, cv }
}

async function handIn(
  tx: Tx,
  { user_id, sketch, privateFiles }: { user_id: number; sketch: ApplicantSketch } & Pick<Applying, 'privateFiles'>,
): Promise<number | null> {
  if (!sketch.cv) return null
  const { kind, bytes, type } = sketch.cv === 'photo' ? await photoOfPaper(sketch.username) : linesAsPdf(sketch.cv)
  const key = await privateFiles.put({ bytes, type }, user_id)
  const row = { user_id, key, kind, bytes: bytes.byteLength, name: cvName(sketch.full_name, kind) }
  const [made] = await tx.insert(job_cvs).values(row).returning({ id: job_cvs.id })
  return made?.id ?? null
}

async function jobOf(tx: Tx, { to: [title, company] }: ApplicationSketch): Promise<Job> {
  const { id, employer, published_at } = job_posts
  const [job] = await tx
    .select({ id, employer, published_at })
    .from(job_posts)
    .where(and(eq(job_posts.title, title), eq(job_posts.company, company)))
  if (!job?.published_at) throw new TypeError(`${title} of ${company} is not in the market`)
  return { ...job, published_at: job.published_at }
}

interface Job {
  id: number
  employer: number
  published_at: string
}

interface Sent {
  job: Job
  application: ApplicationSketch
  now: number
}

async function applyFor(tx: Tx, { user_id: applicant, ...person }: Person, { job, application, now }: Sent): Promise<void> {
  const { state, letter, note = '', message, reply, days } = application
  // No application comes before its job.
  const applied = Math.max(now - days * DAY_MS, Date.parse(job.published_at) + (now - Date.parse(job.published_at)) / 8)
  const [applied_at, state_at] = [iso(applied), iso(state === 'sent' ? applied : (applied + now) / 2)]
  // An application that is withdrawn loses what was in it.
  const shown = { ...person, letter, note, ...(state === 'withdrawn' && BARE) }
  const row = { job_post: job.id, applicant, state, language: scriptLanguage(person.full_name), ...shown }
  const [made] = await tx
    .insert(job_applications)
    .values({ ...row, ...applicationWords(row), applied_at, state_at })
    .returning({ id: job_applications.id })
  const job_application = made?.id ?? 0
  if (isNews(state)) await leaveNotice(tx, { user_id: applicant, kind: 'application', job_application, details: { state } })
  if (message === undefined) return
  const lines = [['answerer', message] as const, ...(reply === undefined ? [] : [['asker', reply] as const])]
  const talk = { ...NOTHING, kind: 'application' as const, job_application, asker: applicant, answerer: job.employer }
  await writeTalk(tx, talk, { lines, at: Date.parse(state_at), isRead: false })
}

async function keepAlerts(tx: Tx, now: number): Promise<void> {
  const [seeker] = await tx.select({ id: users.id, language: users.language }).from(users).where(eq(users.username, 'seeker'))
  if (!seeker) throw new TypeError('seeker is not in the market')
  const tops = await tx.select({ id: job_categories.id, title: job_categories.title }).from(job_categories).where(isNull(job_categories.parent))
  const created_at = iso(now - 3 * DAY_MS)
  const rows = ALERTS.map(({ name, category, question: wanted }) => {
    const question = category === undefined ? wanted : { ...wanted, category: tops.find(({ title }) => title === category)?.id }
    return {
      user_id: seeker.id,
      name,
      question,
      question_key: canonicalQuery(question),
      by_mail: name !== '',
      by_push: true,
      language: seeker.language,
      created_at,
    }
  })
  await tx.insert(job_alerts).values(rows)
}

const iso = (ms: number): string => new Date(ms).toISOString()

import { job_alerts, job_applications, job_cvs } from '#server/db/tables/jobs.ts'
import { aPdf } from '../../a-cv.ts'
import type { TestApp } from '../app.ts'
import { makeJob } from '../nouns/jobs.ts'
import { join } from '../people.ts'

type Where = Pick<TestApp, 'database'> & Partial<Pick<TestApp, 'privateFiles'>>

/** What a job seeker has: an application and its CV, an alert, and an open job of none of the six. */
export interface Seeking {
  open: number
  application: number
  cv: number
  alert: number
}

const PERSON = { full_name: 'Somebody', phone_number: '+8801712345678', email: 'somebody@mail.example', language: 'en' as const, search_words: '' }
let made = 0

export async function makeSeeking(app: Where, user_id: number): Promise<Seeking> {
  const { db } = app.database
  const [alert] = await db
    .insert(job_alerts)
    .values({ user_id, question: { q: 'tailor' }, question_key: '?q=tailor', by_mail: false, by_push: false, language: 'en' })
    .returning({ id: job_alerts.id })
  return { open: await makeJob(db), ...(await makeApplication(app, await makeJob(db), user_id)), alert: alert?.id ?? 0 }
}

/** An application without the work of applying. @param applicant absent: a new user. */
export async function makeApplication(app: Where, job_post: number, applicant?: number): Promise<{ application: number; cv: number }> {
  const { db } = app.database
  made += 1
  const key = `papers/${String(made).padStart(32, '0')}`
  const user_id = applicant ?? (await join(app, `applicant-${made}`)).id
  app.privateFiles?.set(key, aPdf())
  const [cv] = await db.insert(job_cvs).values({ user_id, key, kind: 'pdf', bytes: 9, name: 'Somebody.pdf' }).returning({ id: job_cvs.id })
  const [application] = await db
    .insert(job_applications)
    .values({ ...PERSON, job_post, applicant: user_id, cv: cv?.id ?? null })
    .returning({ id: job_applications.id })
  return { application: application?.id ?? 0, cv: cv?.id ?? 0 }
}

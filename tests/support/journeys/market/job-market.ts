import { expect, type Page } from '@playwright/test'
import type { JobCategory } from '#contract/jobs/jobs.ts'
import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts'
import { aPdf } from '../../a-cv.ts'
import { aPhoto } from '../../a-picture.ts'
import { type Asker, joinAsking } from '../../hostile/hostile-shop.ts'
import { NASRIN } from '../../server/nouns/applying.ts'
import { jobTexts } from '../../server/nouns/hiring.ts'
import { openShopOf } from '../member.ts'
import type { Shop } from './shop.ts'

/** A user who hires, and sends requests past the page. @param origin of the market, so that a journey's own network does not list it. */
export async function joinEmployer(origin: string, called = 'employer'): Promise<Asker> {
  const employer = await joinAsking(origin, called)
  await openShopOf(origin, employer.member)
  return employer
}

/** Texts and what else of a job differs. */
export interface JobWish {
  texts?: Record<string, string>
  logo?: Buffer
}

/** Posts a job in Gazipur, open for ten days, with a CV asked for. */
export async function postJob({ ask, tell }: Asker, { texts = {}, logo }: JobWish = {}): Promise<OwnJobDetail> {
  const form = formOf({ ...jobTexts(leafOf(await ask<JobCategory[]>('/api/job_category/'))), ...texts })
  if (logo) form.append('company_logo', new Blob([new Uint8Array(logo)], { type: 'image/jpeg' }), 'logo.jpg')
  return tell('/api/job_post/create/', form)
}

/** Changes some texts of a job. */
export const changeJob = ({ tell }: Asker, job_post_id: number, texts: Record<string, string>): Promise<OwnJobDetail> =>
  tell(`/api/job_post/${job_post_id}/update/`, formOf(texts), 'PATCH')

export function formOf(texts: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.append(name, text)
  return form
}

/** Any branch of the tree, from its top. */
function leafOf(tree: readonly JobCategory[]) {
  const parentOf = (child: JobCategory | undefined) => tree.find(({ id }) => id === child?.parent)
  const leaf = tree.find((one) => parentOf(parentOf(one)))
  const middle = parentOf(leaf)
  return { job_category: middle?.parent ?? 0, job_subcategory: middle?.id ?? 0, job_subsubcategory: leaf?.id ?? 0 }
}

/** What the service has of a job's applications, oldest first. */
export async function applicationsOf({ database }: Pick<Shop, 'database'>, job_post: number): Promise<{ state: string; full_name: string; has_cv: boolean }[]> {
  const { rows } = await database.pool.query('select state, full_name, cv is not null as has_cv from job_applications where job_post = $1 order by id', [
    job_post,
  ])
  return rows
}

/** E-mails to an address, as text, the newest first: from the page of a development copy. */
export async function lettersTo({ elsewhere }: Pick<Shop, 'elsewhere'>, email: string): Promise<string[]> {
  const html = await (await fetch(`${elsewhere}/dev/mail`)).text()
  return html.split('<article>').filter((letter) => letter.includes(`→ ${email}<`))
}

/** Lets the two minutes pass in which an employer may still change their mind: only then is a decision mailed. */
export async function letDecisionsSettle({ database }: Pick<Shop, 'database'>): Promise<void> {
  await database.pool.query('update job_letters set due_at = now() where due_at > now()')
}

interface Typed {
  full_name: string
  email: string
  cv: Uint8Array
  cv_name?: string
  letter?: string
}

/** Fills in the sheet that is open, in either language; an applicant who applied before finds most of it there. */
export async function applyByHand(page: Page, { full_name, email, cv, cv_name = 'cv.pdf', letter = '' }: Typed): Promise<void> {
  const sheet = page.getByRole('dialog')
  await sheet.locator('[name=full_name]').fill(full_name)
  await sheet.locator('[name=phone_number]').fill('০১৭১২৩৪৫৬৭৮')
  await sheet.locator('[name=email]').fill(email)
  await sheet
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: cv_name, mimeType: 'application/pdf', buffer: Buffer.from(cv) })
  await expect(sheet.getByText(cv_name)).toBeVisible()
  await sheet.locator('[name=letter]').fill(letter)
}

/** A new user applies past the page, with a CV. @returns the user, and the number of the application */
export async function sendApplication(
  origin: string,
  { job_post_id, cv_name = 'cv.pdf', ...over }: { job_post_id: number; cv_name?: string } & Record<string, unknown>,
): Promise<{ applicant: Asker; application_id: number }> {
  const applicant = await joinAsking(origin, 'seeker')
  const texts = { ...NASRIN, letter: 'I live nearby.', email: applicant.member.email, ...(over as Record<string, string>), job_post: String(job_post_id) }
  const form = formOf(texts)
  form.append('cv', new Blob([aPdf(texts.full_name)], { type: 'application/pdf' }), cv_name)
  const { application_id } = await applicant.tell<{ application_id: number }>('/api/job_application/', form)
  return { applicant, application_id }
}

/** A message about an application, from either side. */
export const writeAbout = ({ tell }: Asker, application_id: number, text: string): Promise<unknown> =>
  tell('/api/conversation_message/', formOf({ kind: 'application', subject: String(application_id), text }))

/** A user who hires, with something on every screen: one job with two applicants, a message to the first of them, and one without. */
export async function busyEmployer({ elsewhere }: Pick<Shop, 'elsewhere'>) {
  const employer = await joinEmployer(elsewhere, 'busy')
  const { job_post_id: job } = await postJob(employer, {
    texts: { title: 'চিংড়িঘেরের ব্যবস্থাপক ও হিসাবরক্ষক', company: 'রূপসা মৎস্য খামার' },
    logo: (await aPhoto()).buffer,
  })
  const { job_post_id: other } = await postJob(employer, { texts: { title: 'Night guard', salary_min: '', salary_max: '' } })
  const { applicant, application_id } = await sendApplication(elsewhere, { job_post_id: job, full_name: 'নাসরিন আক্তার' })
  await sendApplication(elsewhere, { job_post_id: job, full_name: 'Karim', skills: '' })
  await writeAbout(employer, application_id, 'শনিবার সকালে আসতে পারবেন?')
  return { employer, job, other, applicant, application_id }
}

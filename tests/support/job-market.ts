import { expect, type Page } from '@playwright/test'
import type { OwnJobDetail } from '#contract/hiring.ts'
import type { JobCategory } from '#contract/jobs.ts'
import { jobTexts } from './hiring.ts'
import { type Asker, joinAsking } from './hostile-shop.ts'
import { openShopOf } from './member.ts'
import type { Shop } from './shop.ts'

/** Somebody who hires, and asks past the page. @param origin of the market, so that a journey's own network does not list it. */
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

/** Waits until this phone holds the screens of jobs. */
export async function untilJobScreensAreHeld(page: Page): Promise<void> {
  const look = () => page.evaluate(async () => (await caches.match('/.complete-for-jobs')) !== undefined)
  await expect.poll(look, { timeout: 30_000, message: 'the screens of jobs are on this phone' }).toBe(true)
}

/** Letters to an address, as text, the newest first: from the page of a development copy. */
export async function lettersTo({ elsewhere }: Pick<Shop, 'elsewhere'>, email: string): Promise<string[]> {
  const html = await (await fetch(`${elsewhere}/dev/mail`)).text()
  return html.split('<article>').filter((letter) => letter.includes(`→ ${email}<`))
}

/** Lets the two minutes pass in which an employer may still change their mind: only then is a decision mailed. */
export async function letDecisionsSettle({ database }: Pick<Shop, 'database'>): Promise<void> {
  await database.pool.query('update job_letters set due_at = now() where due_at > now()')
}

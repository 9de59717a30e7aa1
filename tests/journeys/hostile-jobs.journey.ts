import { expect } from '@playwright/test'
import { lookAtHostile, watchAll } from '../support/hostile/hostile-page.ts'
import { verifyEmail } from '../support/hostile/hostile-shop.ts'
import { HOSTILE_WORDS, STORED_MARKUP } from '../support/hostile/hostile-texts.ts'
import { formOf, joinEmployer, postJob, sendApplication, writeAbout } from '../support/journeys/market/job-market.ts'
import { test } from '../support/journeys/market/shop.ts'
import { signIn } from '../support/journeys/member.ts'

const word = (at: number) => HOSTILE_WORDS[at % HOSTILE_WORDS.length] ?? ''

test('whatever an employer stores as a job: nothing runs, and no other server is asked', async ({ shop, page }) => {
  test.setTimeout(300_000)
  const employer = await joinEmployer(shop.elsewhere, 'attacker')
  await verifyEmail(shop, employer)
  const { job_post_id } = await postJob(employer)
  const happened = watchAll(page)
  for (let at = 0; at < STORED_MARKUP.length; at += 6) {
    const description = STORED_MARKUP.slice(at, at + 6)
      .map((markup) => `<p>Words.</p>${markup}`)
      .join('\n')
    const texts = { title: word(at), company: word(at + 1), job_location: word(at + 2), description }
    await employer.tell(`/api/job_post/${job_post_id}/update/`, formOf(texts), 'PATCH')
    await lookAtHostile(page, happened, [`/en/jobdetails/${job_post_id}`, 'Words.'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title)
    // As a search engine reads it.
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.map((json) => JSON.parse(json)).find((one) => one['@type'] === 'JobPosting')?.title).toBe(texts.title)
    await lookAtHostile(page, happened, [`/bn/jobportal?q=${encodeURIComponent(texts.title)}`, ''])
  }
  await lookAtHostile(page, happened, ['/en/jobportal', ''])
})

test('whatever an applicant and an employer write to each other stays plain words', async ({ shop, page, browser }) => {
  test.setTimeout(300_000)
  const employer = await joinEmployer(shop.elsewhere, 'attacker')
  const { job_post_id } = await postJob(employer, { texts: { title: word(0), company: word(1) } })
  const texts = { full_name: word(2), letter: HOSTILE_WORDS.join('\n'), experience: HOSTILE_WORDS.join('\n'), skills: word(4) }
  const { applicant, application_id } = await sendApplication(shop.elsewhere, { job_post_id, ...texts, cv_name: `${word(6)}.pdf` })
  await sendApplication(shop.elsewhere, { job_post_id, full_name: word(3) })
  await writeAbout(employer, application_id, HOSTILE_WORDS.slice(0, 6).join('\n'))
  const { version } = (
    await employer.ask<{ results: { application_id: number; version: number }[] }>(`/api/job_applicant/?job_post_id=${job_post_id}`)
  ).results.find((one) => one.application_id === application_id) ?? { version: 0 }
  await employer.tell(`/api/job_applicant/${application_id}/`, { note: word(5), version }, 'PATCH')

  await test.step('to the employer', async () => {
    await signIn(page, employer.member)
    const happened = watchAll(page)
    await lookAtHostile(page, happened, ['/en/hiring', word(0)])
    await lookAtHostile(page, happened, [`/en/hiring/job/${job_post_id}/update`, ''])
    await lookAtHostile(page, happened, [`/en/hiring/job/${job_post_id}/applicants`, word(3)])
    await lookAtHostile(page, happened, [`/en/hiring/job/${job_post_id}/applicants?applicant=${application_id}`, word(2)])
    await expect(page.getByRole('dialog')).toContainText(word(8))
    await expect(page.getByRole('dialog').locator('[name=note]')).toHaveValue(word(5))
    await lookAtHostile(page, happened, ['/en/notices', ''])
  })
  await test.step('to the applicant', async () => {
    const desk = await browser.newPage({ baseURL: shop.origin })
    await signIn(desk, applicant.member)
    const happened = watchAll(desk)
    await lookAtHostile(desk, happened, ['/en/notices', word(0)])
    await lookAtHostile(desk, happened, ['/en/jobapplications', word(0)])
    await lookAtHostile(desk, happened, [`/en/messages/new?kind=application&subject=${application_id}`, word(4)])
    await lookAtHostile(desk, happened, ['/en/jobapplications?tab=profile', ''])
    await expect(desk.locator('main [name=full_name]')).toHaveValue(word(2))
    await lookAtHostile(desk, happened, [`/en/jobdetails/${job_post_id}`, word(0)])
    await desk.close()
  })
})

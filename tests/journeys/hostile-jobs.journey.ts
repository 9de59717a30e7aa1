import { expect } from '@playwright/test'
import { lookAtHostile, watchAll } from '../support/hostile/hostile-page.ts'
import { verifyEmail } from '../support/hostile/hostile-shop.ts'
import { HOSTILE_WORDS, STORED_MARKUP } from '../support/hostile/hostile-texts.ts'
import { formOf, joinEmployer, postJob } from '../support/journeys/market/job-market.ts'
import { test } from '../support/journeys/market/shop.ts'

const word = (at: number) => HOSTILE_WORDS[at % HOSTILE_WORDS.length] ?? ''
/** So many attacks stand in one job. */
const AT_ONCE = 12

test('whatever an employer stores as a job: nothing runs, and no other server is asked', async ({ shop, page }) => {
  test.setTimeout(300_000)
  const employer = await joinEmployer(shop.elsewhere, 'attacker')
  await verifyEmail(shop, employer)
  const { job_post_id } = await postJob(employer)
  const happened = watchAll(page)
  for (let at = 0; at < STORED_MARKUP.length; at += AT_ONCE) {
    const description = STORED_MARKUP.slice(at, at + AT_ONCE)
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

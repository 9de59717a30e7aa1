import { expect, type Page } from '@playwright/test'
import { aPdf } from '../support/a-cv.ts'
import { lookClosely, wordsIn } from '../support/journeys/looking.ts'
import { applicationsOf, applyByHand, joinEmployer, postJob, sendApplication } from '../support/journeys/market/job-market.ts'
import { signInAsStaff } from '../support/journeys/market/magazine.ts'
import { test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { touch, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const words = wordsIn('en')
const TITLE = 'Data entry at home, 90,000 taka'
const REASON = 'It asks applicants for 2,000 taka before they may begin.'
const REMOVED = 'Hatkhola has removed this job. You can no longer apply.'

const applyNow = (page: Page) => page.getByRole('link', { name: words('jobs:applyNow') }).filter({ visible: true })

test('a job that a visitor reports is taken off by staff: its page says why, no one can apply, and its owner has a notice', async ({ shop, page, browser }) => {
  test.setTimeout(240_000)
  const employer = await joinEmployer(shop.elsewhere, 'office')
  const { job_post_id: job } = await postJob(employer, { texts: { title: TITLE, description: '<p>Send the fee by phone first.</p>' } })
  const path = `/en/jobdetails/${job}`
  const visitor = await browser.newPage({ baseURL: shop.elsewhere })
  const desk = await browser.newPage({ baseURL: shop.elsewhere })

  await test.step('a visitor reports it', async () => {
    await visitor.goto(path)
    await untilAlive(visitor)
    await touch(visitor)
    await visitor.getByRole('button', { name: words('reporting:labels.job') }).click()
    const sheet = visitor.getByRole('dialog', { name: words('reporting:labels.job') })
    await sheet.getByLabel(words('reporting:reasons.money')).check()
    await sheet.getByLabel(/^Tell us more/).fill('They wanted 2,000 taka from me.')
    await sheet.getByRole('button', { name: words('reporting:send') }).click()
    await expect(sheet.getByText(words('reporting:done'))).toBeVisible()
  })

  await test.step('meanwhile someone fills in an application', async () => {
    const seeker = await joinMarket(shop.elsewhere, 'seeker')
    await signIn(page, seeker)
    await page.goto(path)
    await untilAlive(page)
    await applyNow(page).click()
    await applyByHand(page, { full_name: 'Nasrin Akter', email: seeker.email, cv: aPdf('Nasrin Akter') })
  })

  await test.step('staff read what was reported, and take it off with a reason', async () => {
    await signInAsStaff(desk)
    await desk.goto('/en/desk/cases?kind=job')
    const row = desk.getByRole('main').locator('a[href*="/desk/cases/"]').filter({ hasText: TITLE })
    await row.click()
    const opened = desk.getByRole('main').getByRole('article').filter({ hasText: TITLE })
    await expect(opened.getByText('They wanted 2,000 taka from me.')).toBeVisible()
    const at = desk.url()
    await lookClosely(desk, 'a reported job at the desk', 'light')
    await desk.goto(at)
    await opened.getByLabel(words('desk:cases.reason')).fill(REASON)
    await opened.getByRole('button', { name: words('desk:cases.decisions.remove'), exact: true }).click()
    await expect(row).toHaveCount(0)
  })

  await test.step('the page says that Hatkhola removed it, and why; it says nothing of the employer, and no one can apply or report', async () => {
    const reader = await browser.newPage({ baseURL: shop.elsewhere })
    await reader.goto(path)
    await untilAlive(reader)
    await touch(reader)
    const main = reader.getByRole('main')
    await expect(main.getByText(REMOVED)).toBeVisible()
    await expect(main.getByText(REASON)).toBeVisible()
    await expect(main.getByText(words('jobs:states.closed')).filter({ visible: true })).toBeVisible()
    await expect(main).not.toContainText('by phone first')
    await expect(main).not.toContainText('The employer has closed')
    await expect(applyNow(reader)).toHaveCount(0)
    await expect(reader.getByRole('button', { name: words('reporting:labels.job') })).toHaveCount(0)
    await lookClosely(reader, 'a job that was taken off', 'light')
    await reader.close()
  })

  await test.step('who had filled in an application cannot send it; no other way takes one either', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('applying:form.apply') })
      .click()
    await expect(page.getByText(words('applying:refused.job-closed'))).toBeVisible()
    await expect(page.getByText(/employer has closed/)).toHaveCount(0)
    await expect(sendApplication(shop.elsewhere, { job_post_id: job })).rejects.toThrow('job-closed')
    expect(await applicationsOf(shop, job)).toEqual([])
  })

  await test.step('its owner has a notice, and reads why among their jobs; they cannot open it again', async () => {
    const owner = await browser.newPage({ baseURL: shop.elsewhere })
    await signIn(owner, employer.member)
    await owner.goto('/en/notices')
    await owner.getByRole('link', { name: 'Hatkhola has removed your job' }).click()
    await expect(owner).toHaveURL(/\/en\/hiring$/)
    await expect(owner.getByText(TITLE)).toBeVisible()
    await expect(owner.getByText(REASON)).toBeVisible()
    expect(await employer.tell(`/api/job_post/${job}/open/`, { is_open: true }).catch(String)).toContain('taken-off')
    await lookClosely(owner, 'own jobs with one that was taken off', 'light')
    await owner.close()
  })

  await test.step('the visitor, whose phone holds the page, reads it there within a minute', async () => {
    await expect(async () => {
      await visitor.goto(path)
      await expect(visitor.getByText(REMOVED)).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 90_000 })
  })
  await visitor.close()
  await desk.close()
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { applyToJob } from '#contract/jobs/job-applications.ts'
import { aPdf } from '../support/a-cv.ts'
import { violations } from '../support/journeys/accessible.ts'
import { openPhone } from '../support/journeys/buying.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { applicationsOf, applyByHand, joinEmployer, letDecisionsSettle, lettersTo, postJob } from '../support/journeys/market/job-market.ts'
import { goOnline, test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const HOURS_3 = 3 * 3_600_000
const SCHOOL = 'সোনাঝুরি বিদ্যানিকেতন'
const TEACHER = 'গণিতের শিক্ষক, সোনাঝুরি'
const GUARD = 'রাতের পাহারাদার, সোনাঝুরি'
const DRIVER = 'স্কুলভ্যানের চালক, সোনাঝুরি'
const DESCRIPTION = 'সপ্তম থেকে দশম শ্রেণির গণিত।'
const SEEKER = 'নাসরিন আক্তার'
const LETTER = 'বাড়ি স্কুলের পাশেই। দুই বছর পড়াচ্ছি।'
const CV = Buffer.from(aPdf('নাসরিন আক্তার, গণিত'))

const words = wordsIn('bn')
const says = (page: Page, key: string) => page.getByText(words(key)).filter({ visible: true }).first()
const press = (page: Page, key: string) =>
  page
    .getByRole('button', { name: words(key) })
    .filter({ visible: true })
    .first()
    .click()
const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('jobs are read without network, one is applied for with a CV, and it is sent while no page is open', async ({ shop, browser }) => {
  test.setTimeout(240_000)
  const employer = await joinEmployer(shop.elsewhere, 'school')
  const place = { company: SCHOOL, division: 'Khulna', district: 'Khulna', job_location: 'সোনাডাঙ্গা' }
  const { job_post_id } = await postJob(employer, { texts: { ...place, title: TEACHER, description: `<p>${DESCRIPTION}</p>` } })
  await postJob(employer, { texts: { ...place, title: GUARD, job_type: 'Part-time' } })
  await postJob(employer, { texts: { ...place, title: DRIVER, division: 'Dhaka', district: 'Gazipur', job_location: 'টঙ্গী' } })
  const seeker = await joinMarket(shop.elsewhere, 'nasrin')
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (path: string) => shop.origin + path
  const list = at(`/bn/jobportal?q=${encodeURIComponent('সোনাঝুরি')}`)
  const detail = at(`/bn/jobdetails/${job_post_id}`)

  await test.step('online: jobs are listed and filtered, one is saved and opened', async () => {
    const { context, page } = await openPhone(profile)
    await signIn(page, seeker, shop.origin)
    await page.goto(list)
    for (const name of [TEACHER, GUARD, DRIVER]) await expect(title(page, name)).toBeVisible()
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await untilScreensAreHeld(page, 'jobs')
    await narrow(page)
    await expect(title(page, DRIVER)).toHaveCount(0)
    await page.getByRole('button', { name: `পরে দেখার জন্য সেভ করুন: ${TEACHER}` }).click()
    await expect(says(page, 'jobs:availableOffline')).toBeVisible()
    await title(page, TEACHER).getByRole('link').click()
    await expect(page.getByText(DESCRIPTION)).toBeVisible()
    await context.close()
  })

  shop.line.set('cut')
  await test.step('without network, hours later, the browser started anew: list, filters and details are there, with their age', async () => {
    const { context, page } = await openPhone(profile, true)
    await context.clock.setSystemTime(Date.now() + HOURS_3)
    await page.goto(list)
    for (const name of [TEACHER, GUARD, DRIVER]) await expect(title(page, name)).toBeVisible()
    await expect(says(page, 'common:connection.offline')).toBeVisible()
    await expect(page.getByText('সেভ করা কপি · ৩ ঘণ্টা আগে').first()).toBeVisible()
    await narrow(page)
    await expect(title(page, DRIVER)).toHaveCount(0)
    await page.locator('main select[name=type]').evaluate((select) => select.closest('details')?.setAttribute('open', ''))
    await page.locator('main select[name=type]').selectOption('Part-time')
    await press(page, 'jobs:search.button')
    await expect(title(page, TEACHER)).toHaveCount(0)
    await expect(title(page, GUARD)).toBeVisible()
    await expect(page.getByText(/সেভ করা .+টির মধ্যে ১টি চাকরি/)).toBeVisible()
    await page.goto(at('/bn/saved'))
    await expect(title(page, TEACHER)).toBeVisible()
    await title(page, TEACHER).getByRole('link').click()
    await expect(page.getByText(DESCRIPTION)).toBeVisible()
    await expect(page.getByText('সেভ করা কপি · ৩ ঘণ্টা আগে').first()).toBeVisible()
    await context.close()
  })

  await test.step('without network one applies with a CV: it is kept, and said not to be sent', async () => {
    const { context, page } = await openPhone(profile, true)
    await page.goto(detail)
    await page
      .getByRole('link', { name: words('jobs:applyNow') })
      .filter({ visible: true })
      .click()
    await applyByHand(page, { full_name: SEEKER, email: seeker.email, cv: CV, cv_name: 'আমার সিভি.pdf', letter: LETTER })
    expect(await violations(page)).toEqual([])
    await press(page, 'applying:form.applyOffline')
    await expect(page.getByRole('heading', { name: words('applying:queued.waiting.title') })).toBeVisible()
    await page.goto(at('/bn/jobapplications'))
    await expect(page.getByText(TEACHER)).toBeVisible()
    await expect(says(page, 'applying:outbox.waiting')).toBeVisible()
    await context.close()
  })
  expect(await applicationsOf(shop, job_post_id), 'nothing has left the phone').toEqual([])

  const { context, page } = await openPhone(profile, true)
  await test.step('the phone was switched off and on; the network comes back while no page is open: it goes out, once', async () => {
    expect(context.pages().map((one) => one.url())).toEqual(['about:blank'])
    await goOnline(shop, context)
    await expect.poll(() => applicationsOf(shop, job_post_id), { timeout: 40_000 }).toEqual([{ state: 'sent', full_name: SEEKER, has_cv: true }])
    expect(context.pages().map((one) => one.url())).toEqual(['about:blank'])
  })

  await test.step('the employer sees one application, has the very file, and shortlists', async () => {
    const desk = await browser.newPage({ baseURL: shop.origin })
    await signIn(desk, employer.member)
    await desk.goto(`/bn/hiring/job/${job_post_id}/applicants`)
    const rows = desk.getByRole('main').getByRole('button').filter({ hasText: SEEKER })
    await expect(rows).toHaveCount(1)
    await rows.click()
    const sheet = desk.getByRole('dialog')
    await expect(sheet.getByText(LETTER)).toBeVisible()
    const download = desk.waitForEvent('download')
    await sheet.getByRole('button', { name: words('hiring:cv.pdf') }).click()
    expect(await readFile(await (await download).path())).toEqual(CV)
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await sheet.getByRole('button', { name: words('hiring:applicant.choose.shortlisted') }).click()
    await expect(sheet.getByRole('button', { name: words('hiring:applicant.choose.shortlisted') })).toHaveAttribute('aria-pressed', 'true')
    await desk.close()
  })

  await test.step('the applicant is told in the app and by mail, and among the own applications it stands so', async () => {
    await letDecisionsSettle(shop)
    await expect.poll(async () => (await lettersTo(shop, seeker.email)).join(), { timeout: 20_000 }).toContain(TEACHER)
    await page.goto(at('/bn/notices'))
    await untilAlive(page)
    const news = page.getByRole('main').getByRole('listitem').filter({ hasText: TEACHER })
    await expect(news.getByText(words('notices:jobs.states.shortlisted'))).toBeVisible()
    await news.getByRole('link').click()
    await expect(page).toHaveURL(/\/jobapplications/)
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: TEACHER })
    await expect(card).toContainText('বাছাই তালিকায়')
    await expect(page.getByText(words('applying:outbox.waiting'))).toHaveCount(0)
  })
  expect(await applicationsOf(shop, job_post_id)).toEqual([{ state: 'shortlisted', full_name: SEEKER, has_cv: true }])
  expect(shop.line.asked.filter(({ method, path, status }) => method === 'POST' && path === applyToJob.path && status !== undefined)).toHaveLength(1)
  await context.close()
  await rm(profile, { recursive: true, force: true })
})

/** Asks for jobs in the division of Khulna alone, by the panel of filters. */
async function narrow(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'ফিল্টার' }).click()
  await page.locator('main select[name=division]').selectOption('Khulna')
  await press(page, 'jobs:filters.apply')
  await expect(page).toHaveURL(/division=Khulna/)
}

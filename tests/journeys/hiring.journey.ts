import { expect, type Page } from '@playwright/test'
import { addressOf } from '#contract/core/endpoint.ts'
import { readJob } from '#contract/jobs/jobs.ts'
import { aPdf } from '../support/a-cv.ts'
import { aPhoto } from '../support/a-picture.ts'
import { editor } from '../support/journeys/fill-event.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { applicationsOf, applyByHand, changeJob, joinEmployer, postJob } from '../support/journeys/market/job-market.ts'
import { goOffline, goOnline, test } from '../support/journeys/market/shop.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { collectComplaints, keptTexts, untilAlive, untilAppIsHeld, untilHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { dayFromNow } from '../support/server/nouns/jobs.ts'

const words = wordsIn('bn')
const button = (page: Page, key: string) =>
  page
    .getByRole('button', { name: words(key) })
    .filter({ visible: true })
    .first()
const says = (page: Page, key: string) => page.getByText(words(key)).filter({ visible: true }).first()
const field = (page: Page, name: string) => page.locator(`main form [name=${name}]`)
const jobTitle = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const newLogo = (page: Page) => page.locator('main form img[src^="blob:"]')

const TITLE = 'নৌযান মেরামতকারী'
const COMPANY = 'রূপসা ডকইয়ার্ড'

test('a job is posted in Bangla from a phone, outlives a killed tab, and is found by other spellings', async ({ shop, page, context }) => {
  test.setTimeout(180_000)
  const complaints = collectComplaints(page)
  const seller = await joinMarket(shop.elsewhere, 'dockyard')
  await openShopOf(shop.elsewhere, seller)
  await signIn(page, seller)
  await page.goto('/bn/hiring')
  await says(page, 'hiring:list.empty').waitFor()
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await page.getByRole('link', { name: words('hiring:list.postFirst') }).click()

  await test.step('it is written, with a logo, headings and Bangla digits', () => fillJob(page))
  await test.step('a salary whose end is below its beginning is refused at its field', async () => {
    await button(page, 'hiring:post.action').click()
    await expect(field(page, 'salary_max')).toHaveAttribute('aria-invalid', 'true')
    await expect(says(page, 'forms:reasons.below-least')).toBeVisible()
    await field(page, 'salary_max').fill('৩৫,০০০')
  })
  await test.step('the tab is killed and the network is gone: texts, choices and logo are back', async () => {
    for (const kept of ['ঢালাই', '৩৫,০০০', '[picture]']) await expect.poll(() => keptTexts(page)).toContain(kept)
    await page.close({ runBeforeUnload: false })
    await goOffline(shop, context)
  })
  const tab = await context.newPage()
  await tab.goto('/bn/hiring/new')
  await expect(says(tab, 'selling:form.restored')).toBeVisible()
  const values = {
    title: TITLE,
    company: COMPANY,
    salary_min: '৩০,০০০',
    salary_max: '৩৫,০০০',
    job_type: 'Full-time',
    district: 'Khulna',
    deadline: dayFromNow(20),
  }
  for (const [name, value] of Object.entries(values)) await expect(field(tab, name)).toHaveValue(value)
  await expect(field(tab, 'job_subsubcategory')).not.toHaveValue('')
  await expect(editor(tab, 'কাজের বিবরণ').locator('strong')).toHaveText('ঢালাই ও রং')
  await expect(newLogo(tab)).toBeVisible()

  await test.step('with the network again it is published', async () => {
    await expect(says(tab, 'common:connection.offline')).toBeVisible()
    await goOnline(shop, context)
    // Until the app has seen the network it refuses at once, as the line says.
    await expect(says(tab, 'common:connection.offline')).toBeHidden()
    await button(tab, 'hiring:post.action').click()
    await expect(tab).toHaveURL(/\/bn\/hiring\/?$/, { timeout: 30_000 })
    await expect(says(tab, 'hiring:post.done')).toBeVisible()
    await expect(tab.getByRole('article', { name: TITLE })).toContainText('আবেদন চলছে')
  })
  await test.step('whoever searches finds it, with other letters and a slip', async () => {
    for (const asked of ['নৌজান মেরামতকারি', 'নৌযান মেরামতকরী']) {
      await tab.goto(`/bn/jobportal?q=${encodeURIComponent(asked)}`)
      await expect(jobTitle(tab, TITLE), asked).toBeVisible()
    }
    await expect(tab.getByText('বেতন: ৩০,০০০ – ৩৫,০০০ টাকা')).toBeVisible()
    await jobTitle(tab, TITLE).getByRole('link').click()
    await expect(tab.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(tab.locator('.rich strong')).toHaveText('ঢালাই ও রং')
    await expect(tab.locator('main img[src*="/media/"]').first()).toBeVisible()
  })
  await test.step('it is changed, and says what is not saved yet', async () => {
    await tab.goto('/bn/hiring')
    await tab.getByRole('link', { name: TITLE, exact: true }).click()
    await expect(field(tab, 'company')).toHaveValue(COMPANY)
    await untilAlive(tab)
    await field(tab, 'vacancies').fill('৪')
    await expect(tab.getByText(`বদলেছেন, এখনো সেভ হয়নি: পদসংখ্যা`)).toBeVisible()
    await button(tab, 'hiring:edit.action').click()
    await expect(says(tab, 'hiring:said.done')).toBeVisible()
  })
  expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
})

async function fillJob(page: Page): Promise<void> {
  await expect(field(page, 'job_category').locator('option')).not.toHaveCount(1)
  await untilAlive(page)
  await field(page, 'title').fill(TITLE)
  await field(page, 'company').fill(COMPANY)
  await page
    .locator('main form input[type=file]')
    .first()
    .setInputFiles(await aPhoto())
  await expect(newLogo(page)).toBeVisible()
  for (const name of ['job_category', 'job_subcategory', 'job_subsubcategory']) await field(page, name).selectOption({ index: 1 })
  await field(page, 'job_type').selectOption('Full-time')
  await field(page, 'salary_min').fill('৩০,০০০')
  await field(page, 'salary_max').fill('২৫,০০০')
  await field(page, 'division').selectOption('Khulna')
  await field(page, 'district').selectOption('Khulna')
  await field(page, 'job_location').fill('রূপসা ঘাট')
  await field(page, 'deadline').fill(dayFromNow(20))
  await editor(page, 'কাজের বিবরণ').click()
  await page.keyboard.insertText('কাঠের নৌকা, ')
  await page.getByRole('toolbar').getByRole('button', { name: 'মোটা অক্ষর' }).tap()
  await page.keyboard.insertText('ঢালাই ও রং')
  await expect(editor(page, 'কাজের বিবরণ').locator('strong')).toHaveText('ঢালাই ও রং')
}

test('applications that waited meet a job that was changed, and one that was closed', async ({ shop, page, context }) => {
  test.setTimeout(180_000)
  const employer = await joinEmployer(shop.elsewhere, 'mill')
  const changed = await postJob(employer, { texts: { title: 'চালকলের হিসাবরক্ষক' } })
  const closed = await postJob(employer, { texts: { title: 'চালকলের মিস্ত্রি' } })
  const seeker = await joinMarket(shop.elsewhere, 'seeker')
  await signIn(page, seeker)
  for (const { job_post_id, title } of [changed, closed]) {
    await page.goto(`/bn/jobdetails/${job_post_id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await untilAppIsHeld(page)
    await untilHeld(page, [addressOf(readJob, { params: { job_post_id } })])
  }
  await untilScreensAreHeld(page, 'members')
  await untilScreensAreHeld(page, 'jobs')

  await test.step('without network one applies for both; the second time one’s own facts are there', async () => {
    await goOffline(shop, context)
    for (const { job_post_id } of [changed, closed]) {
      await page.goto(`/bn/jobdetails/${job_post_id}?apply=1`)
      if (job_post_id === changed.job_post_id) await applyByHand(page, { full_name: 'করিম মিয়া', email: seeker.email, cv: aPdf('করিম') })
      await button(page, 'applying:form.applyOffline').click()
      await expect(page.getByRole('heading', { name: words('applying:queued.waiting.title') })).toBeVisible()
    }
  })
  await changeJob(employer, changed.job_post_id, { salary_min: '18000', salary_max: '22000' })
  await employer.tell(`/api/job_post/${closed.job_post_id}/open/`, { is_open: false })

  await test.step('with it again neither is sent blindly: what changed is shown, what is closed is said, and the CV is kept', async () => {
    await page.goto('/bn/outbox')
    await goOnline(shop, context)
    const cardOf = (title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title })
    await expect(cardOf(changed.title)).toContainText('পাঠানো যায়নি: বিজ্ঞপ্তি বদলেছে', { timeout: 40_000 })
    await expect(cardOf(changed.title).getByRole('deletion')).toContainText('২০,০০০')
    await expect(cardOf(changed.title).getByRole('insertion')).toContainText('১৮,০০০')
    await expect(cardOf(closed.title)).toContainText('এই চাকরিতে আর আবেদন নেওয়া হচ্ছে না। আপনার লেখা ও সিভি এই ফোনে রাখা আছে।', { timeout: 40_000 })
    expect([await applicationsOf(shop, changed.job_post_id), await applicationsOf(shop, closed.job_post_id)]).toEqual([[], []])
    await cardOf(changed.title)
      .getByRole('button', { name: words('applying:form.applyAnyway') })
      .click()
    await expect.poll(() => applicationsOf(shop, changed.job_post_id), { timeout: 30_000 }).toEqual([{ state: 'sent', full_name: 'করিম মিয়া', has_cv: true }])
    await expect(cardOf(closed.title)).toContainText('cv.pdf')
  })
})

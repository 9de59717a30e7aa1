import { expect, type Page } from '@playwright/test'
import { aPdf } from '../support/a-cv.ts'
import { aPhoto } from '../support/a-picture.ts'
import { startWalk } from '../support/journeys/look-around.ts'
import { applyByHand, busyEmployer } from '../support/journeys/market/job-market.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { forgetSession, joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { touch } from '../support/journeys/reader.ts'

test('finding work and applying pass axe, fit, and can be hit', ({ shop, page }) => seek(shop, page))

test.describe('without a worker', () => {
  test.use(WITHOUT_WORKER)
  test('posting jobs and deciding on applicants pass axe, fit, and can be hit', ({ shop, page }) => hire(shop, page))
})

/** From the portal to the user's own list. */
async function seek(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, close, visit } = await startWalk(page)
  const { employer, applicant, application_id, job, other } = await busyEmployer(shop)
  // Before any page lists it: what the phone has just fetched is not asked for again.
  await employer.tell(`/api/job_post/${other}/open/`, { is_open: false })
  const heading = (level: number) => page.getByRole('main').getByRole('heading', { level }).first()
  await visit('the portal, to a visitor', async () => {
    await open('/jobportal')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  await visit('its panels, with a fault', async () => {
    // The form hydrates a little after the page, and until then works as HTML does: pressed too early it leads away, and the next try begins anew.
    await expect(async () => {
      await open('/jobportal')
      await touch(page)
      await page.waitForLoadState('networkidle')
      for (const field of ['select[name=type]', 'input[name=min_salary]'])
        await page.locator(`main ${field}`).evaluate((element) => element.closest('details')?.setAttribute('open', ''))
      await page.locator('main input[name=min_salary]').fill('abc')
      await press('jobs:filters.apply')
      await expect(page.locator('main [aria-invalid=true]')).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
  })
  await visit('a search with chips that finds nothing', async () => {
    await open('/jobportal?q=zzzzzz&type=Contract&division=Khulna&min_salary=15000')
    await says('jobs:list.empty')
  })
  await visit('how to keep a search, to a visitor', async () => {
    await press('applying:keepSearch.button')
    await says('applying:keepSearch.visitor')
  })
  await visit('a job, to a visitor', async () => {
    await open(`/jobdetails/${job}`)
    await expect(heading(1)).toBeVisible()
  })
  await visit('applying, to a visitor', async () => {
    await open(`/jobdetails/${job}?apply=1`)
    await says('applying:sheet.visitor')
  })
  await visit('a job that is not there', async () => {
    await open('/jobdetails/999999')
    await says('jobs:details.notFound')
  })
  const seeker = await joinMarket(shop.elsewhere, 'seeker')
  await signIn(page, seeker)
  await visit('no applications yet', async () => {
    await open('/jobapplications')
    await says('applying:empty.title')
  })
  await visit('the sheet with all its faults', async () => {
    await open(`/jobdetails/${job}?apply=1`)
    await press('applying:form.apply')
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]').first()).toBeVisible()
  })
  await visit('the sheet filled in', () =>
    applyByHand(page, { full_name: 'রহিমা খাতুন', email: seeker.email, cv: aPdf('রহিমা'), cv_name: `${'দীর্ঘ-নাম-'.repeat(6)}.pdf`, letter: 'কাছেই থাকি।' }),
  )
  await visit('an application that waits', async () => {
    await goOffline(shop, page.context())
    await expect(page.getByRole('button', { name: words('applying:form.applyOffline') })).toBeVisible()
    await press('applying:form.applyOffline')
    await says('applying:queued.waiting.title')
  })
  await goOnline(shop, page.context())
  await visit('it is sent', async () => {
    await open(`/jobdetails/${job}`)
    await says('applying:applied.mine')
  })
  await visit('a search to be kept', async () => {
    await open('/jobportal?q=rupsha')
    await press('applying:keepSearch.button')
    await says('applying:keepSearch.hint')
  })
  await visit('alerts', async () => {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('applying:keepSearch.button') })
      .click()
    await says('applying:keepSearch.done')
    await open('/jobapplications?tab=alerts')
    await says('applying:alerts.count_one')
  })
  await visit('whether to delete one', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: words('applying:alerts.removeOf') })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('the profile', async () => {
    await close()
    await open('/jobapplications?tab=profile')
    await expect(page.locator('main [name=full_name]')).toHaveValue('রহিমা খাতুন')
  })
  await visit('where a letter leads that tells of jobs', async () => {
    await open('/jobapplications?tab=alerts#stop=0123456789abcdefghij')
    await page.reload()
    await says('applying:stop.title')
  })
  await forgetSession(page)
  await signIn(page, applicant.member)
  await visit('what an employer wrote', async () => {
    await open(`/messages/new?kind=application&subject=${application_id}`)
    await expect(page.getByRole('main')).toContainText('শনিবার সকালে আসতে পারবেন?')
  })
  await visit('applications', async () => {
    await open('/jobapplications')
    await says('applying:card.write')
  })
  await visit('whether to take one back', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: words('applying:withdraw.of') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('a job that was closed', async () => {
    await open(`/jobdetails/${other}`)
    await says('jobs:states.closedHint')
  })
}

/** From an empty list to a decision. */
async function hire(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, visit } = await startWalk(page, 'bn')
  const novice = await joinMarket(shop.elsewhere, 'novice')
  await signIn(page, novice)
  await visit('what a seller has, to a buyer', async () => {
    await open('/hiring')
    await says('shell:guard.seller')
  })
  await openShopOf(shop.elsewhere, novice)
  await visit('no jobs yet', async () => {
    await open('/hiring')
    await says('hiring:list.empty')
  })
  await visit('the form with all its faults', async () => {
    await open('/hiring/new')
    await expect(page.locator('main [contenteditable=true]')).toHaveCount(1)
    await press('hiring:post.action')
    await says('selling:form.faults_other')
  })
  await visit('the form with a logo and another way to apply', async () => {
    await page.locator('main form [name=title]').fill('জাহাজভাঙা কারখানার নিরাপত্তা পরিদর্শক')
    await page
      .locator('main form input[type=file]')
      .first()
      .setInputFiles(await aPhoto())
    await expect(page.locator('main form img[src^="blob:"]')).toBeVisible()
    await page.locator('main form input[type=radio][value=link]').check()
    await expect(page.locator('main form [name=apply_link]')).toBeVisible()
  })
  const { employer, job, other, application_id } = await busyEmployer(shop)
  await forgetSession(page)
  await signIn(page, employer.member)
  await visit('one’s jobs', async () => {
    await open('/hiring')
    await says('hiring:list.count_other')
  })
  await visit('what can be done with one', async () => {
    await press('hiring:list.moreOf')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('another deadline, with a fault', async () => {
    await press('hiring:extend.button')
    await press('hiring:extend.yes')
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
  })
  await visit('a search that fits nothing', async () => {
    await open('/hiring?q=zzz')
    await says('hiring:list.noneFits')
  })
  await visit('a job as it is', async () => {
    await open(`/hiring/job/${job}/update`)
    await expect(page.locator('main form [name=title]')).not.toHaveValue('')
    await expect(page.locator('main [contenteditable=true]')).toHaveCount(1)
  })
  await visit('who applied', async () => {
    await open(`/hiring/job/${job}/applicants`)
    await says('hiring:applicants.count_other')
  })
  await visit('nobody has', async () => {
    await open(`/hiring/job/${other}/applicants`)
    await says('hiring:applicants.none')
  })
  await visit('one of them', async () => {
    await open(`/hiring/job/${job}/applicants?applicant=${application_id}`)
    await says('hiring:applicant.decideHint')
  })
  await visit('shortlisted, with a note', async () => {
    await press('hiring:applicant.choose.shortlisted')
    await expect(page.getByRole('button', { name: words('hiring:applicant.choose.shortlisted') })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('dialog').locator('[name=note]').fill('ভালো')
    await press('hiring:note.save')
    await says('hiring:note.done')
  })
  await visit('the dashboard', async () => {
    await open('/sellerdashboard')
    await says('hiring:counts.title')
  })
}

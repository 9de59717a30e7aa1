import { expect, type Page } from '@playwright/test'
import { wordsIn } from '../support/journeys/looking.ts'
import { joinEmployer, lettersTo, postJob } from '../support/journeys/market/job-market.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const words = wordsIn('bn')
const press = (page: Page, key: string) =>
  page
    .getByRole('button', { name: words(key) })
    .filter({ visible: true })
    .last()
    .click()
const says = (page: Page, key: string) => page.getByText(words(key)).filter({ visible: true }).first()

const BEEKEEPER = 'মৌচাষি, সুন্দরবন'

test('a search is kept, tells of a new job in the app and by mail, and is stopped from the letter without login', async ({ shop, page, browser }) => {
  test.setTimeout(180_000)
  const seeker = await joinMarket(shop.elsewhere, 'mouali')
  // Letters go where somebody has proved to live.
  await shop.database.pool.query('update users set email_verified_at = now() where username = $1', [seeker.username])
  const employer = await joinEmployer(shop.elsewhere, 'honey')
  await signIn(page, seeker)

  await test.step('a search without results is kept', async () => {
    await page.goto(`/bn/jobportal?q=${encodeURIComponent('মৌচাষি')}`)
    await untilAlive(page)
    await press(page, 'applying:keepSearch.button')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('মৌচাষি')).toBeVisible()
    await press(page, 'applying:keepSearch.button')
    await expect(sheet.getByText(words('applying:keepSearch.done'))).toBeVisible()
    await press(page, 'common:close')
    await expect(says(page, 'applying:keepSearch.kept')).toBeVisible()
  })

  const { job_post_id } = await postJob(employer, { texts: { title: BEEKEEPER } })
  await postJob(employer, { texts: { title: 'নৌকার মাঝি' } })
  const letter = await test.step('what fits is told of, what does not is not', async () => {
    await expect.poll(() => newsOf(shop, seeker), { timeout: 90_000, intervals: [2_000] }).toContain(BEEKEEPER)
    const mail = await newsOf(shop, seeker)
    expect(mail).toContain(`/jobdetails/${job_post_id}`)
    expect(mail).not.toContain('নৌকার মাঝি')
    await page.goto('/bn/notices')
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: BEEKEEPER })).toBeVisible()
    return mail
  })

  await test.step('the link in the letter stops it on a phone where nobody is signed in, by a tap', async () => {
    const link = /\/jobapplications\?tab=alerts#stop=[\w.-]+/.exec(letter)?.[0] ?? ''
    const stranger = await browser.newPage({ baseURL: shop.origin })
    await stranger.goto(`/bn${link}`)
    await untilAlive(stranger)
    expect(await arePaused(shop, seeker), 'what only looks at links stops nothing').toBe(false)
    await press(stranger, 'applying:stop.button')
    await expect(says(stranger, 'applying:stop.done')).toBeVisible()
    expect(await arePaused(shop, seeker)).toBe(true)
    await stranger.close()
  })
  await test.step('whose it is sees that it rests, and can have it back', async () => {
    await page.goto('/bn/jobapplications?tab=alerts')
    await expect(says(page, 'applying:alerts.paused')).toBeVisible()
    await page.getByRole('switch', { name: 'অ্যালার্ট: “মৌচাষি”' }).click()
    await expect.poll(() => arePaused(shop, seeker)).toBe(false)
  })
})

/** The letters with new jobs that somebody has got. Who has not yet is looked at as if the time for it had come. */
async function newsOf(shop: Shop, { email, username }: Member): Promise<string> {
  await shop.database.pool.query('update job_alerts set look_at = now() where told_at is null and user_id = (select id from users where username = $1)', [
    username,
  ])
  return (await lettersTo(shop, email)).filter((letter) => letter.includes('#stop=')).join()
}

async function arePaused({ database }: Shop, { username }: Member): Promise<boolean> {
  const { rows } = await database.pool.query(
    'select bool_and(is_paused) as paused from job_alerts where user_id = (select id from users where username = $1)',
    [username],
  )
  return rows[0].paused
}

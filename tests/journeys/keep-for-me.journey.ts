import { type BrowserContext, expect, type Page } from '@playwright/test'
import { addComment } from '#contract/blogs/blog-thread.ts'
import { readBlog } from '#contract/blogs/blogs.ts'
import { addressOf, matchPath } from '#contract/core/endpoint.ts'
import { HEADERS } from '#contract/core/headers.ts'
import { applyToJob } from '#contract/jobs/job-applications.ts'
import { readJob } from '#contract/jobs/jobs.ts'
import { placeOrder } from '#contract/orders/orders.ts'
import { aPdf } from '../support/a-cv.ts'
import { violations } from '../support/journeys/accessible.ts'
import { BUYER, choose, typeDetails } from '../support/journeys/buying.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { applicationsOf, applyByHand, joinEmployer, postJob } from '../support/journeys/market/job-market.ts'
import { blogTitled, commentsBy, openCommentForm } from '../support/journeys/market/magazine.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, logIn, type Member, ownName, sessionOf, signIn } from '../support/journeys/member.ts'
import { entries, GALLERY, isSaved, isSending, OUTBOX, save, wakeWorker } from '../support/journeys/ordering.ts'
import { lookAgain, touch, untilAlive, untilAppIsHeld, untilHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { whereFound } from '../support/journeys/whole-phone.ts'

const TITLE = 'Lanterns over Lalon Shah'
const JOB = 'Boat painter at Rupsha'
const ARTICLE = 'Half the data, the same phone: twelve settings'
const LETTER = 'I have painted forty boats.'
const COMMENT = 'My uncle rides there every morning, rain or not.'
const CV = 'Forty boats, painted'

const words = wordsIn('en')

interface Wanted {
  event: number
  job: number
  blog: number
}

/** All that they see is on the phone before the network goes. */
async function lookAround(page: Page, { event, job, blog }: Wanted): Promise<void> {
  await page.goto(`/en/jobdetails/${job}`)
  await untilHeld(page, [addressOf(readJob, { params: { job_post_id: job } })])
  await page.goto(`/en/blogs/${blog}`)
  await untilHeld(page, [addressOf(readBlog, { params: { blog_id: blog } })])
  await page.goto(`/en/eventdetails/${event}`)
  await untilAppIsHeld(page)
  for (const whose of ['members', 'buyers', 'jobs', 'readers'] as const) await untilScreensAreHeld(page, whose)
  await expect.poll(() => whereFound(page, ['sealing-key']), { message: 'the phone can seal without network' }).not.toEqual([])
}

async function order(page: Page, { event }: Wanted): Promise<void> {
  await choose(page, `/en/eventdetails/${event}`, 1)
  await typeDetails(page)
  await save(page).click()
  await isSaved(page)
}

async function apply(page: Page, { job }: Wanted, { email }: Member): Promise<void> {
  await page.goto(`/en/jobdetails/${job}`)
  // A press in the very frame in which the link appears goes to what lies below it.
  await expect(async () => {
    await page
      .getByRole('link', { name: words('jobs:applyNow') })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 })
  }).toPass()
  await applyByHand(page, { full_name: BUYER.full_name, email, cv: Buffer.from(aPdf(CV)), cv_name: 'forty boats.pdf', letter: LETTER })
  await page.getByRole('button', { name: words('applying:form.applyOffline') }).click()
  await expect(page.getByRole('heading', { name: words('applying:queued.waiting.title') })).toBeVisible()
}

async function comment(page: Page, { blog }: Wanted): Promise<void> {
  await page.goto(`/en/blogs/${blog}`)
  const form = await openCommentForm(page)
  await form.locator('[name=text]').fill(COMMENT)
  await page.locator('#write-comment button[type=submit]').click()
  await expect(form.getByText('Saved on this phone, not sent yet.')).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/en/logout')
  await page.getByRole('button', { name: 'Log Out' }).click()
}

/** What the service has of the three. */
async function arrived(shop: Shop, member: Member, { job }: Wanted) {
  const [orders, applications, comments] = [await shop.ordersOf(member.username), await applicationsOf(shop, job), await commentsBy(shop, member.username)]
  return { orders: orders.length, applications: applications.map(({ has_cv }) => has_cv), comments: comments.map(({ text }) => text) }
}

/** Under how many keys it was sent: a try that was cut off goes out again under its own. */
const keysOf = ({ line }: Shop, spec: { method: string; path: `/${string}` }) =>
  new Set(
    line.asked
      .filter(({ method, path }) => method === spec.method && matchPath(spec, path.split('?')[0] ?? '') !== null)
      .map(({ headers }) => headers[HEADERS.onceKey]),
  ).size

/** Everything that could send does. */
async function sendAll(shop: Shop, context: BrowserContext, page: Page): Promise<void> {
  await goOnline(shop, context)
  await lookAgain(page)
  await wakeWorker(context, page)
}

test('what waits is kept at a sign-out without network, is not found while another user has the phone, and is sent once when its owner returns', async ({
  shop,
  page,
  context,
}) => {
  test.setTimeout(300_000)
  const { event } = await shop.show([GALLERY], { title: TITLE })
  const { job_post_id: job } = await postJob(await joinEmployer(shop.elsewhere, 'painter'), { texts: { title: JOB } })
  const wanted: Wanted = { event, job, blog: await blogTitled(shop, ARTICLE) }
  const [first, second] = [await joinMarket(shop.elsewhere, 'shefali'), await joinMarket(shop.elsewhere, 'monir')]

  await test.step('she orders, applies with a CV and comments without network', async () => {
    await signIn(page, first)
    await lookAround(page, wanted)
    await goOffline(shop, context)
    await order(page, wanted)
    await apply(page, wanted, first)
    await comment(page, wanted)
    await page.goto(OUTBOX)
    await expect(entries(page)).toHaveCount(3)
  })
  const { id, authToken } = await sessionOf(page)
  const ofTheFirst = [first.username, first.email, BUYER.full_name, BUYER.phone_number, LETTER, COMMENT, CV, 'forty boats', `-private-${id}`]
  const findHers = () => whereFound(page, [...ofTheFirst, authToken ?? ''])
  expect((await findHers()).length, 'the search finds what is there').toBeGreaterThan(3)

  await test.step('signing out asks, and she keeps it', async () => {
    await signOut(page)
    const dialog = page.getByRole('dialog', { name: 'Log out?' })
    await expect(dialog).toContainText('3 items still waiting to be sent')
    await expect(dialog.getByRole('button', { name: 'Keep for me' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Keep for me' }).click()
    await page.waitForURL(/\/en\/login$/)
    await expect.poll(findHers, { message: 'signed out' }).toEqual([])
  })

  await test.step('another user has the phone, and finds nothing, not even a number', async () => {
    await sendAll(shop, context, page)
    expect(await findHers(), 'nobody is signed in').toEqual([])
    await logIn(page, second)
    await touch(page)
    await expect(ownName(page, second)).toBeVisible()
    for (const path of [OUTBOX, '/en/orders', '/en/tickets', '/en/saved', `/en/blogs/${wanted.blog}`, '/en/jobapplications', '/en/profile-settings']) {
      await page.goto(path)
      await untilAlive(page)
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      expect(await findHers(), path).toEqual([])
    }
    await page.goto(OUTBOX)
    await expect(page.getByText('Nothing is waiting to be sent')).toBeVisible()
    await wakeWorker(context, page)
    expect(await arrived(shop, first, wanted), 'nothing of hers was sent').toEqual({ orders: 0, applications: [], comments: [] })
    await signOut(page)
    await page.waitForURL(/\/en\/login$/)
  })

  await test.step('she returns: all three are sent, each once', async () => {
    await logIn(page, first)
    await touch(page)
    await expect(page.getByText('What you kept on this phone is back.')).toBeVisible()
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await page.goto(OUTBOX)
    const whole = { orders: 1, applications: [true], comments: [COMMENT] }
    await expect
      .poll(
        async () => {
          await lookAgain(page)
          return arrived(shop, first, wanted)
        },
        { timeout: 60_000 },
      )
      .toEqual(whole)
    await Promise.all([wakeWorker(context, page), page.reload()])
    await untilAlive(page)
    await lookAgain(page)
    expect(await arrived(shop, first, wanted)).toEqual(whole)
    expect([placeOrder, applyToJob, addComment].map((spec) => keysOf(shop, spec))).toEqual([1, 1, 1])
    expect(await shop.ordersOf(second.username)).toEqual([])
  })
})

test('on a phone that never had a key, signing out without network offers to delete or to stay', async ({ shop, page, context }) => {
  const { event } = await shop.show([GALLERY], { title: TITLE })
  const member = await joinMarket(shop.elsewhere, 'shefali')
  shop.line.treat(({ path }) => (path.includes('/sealing_key/') ? 'cut' : 'pass'))
  await signIn(page, member)
  await page.goto(`/en/eventdetails/${event}`)
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await untilScreensAreHeld(page, 'buyers')
  await goOffline(shop, context)
  await choose(page, `/en/eventdetails/${event}`, 1)
  await typeDetails(page)
  await save(page).click()
  await isSaved(page)
  await signOut(page)
  const dialog = page.getByRole('dialog', { name: 'Log out?' })
  await expect(dialog).toContainText('Keeping it needs the internet this time')
  await expect(dialog.getByRole('button', { name: 'Keep for me' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Stay logged in' }).click()
  // The order still cannot go: else nothing would be left to ask about.
  shop.line.treat((asked) => (isSending(asked) ? 'cut' : 'pass'))
  await goOnline(shop, context)
  await signOut(page)
  await dialog.getByRole('button', { name: 'Log out and delete' }).click()
  await page.waitForURL(/\/en\/login$/)
  expect(await whereFound(page, [BUYER.full_name, BUYER.phone_number])).toEqual([])
})

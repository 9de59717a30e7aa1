import { expect, type Page } from '@playwright/test'
import { writeReview } from '#contract/events/event-reviews.ts'
import { addReport } from '#server/db/cases/add-report.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import { lookClosely, wordsIn } from '../support/journeys/looking.ts'
import { showOfSeller } from '../support/journeys/market/gate-show.ts'
import { signInAsStaff } from '../support/journeys/market/magazine.ts'
import { joinAsBuyer } from '../support/journeys/market/paid-buyer.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { type Member, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { touch } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const words = wordsIn('en')
const TITLE = 'Bhatiyali on the Meghna'
const TEXT = 'The singer came two hours late, and nobody told us why.'

const reviewsOf = (page: Page) => page.locator('#reviews')
const rowOf = (desk: Page, text: string) => desk.getByRole('main').locator('a[href*="/desk/cases/"]').filter({ hasText: text })
const caseOf = (desk: Page, text: string) => desk.getByRole('main').getByRole('article').filter({ hasText: text })

/** Opens the event with its reviews. */
async function openReviews(page: Page, event: number, origin = ''): Promise<void> {
  await page.goto(`${origin}/en/eventdetails/${event}`)
  await touch(page)
  await expect(reviewsOf(page).getByRole('heading', { name: words('reviews:title') })).toBeVisible()
}

/** Writes a review by the form of the page. */
async function review(page: Page, stars: RegExp, text: string): Promise<void> {
  await reviewsOf(page).getByRole('radio', { name: stars }).check()
  await reviewsOf(page)
    .getByLabel(/^Your review/)
    .fill(text)
  await reviewsOf(page)
    .getByRole('button', { name: words('reviews:form.send') })
    .click()
}

/** An event that is over, with so many people who were there. */
async function pastShow(shop: Shop, people: number): Promise<{ event: number; buyers: Member[] }> {
  const { event, ticket } = await showOfSeller(shop, TITLE, 250)
  const buyers: Member[] = []
  for (let n = 0; n < people; n += 1) buyers.push((await joinAsBuyer(shop, { ticket, price: 250 })).buyer)
  await shop.database.pool.query(`update events set from_time = now() - interval '5 hours', to_time = now() - interval '2 hours' where id = $1`, [event])
  return { event, buyers }
}

/** Gives only stars, from another phone. */
async function giveStars({ elsewhere }: Shop, event: number, { buyer, stars }: { buyer: Member | undefined; stars: number }): Promise<void> {
  if (!buyer) throw new Error('there is no such buyer')
  const path = writeReview.path.replace('{id}', String(event))
  const response = await (await signInElsewhere(elsewhere, buyer)).tell(path, { key: crypto.randomUUID(), stars, text: '' })
  if (!response.ok) throw new Error(`no review: ${await response.text()}`)
}

/** Readers at other addresses have reported a review: in a journey all have one. */
async function reportedElsewhere({ database }: Shop, subject: number, times: number): Promise<void> {
  const report = { kind: 'review', subject, owner: null, reason: 'false', note: '' } as const
  for (let n = 0; n < times; n += 1) await inTransaction(database.db, (tx) => addReport(tx, { ...report, sender: `another address ${n}` }))
}

test('a review that three readers report is held, and its writer alone sees it until staff release it; then it counts again', async ({
  shop,
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const { event, buyers } = await pastShow(shop, 3)
  const [writer, second, third] = buyers
  await giveStars(shop, event, { buyer: second, stars: 5 })
  await giveStars(shop, event, { buyer: third, stars: 5 })
  const row = async () => (await shop.database.pool.query('select id, state from reviews where subject = $1 and text = $2', [event, TEXT])).rows[0]
  const reader = await browser.newPage({ baseURL: shop.elsewhere })
  const mean = (shown: string) => reviewsOf(reader).getByText(shown, { exact: true })

  await test.step('who was there writes it, and readers see it in the mean', async () => {
    await signIn(page, writer as Member)
    await openReviews(page, event)
    await review(page, /Bad/, TEXT)
    await expect(page.getByText(words('reviews:sent.shown'))).toBeVisible()
    await openReviews(reader, event)
    await expect(reviewsOf(reader).getByRole('article').filter({ hasText: TEXT })).toHaveCount(1)
    await expect(mean('4')).toBeVisible()
  })

  await test.step('two readers have reported it: it stays; a third one reports it, and it is held', async () => {
    const { id } = await row()
    await reportedElsewhere(shop, id, 2)
    expect(await row()).toMatchObject({ state: 'shown' })
    await reader
      .locator(`#review-${id}`)
      .getByRole('button', { name: words('reviews:report.of') })
      .click()
    const sheet = reader.getByRole('dialog')
    await sheet.getByLabel(words('reviews:report.reasons.false')).check()
    await sheet.getByLabel(/^Anything else/).fill('He was on time.')
    await sheet.getByRole('button', { name: words('reviews:report.send') }).click()
    await expect(sheet.getByText(words('reviews:report.done'))).toBeVisible()
    expect(await row()).toMatchObject({ state: 'held' })
  })

  await test.step('readers do not see it, nor does it count; its writer does, and reads why', async () => {
    await openReviews(reader, event)
    await expect(reviewsOf(reader).getByText(words('reviews:few_other'))).toBeVisible()
    await expect(reader.getByText(TEXT)).toHaveCount(0)
    await openReviews(page, event)
    await expect(reviewsOf(page).getByText(TEXT)).toBeVisible()
    await expect(reviewsOf(page).getByText(words('reviews:own.held'))).toBeVisible()
  })

  const desk = await browser.newPage({ baseURL: shop.origin })
  await signInAsStaff(desk)
  await test.step('staff read what it says and what was reported, and keep it', async () => {
    await desk.goto('/en/desk/cases?kind=review')
    await rowOf(desk, TEXT).click()
    const opened = caseOf(desk, TEXT)
    await expect(opened.getByText(words('desk:cases.held.reports'))).toBeVisible()
    await expect(opened.getByRole('heading', { name: '3 reports' })).toBeVisible()
    await expect(opened.getByText('He was on time.')).toBeVisible()
    const at = desk.url()
    await lookClosely(desk, 'a reported review at the desk', 'light')
    await desk.goto(at)
    await opened.getByRole('button', { name: /The report is mistaken/ }).click()
    await opened.getByRole('button', { name: words('desk:cases.decisions.keep'), exact: true }).click()
    await expect(rowOf(desk, TEXT)).toHaveCount(0)
    expect(await row()).toMatchObject({ state: 'shown' })
  })

  await test.step('readers see it again, it counts, and its writer sees no more than they do', async () => {
    await openReviews(reader, event)
    await expect(reviewsOf(reader).getByRole('article').filter({ hasText: TEXT })).toHaveCount(1)
    await expect(mean('4')).toBeVisible()
    await openReviews(page, event)
    await expect(reviewsOf(page).getByRole('button', { name: words('reviews:own.edit') })).toBeVisible()
    await expect(reviewsOf(page).getByText(words('reviews:own.held'))).toHaveCount(0)
  })
  await reader.close()
  await desk.close()
})

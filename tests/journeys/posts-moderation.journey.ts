import { expect, type Page } from '@playwright/test'
import { addReport } from '#contract/cases/reports.ts'
import { POSTS } from '#contract/posts/posts-resource.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { joinWithPage, postMany } from '../support/journeys/market/feed.ts'
import { signInAsStaff } from '../support/journeys/market/magazine.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { touch, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const words = wordsIn('en')
const REASON = 'Two of the three sell the same.'

const statusOf = async ({ elsewhere }: Shop, post: number) => (await fetch(elsewhere + POSTS.api.one.replace('{post_id}', String(post)))).status

/** Writes a post on the screen that is open. */
async function write(page: Page, text: string): Promise<void> {
  await page.goto('/en/posts/new')
  await page.getByLabel(words('post-writing:text.label')).fill(text)
  await page.getByRole('button', { name: words('post-writing:post'), exact: true }).click()
}

test('a post that three readers report is held, and released by staff; its author is silenced, their latest posts go, and they write no more', async ({
  shop,
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const author = await joinWithPage(shop, 'hawker', 'Hawker of Gulistan')
  const text = 'Power banks at half the price'
  const [post = 0] = await postMany(shop, author.id, { count: 1, text })
  const desk = await browser.newPage({ baseURL: shop.elsewhere })
  const reader = await browser.newPage({ baseURL: shop.elsewhere })

  await test.step('two report it elsewhere, and it stays', async () => {
    for (const called of ['first', 'second']) {
      const other = await signInElsewhere(shop.elsewhere, await joinMarket(shop.elsewhere, called))
      expect((await other.tell(addReport.path, { kind: 'post', id: post, reason: 'scam', note: '' })).ok).toBe(true)
      // Readers count by their network, and here all have one.
      await shop.database.pool.query(
        "update reports set sender = $1 from cases where cases.id = reports.case and kind = 'post' and subject = $2 and sender !~ '^elsewhere'",
        [`elsewhere ${called}`, post],
      )
    }
    expect(await statusOf(shop, post)).toBe(200)
  })

  await test.step('a third reports it on its page, and it is gone for readers', async () => {
    await signIn(reader, await joinMarket(shop.elsewhere, 'third'), shop.elsewhere)
    await reader.goto(`/en/posts/${post}`)
    await untilAlive(reader)
    await touch(reader)
    await reader.getByRole('button', { name: words('reporting:labels.post') }).click()
    const sheet = reader.getByRole('dialog', { name: words('reporting:labels.post') })
    await sheet.getByLabel(words('reporting:reasons.scam')).check()
    await sheet.getByRole('button', { name: words('reporting:send') }).click()
    await expect(sheet.getByText(words('reporting:done'))).toBeVisible()
    await expect.poll(() => statusOf(shop, post)).toBe(404)
  })

  await test.step('its author reads that it is held, and why', async () => {
    await signIn(page, author)
    await page.goto('/en/posts/own')
    await expect(page.getByText(words('post-writing:held.state'))).toBeVisible()
    await expect(page.getByText('Readers have reported it.')).toBeVisible()
  })

  await test.step('staff release it', async () => {
    await signInAsStaff(desk)
    await desk.goto('/en/desk/cases?kind=post')
    const row = desk.getByRole('main').locator('a[href*="/desk/cases/"]').filter({ hasText: text })
    await row.click()
    const opened = desk.getByRole('main').getByRole('article').filter({ hasText: text })
    await opened.getByLabel(words('desk:cases.reason')).fill(REASON)
    await opened.getByRole('button', { name: words('desk:cases.decisions.keep'), exact: true }).click()
    await expect(row).toHaveCount(0)
    expect(await statusOf(shop, post)).toBe(200)
  })

  await test.step('staff silence the author, and remove what they wrote in the last day', async () => {
    await desk.goto(`/en/desk/people/${author.username}`)
    await desk.getByRole('button', { name: words('desk:people.act.silence.yes'), exact: true }).click()
    const asked = desk.getByRole('dialog')
    await asked.getByLabel(words('desk:people.silence.long')).selectOption('7')
    await asked.getByLabel(words('desk:people.silence.remove')).check()
    await asked.getByLabel(words('desk:people.reason')).fill('Sells what does not work.')
    await asked.getByRole('button', { name: words('desk:people.act.silence.yes'), exact: true }).click()
    await expect(desk.getByText(words('desk:people.state.silenced')).first()).toBeVisible()
    await expect.poll(() => statusOf(shop, post)).toBe(404)
  })

  await test.step('what they write next is not posted, says why, and is kept', async () => {
    await write(page, 'The power banks are here again')
    await expect(page.getByText(words('problems:silenced.title')).first()).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(words('post-writing:text.label'))).toHaveValue('The power banks are here again')
    const { rows } = await shop.database.pool.query("select count(*)::integer as shown from posts where author = $1 and state = 'shown'", [author.id])
    expect(rows).toEqual([{ shown: 0 }])
  })
  await desk.close()
  await reader.close()
})

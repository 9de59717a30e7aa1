import { type BrowserContext, expect, type Page } from '@playwright/test'
import { lookClosely, wordsIn } from '../support/journeys/looking.ts'
import { givePassword, signInLongAgo } from '../support/journeys/market/desk.ts'
import { blogTitled, commentsBy, openCommentForm } from '../support/journeys/market/magazine.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, opens, signIn, typeLogin } from '../support/journeys/member.ts'
import { OUTBOX } from '../support/journeys/ordering.ts'
import { lookAgain, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const TITLE = 'Half the data, the same phone: twelve settings'
const words = wordsIn('en')
const button = (desk: Page, key: string) => desk.getByRole('button', { name: words(key), exact: true })

interface Phone {
  page: Page
  context: BrowserContext
}

/** A member writes a comment without network; it lies in the outbox of their phone. */
async function commentOffline(shop: Shop, { page, context }: Phone, { called, text }: { called: string; text: string }): Promise<Member> {
  const member = await joinMarket(shop.elsewhere, called)
  await signIn(page, member)
  await page.goto(`/en/blogs/${await blogTitled(shop, TITLE)}`)
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await untilScreensAreHeld(page, 'readers')
  await goOffline(shop, context)
  const form = await openCommentForm(page)
  await form.locator('[name=text]').fill(text)
  await form.locator('button[type=submit]').click()
  await expect(form.getByText('Saved on this phone, not sent yet. It will be sent automatically.')).toBeVisible()
  await page.goto(OUTBOX)
  await expect(page.getByText(text)).toBeVisible()
  return member
}

/** Finds a person at the desk by the beginning of their username, and opens them. */
async function openPerson(desk: Page, { username }: Member): Promise<void> {
  await desk.goto('/en/desk/people')
  await desk.getByLabel(words('desk:people.search')).fill(username.slice(0, -2).toUpperCase())
  await button(desk, 'desk:people.find').click()
  await desk
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${username}`) })
    .click()
  await expect(desk.getByRole('heading', { level: 1, name: username })).toBeVisible()
}

/** Decides about the person who is open, with a reason. */
async function decide(desk: Page, act: 'lock' | 'unlock' | 'lift', reason: string): Promise<void> {
  await button(desk, `desk:people.act.${act}.yes`).click()
  const asked = desk.getByRole('dialog', { name: words(`desk:people.act.${act}.title`) })
  await asked.getByLabel(words('desk:people.reason')).fill(reason)
  await asked.getByRole('button', { name: words(`desk:people.act.${act}.yes`) }).click()
}

/** Comes back to the phone, and looks at what waits. */
async function lookAtOutbox(shop: Shop, { page, context }: Phone): Promise<void> {
  await goOnline(shop, context)
  await lookAgain(page)
}

/** How often the service has taken a comment from this phone. */
const takenFrom = ({ line }: Shop) => line.asked.filter(({ method, path, status }) => method === 'POST' && /\/comments\/$/.test(path) && status === 200).length

test('what waits on the phone of a locked person stays there, and says why; unlocked and logged in again they have it sent', async ({
  shop,
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000)
  const text = 'The tenth setting saved me forty taka a month.'
  const member = await commentOffline(shop, { page, context }, { called: 'boatman', text })
  const desk = await browser.newPage({ baseURL: shop.elsewhere })
  await signInLongAgo(desk, shop)

  await test.step('staff find the person by the beginning of the name, and lock them: with a reason, and their password', async () => {
    await openPerson(desk, member)
    await button(desk, 'desk:people.act.lock.yes').click()
    const asked = desk.getByRole('dialog', { name: words('desk:people.act.lock.title') })
    await asked.getByRole('button', { name: words('desk:people.act.lock.yes') }).click()
    await expect(asked.getByText(words('forms:reasons.required'))).toBeVisible()
    await asked.getByLabel(words('desk:people.reason')).fill('Sells tickets that are not theirs.')
    await asked.getByRole('button', { name: words('desk:people.act.lock.yes') }).click()
    await givePassword(desk)
    await expect(desk.getByText(words('desk:people.state.locked'))).toBeVisible()
    await expect(desk.getByText('Sells tickets that are not theirs.')).toBeVisible()
    expect(await opens(shop.elsewhere, member)).toBe(false)
    const at = desk.url()
    await lookClosely(desk, 'a locked person at the desk', 'light')
    await desk.goto(at)
  })

  await test.step('with a network nothing is sent: the outbox says that the account is locked, and keeps it', async () => {
    await lookAtOutbox(shop, { page, context })
    await expect(page.getByText(words('outbox:locked.state'))).toBeVisible()
    await expect(page.getByText('We have locked your account.')).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    await page.reload()
    await expect(page.getByText(words('outbox:locked.state'))).toBeVisible()
    await expect(page.getByText(text)).toBeVisible()
    expect(await commentsBy(shop, member.username)).toEqual([])
  })

  await test.step('staff unlock them', async () => {
    await decide(desk, 'unlock', 'They have shown the tickets.')
    await expect(desk.getByText('They have shown the tickets.')).toBeVisible()
    await expect(button(desk, 'desk:people.act.lock.yes')).toBeVisible()
  })

  await test.step('logged in again, what waited goes out, once', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: words('outbox:logIn') })
      .click()
    await typeLogin(page, member)
    await expect(page).toHaveURL(new RegExp(`${OUTBOX}$`))
    await expect.poll(() => commentsBy(shop, member.username), { timeout: 60_000 }).toEqual([{ text, state: 'shown', is_members: true }])
    await expect(page.getByText(words('commenting:state.sent'))).toBeVisible()
    expect(takenFrom(shop)).toBe(1)
  })
  await desk.close()
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { openPhone } from '../support/journeys/buying.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { blogTitled, commentsBy, commentsSaying, openCommentForm } from '../support/journeys/market/magazine.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { keptTexts, lookAgain, switchLanguage, untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const HOURS_3 = 3 * 3_600_000
const TITLE = 'Half the data, the same phone: twelve settings'
const SENTENCE = /twelve|data/i

const words = wordsIn('en')
const says = (page: Page, key: string) => page.getByText(words(key)).filter({ visible: true }).first()
const post = (page: Page) => page.locator('#write-comment button[type=submit]').click()
const posted = ({ line }: Pick<Shop, 'line'>, blog: number) =>
  line.asked.filter(({ method, path }) => method === 'POST' && path.startsWith(`/api/blogs/${blog}/`))

/** Every picture of the article, brought into sight as a reader does. */
async function untilAllIsPictured(page: Page): Promise<void> {
  const pictures = page.locator('main article').first().locator('img')
  expect(await pictures.count()).toBeGreaterThan(1)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0))).toBeGreaterThan(1)
  }
}

test('a saved article is read offline; a guest comments on it, and the comment goes out by itself, once, while no page is open', async ({ shop, browser }) => {
  test.setTimeout(240_000)
  const blog = await blogTitled(shop, TITLE)
  const guest = 'Shaheda of Mirpur'
  const text = 'আমিও মিরপুর থেকে সাইকেলে যাই, বৃষ্টির দিনেও।'
  const profile = await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))
  const at = (path: string) => shop.origin + path

  await test.step('online: an article is opened from the list, and saved', async () => {
    const { context, page } = await openPhone(profile)
    await page.goto(at('/en/blogs?q=twelve+settings'))
    await untilAlive(page)
    await page.getByRole('heading', { name: TITLE }).getByRole('link').click()
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /^Save for offline/ }).click()
    await expect(says(page, 'blogs:availableOffline')).toBeVisible()
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'readers')
    await context.close()
  })

  shop.line.set('cut')
  await test.step('without network, hours later, the browser started anew: it is there with its pictures and its age', async () => {
    const { context, page } = await openPhone(profile, true)
    await context.clock.setSystemTime(Date.now() + HOURS_3)
    await page.goto(at('/en/saved'))
    await page.getByRole('heading', { name: TITLE }).getByRole('link').click()
    await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible()
    await expect(page.getByText(SENTENCE).first()).toBeVisible()
    await expect(page.getByText('Showing saved copy · 3 hours ago').first()).toBeVisible()
    await untilAllIsPictured(page)
    const form = await openCommentForm(page)
    await form.locator('[name=text]').fill(text)
    await form.locator('[name=name]').fill(guest)
    await expect.poll(() => keptTexts(page)).toContain(guest)
    await context.close()
  })

  await test.step('what was typed there survives a killed tab and another language', async () => {
    const { context: later, page: again } = await openPhone(profile, true)
    await again.goto(at(`/en/blogs/${blog}`))
    const filled = await openCommentForm(again)
    await expect(filled.locator('[name=text]')).toHaveValue(text)
    await expect(filled.locator('[name=name]')).toHaveValue(guest)
    await expect(filled.getByText(words('commenting:form.restored'))).toBeVisible()
    await switchLanguage(again, 'bn')
    const translated = await openCommentForm(again)
    await expect(translated.locator('[name=text]')).toHaveValue(text)
    await expect(translated.locator('[name=name]')).toHaveValue(guest)
    await switchLanguage(again, 'en')
    const back = await openCommentForm(again)
    await back.locator('[name=email]').fill('shaheda@mail.example')
    await post(again)
    await expect(back.getByText('Saved on this phone, not sent yet. It will be sent automatically.')).toBeVisible()
    await expect(back.locator('[name=text]')).toHaveValue('')
    await expect(commentsSaying(again, text)).toHaveCount(1)
    await expect(commentsSaying(again, text).getByText(words('commenting:state.waiting'))).toBeVisible()
    await later.close()
  })
  expect(await commentsBy(shop, guest), 'nothing has left the phone').toEqual([])

  const { context, page } = await openPhone(profile, true)
  await test.step('the network comes back while no page is open: it goes out, once', async () => {
    expect(context.pages().map((one) => one.url())).toEqual(['about:blank'])
    await goOnline(shop, context)
    await expect.poll(() => commentsBy(shop, guest), { timeout: 40_000 }).toEqual([{ text, state: 'shown', is_members: false }])
  })

  await test.step('it stands on the page once, for its writer and for other readers, also when the page is read again', async () => {
    await page.goto(at(`/en/blogs/${blog}`))
    for (const _ of ['first', 'again']) {
      await openCommentForm(page)
      await expect(commentsSaying(page, text)).toHaveCount(1)
      await expect(commentsSaying(page, text).getByRole('button', { name: 'Delete' })).toBeVisible()
      await expect(page.getByText(words('commenting:state.waiting'))).toHaveCount(0)
      await page.reload()
    }
    const other = await browser.newPage()
    await other.goto(`${shop.elsewhere}/en/blogs/${blog}`)
    await expect(commentsSaying(other, text)).toHaveCount(1)
    await expect(commentsSaying(other, text).getByRole('button', { name: 'Delete' })).toHaveCount(0)
    await other.close()
  })

  await test.step('its writer changes it and takes it back', async () => {
    await changeAndTakeBack(page, text)
    expect(await commentsBy(shop, guest), 'nothing of it is kept').toEqual([])
  })
  expect(posted(shop, blog).filter(({ status }) => status === 200)).toHaveLength(1)
  await context.close()
  await rm(profile, { recursive: true, force: true })
})

test('a member’s comment waits for the network; though its first answer is lost it is there once, and is changed and taken back', async ({
  shop,
  page,
  context,
}) => {
  test.setTimeout(240_000)
  const blog = await blogTitled(shop, TITLE)
  const member = await joinMarket(shop.elsewhere, 'cyclist')
  const text = 'Which lock do you trust at Farmgate?'
  await signIn(page, member)
  await page.goto(`/en/blogs/${blog}`)
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'members')
  await untilScreensAreHeld(page, 'readers')
  await goOffline(shop, context)

  await test.step('offline it is said to be saved and not sent, also after the page is read again', async () => {
    const form = await openCommentForm(page)
    await expect(form.locator('[name=name]')).toHaveValue(member.username)
    await form.locator('[name=text]').fill(text)
    await post(page)
    await expect(form.getByText('Saved on this phone, not sent yet. It will be sent automatically.')).toBeVisible()
    await page.reload()
    await expect(commentsSaying(page, text).getByText(words('commenting:state.waiting'))).toBeVisible()
    expect(await commentsBy(shop, member.username)).toEqual([])
  })

  await test.step('online it goes out by itself; its first answer is lost, and it is there once', async () => {
    let lost = 0
    shop.line.treat(({ method, path }) => {
      const isComment = method === 'POST' && path.startsWith(`/api/blogs/${blog}/comments/`)
      if (isComment) lost += 1
      return isComment && lost === 1 ? 'cut-after' : 'pass'
    })
    await goOnline(shop, context)
    await expect.poll(() => lost, { message: 'it was tried again', timeout: 60_000 }).toBeGreaterThan(1)
    expect(await commentsBy(shop, member.username)).toEqual([{ text, state: 'shown', is_members: true }])
    await lookAgain(page)
    await expect(commentsSaying(page, text)).toHaveCount(1)
    await expect(page.getByText(words('commenting:state.waiting'))).toHaveCount(0)
    await page.reload()
    await openCommentForm(page)
    await expect(commentsSaying(page, text)).toHaveCount(1)
  })

  await test.step('its writer changes it and takes it back', async () => {
    await changeAndTakeBack(page, text)
    expect(await commentsBy(shop, member.username), 'nothing of it is kept').toEqual([])
  })

  await test.step('another’s comment is reported, with why', async () => {
    const other = page.locator('#comments article').first()
    const id = Number((await other.getAttribute('id'))?.replace('comment-', ''))
    await other.getByRole('button', { name: /^Report/ }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Insults or threats').check()
    await sheet.getByLabel(/^Anything we should know/).fill('It names my street.')
    await sheet.getByRole('button', { name: 'Send report' }).click()
    await expect(sheet.getByText('Thank you. We’ll review it.')).toBeVisible()
    const { rows } = await shop.database.pool.query(
      'select r.reason, r.note from reports r join cases c on c.id = r."case" where c.kind = \'comment\' and c.subject = $1',
      [id],
    )
    expect(rows).toEqual([{ reason: 'abuse', note: 'It names my street.' }])
  })
})

async function changeAndTakeBack(page: Page, text: string): Promise<void> {
  const changed = `${text} (১)`
  await commentsSaying(page, text).getByRole('button', { name: 'Edit' }).click()
  const field = page.getByLabel('Edit your comment')
  await expect(field).toHaveValue(text)
  await field.fill(changed)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(commentsSaying(page, changed)).toHaveCount(1)
  await expect(commentsSaying(page, changed)).toContainText('Edited')
  await page.reload()
  await openCommentForm(page)
  await expect(commentsSaying(page, changed)).toHaveCount(1)
  await commentsSaying(page, changed).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText(words('commenting:remove.done'))).toBeVisible()
  await expect(commentsSaying(page, text)).toHaveCount(0)
  await page.reload()
  await openCommentForm(page)
  await expect(commentsSaying(page, text)).toHaveCount(0)
}

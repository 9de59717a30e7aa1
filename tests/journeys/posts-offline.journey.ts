import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { openPhone } from '../support/journeys/buying.ts'
import { joinWithPage, postInSight, postMany } from '../support/journeys/market/feed.ts'
import { openCommentForm } from '../support/journeys/market/magazine.ts'
import { goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { signIn } from '../support/journeys/member.ts'
import { keptTexts, untilAlive, untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

const COUNT = 24
const COMMENT = 'Does the ferry take bicycles?'
const TEXT = 'আজকের নৌকা, তিন রকম কাঠে। #নৌকা'
const ALTS = ['A boat from the left', 'A boat from the right', 'Its three builders']

const card = (page: Page, id: number) => page.locator(`#post-${id}`)
const like = (page: Page, id: number) => card(page, id).getByRole('button', { name: /^Like: / })

/** What has arrived of one person: reactions by post, comments, posts with the descriptions of their pictures. */
async function arrived({ database }: Shop, user: number) {
  const { rows } = await database.pool.query<{ reactions: object; comments: string[]; posts: object[] }>(
    `select (select coalesce(json_object_agg(p.id, r.kind), '{}'::json) from reactions r join posts p on p.thread = r.thread where r.user_id = $1) as reactions,
      (select coalesce(json_agg(c.text), '[]'::json) from comments c where c.user_id = $1) as comments,
      (select coalesce(json_agg(json_build_object('text', p.text, 'state', p.state, 'alts', (
        select json_agg(i.alt order by i.position, i.id) from gallery_items i where i.gallery = p.gallery))), '[]'::json) from posts p where p.author = $1) as posts`,
    [user],
  )
  return rows[0]
}

/** Scrolls as a reader does until this post is there: cards are drawn near the window alone. */
async function scrollDownTo(page: Page, id: number): Promise<void> {
  const step = (post: number) => {
    const found = document.querySelector(`#post-${post}`)
    if (found) found.scrollIntoView({ behavior: 'instant', block: 'center' })
    else scrollBy({ top: innerHeight, behavior: 'instant' })
    return found !== null
  }
  await expect.poll(() => page.evaluate(step, id), { timeout: 20_000, intervals: [100] }).toBe(true)
}

const scrollUp = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))

test('posts are read, liked, commented on and written without network; each goes out once, and another phone opens where the reader stopped', async ({
  shop,
}) => {
  test.setTimeout(240_000)
  const author = await joinWithPage(shop, 'boatman', 'Rupsha Boatman')
  const ids = await postMany(shop, author.id, { count: COUNT, text: 'Timetable of the ferry' })
  const member = await joinWithPage(shop, 'poster', 'Salma of Khulna')
  const [profile, second] = [await mkdtemp(join(tmpdir(), 'hatkhola-phone-')), await mkdtemp(join(tmpdir(), 'hatkhola-phone-'))]
  const at = (path: string) => shop.origin + path
  const [liked = 0, loved = 0, commented = 0] = [ids[1], ids[2], ids[3]]
  const [stopped = 0, lowest = 0] = [ids[14], ids[19]]

  await test.step('online: the feed is read further down, and one post is opened', async () => {
    const { context, page } = await openPhone(profile)
    await signIn(page, member, shop.origin)
    await page.goto(at('/en/posts'))
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await untilAlive(page)
    await scrollDownTo(page, lowest)
    await page.goto(at(`/en/posts/${commented}`))
    await openCommentForm(page)
    await context.close()
  })

  shop.line.set('cut')
  await test.step('without network, the browser started anew: all that was loaded is there, and two posts get a reaction', async () => {
    const { context, page } = await openPhone(profile, true)
    await page.goto(at('/en/posts'))
    await untilAlive(page)
    await scrollDownTo(page, lowest)
    await scrollUp(page)
    await like(page, liked).click()
    await expect(like(page, liked)).toHaveAttribute('aria-pressed', 'true')
    const more = card(page, loved).getByRole('button', { name: /^Choose a reaction/ })
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('radio', { name: 'Like' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(card(page, loved).getByRole('button', { name: /^Love: / })).toHaveAttribute('aria-pressed', 'true')
    // It is shown before it lies on the phone.
    await expect.poll(() => keptTexts(page)).toContain('"kind":"love"')
    await context.close()
  })

  await test.step('a comment waits on the phone', async () => {
    const { context, page } = await openPhone(profile, true)
    await page.goto(at(`/en/posts/${commented}`))
    const form = await openCommentForm(page)
    await form.locator('[name=text]').fill(COMMENT)
    await form.locator('button[type=submit]').click()
    await expect(form.getByText('Saved on this phone, not sent yet. It will be sent automatically.')).toBeVisible()
    await context.close()
  })

  await test.step('a post with three described pictures waits too, though the browser was killed while it was written', async () => {
    const { context, page } = await openPhone(profile, true)
    await page.goto(at('/en/posts/new'))
    await page.getByLabel('What do you want to show or say?').fill(TEXT)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await Promise.all(ALTS.map(() => aPhoto())))
    await expect(page.getByRole('button', { name: /No description/ })).toHaveCount(ALTS.length)
    await page
      .getByRole('button', { name: /No description/ })
      .first()
      .click()
    for (const [index, alt] of ALTS.entries()) {
      await page.getByLabel('What is in the picture?').fill(alt)
      await page.getByRole('button', { name: index === ALTS.length - 1 ? 'Done' : 'Next picture' }).click()
    }
    await expect.poll(() => keptTexts(page)).toContain(ALTS[2])
    const address = page.url()
    await context.close()

    const { context: again, page: opened } = await openPhone(profile, true)
    await opened.goto(address)
    await expect(opened.getByLabel('What do you want to show or say?')).toHaveValue(TEXT)
    for (const alt of ALTS) await expect(opened.getByRole('button', { name: alt })).toBeVisible()
    await opened.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(opened.getByText('On this phone, not posted yet').first()).toBeVisible()
    await again.close()
  })
  expect(await arrived(shop, member.id), 'nothing has left the phone').toEqual({ reactions: {}, comments: [], posts: [] })

  const { context, page } = await openPhone(profile, true)
  await test.step('the network is back: each arrives once', async () => {
    await page.goto(at('/en/posts'))
    await goOnline(shop, context)
    const all = { reactions: { [liked]: 'like', [loved]: 'love' }, comments: [COMMENT], posts: [{ text: TEXT, state: 'shown', alts: ALTS }] }
    await expect.poll(() => arrived(shop, member.id), { timeout: 60_000 }).toEqual(all)
    const sent = shop.line.asked.filter(
      ({ method, path, status }) => status === 200 && (method === 'PUT' || method === 'POST') && path.startsWith('/api/posts/'),
    )
    // The oldest goes first; one whose try failed while the network came back has its own time, and holds up no other.
    expect(sent.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
      'POST /api/posts/',
      `POST /api/posts/${commented}/comments/`,
      ...[liked, loved].toSorted((a, b) => a - b).map((id) => `PUT /api/posts/${id}/reaction/`),
    ])
  })

  await test.step('the reader goes on to an older post, and leaves', async () => {
    // What the phone has is shown first: a later opening has what is new.
    const isThereOnce = async () => {
      await page.goto(at('/en/posts'))
      await untilAlive(page)
      await scrollUp(page)
      await expect(page.getByText(TEXT.slice(0, 10))).toHaveCount(1, { timeout: 3_000 })
    }
    await expect(isThereOnce).toPass({ timeout: 40_000 })
    await scrollDownTo(page, stopped)
    await card(page, stopped).evaluate((one) => scrollBy({ top: one.getBoundingClientRect().top - 110, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hatkhola-feed-all'))).toContain(`"post":${await postInSight(page)}`)
    await card(page, stopped)
      .getByRole('link', { name: /^Open the post/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`/posts/${stopped}$`))
    const marked = async () => (await shop.database.pool.query('select post from feed_markers where user_id = $1', [member.id])).rows
    await expect.poll(marked).toEqual([{ post: stopped }])
    await context.close()
  })

  await test.step('another phone of the account opens at that post', async () => {
    const { context: elsewhere, page: other } = await openPhone(second)
    await signIn(other, member, shop.origin)
    await other.goto(at('/en/posts'))
    await expect.poll(() => postInSight(other), { timeout: 15_000 }).toBe(stopped)
    await elsewhere.close()
  })
  for (const folder of [profile, second]) await rm(folder, { recursive: true, force: true })
})

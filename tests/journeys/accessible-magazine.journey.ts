import { expect, type Locator, type Page } from '@playwright/test'
import { joinAsking } from '../support/hostile/hostile-shop.ts'
import { onWideScreen, startWalk } from '../support/journeys/look-around.ts'
import { joinAuthor, openCommentForm, writeArticle } from '../support/journeys/market/magazine.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { forgetSession, joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { touch, untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test('Home, categories, the search and the magazine pass axe, fit, and can be hit', ({ shop, page }) => lookAround(shop, page))
test('writing and moderation pass axe, fit, and can be hit', ({ shop, page }) => writeAndModerate(shop, page))

/** Large enough for a long page of comments, with a reply and one that is long. */
const COMMENTS = ['ভালো লেখা।', 'Thanks!', 'খুব দরকারি। '.repeat(40), 'আরও চাই।']

/** The public screens. */
async function lookAround(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, close, visit } = await startWalk(page)
  const author = await joinAuthor(shop)
  const long = `${'দীর্ঘ-শিরোনাম-'.repeat(3)} ও একটি Averyveryveryverylongwordwithoutanyend`
  const { id } = await writeArticle(author, { title: long, tags: 'নকশি কাঁথা, Crafts', category: 'health', content: RICH })
  // What was said before is held as spam, also below another article.
  for (const text of COMMENTS)
    await author.tell(`/api/blogs/${id}/comments/`, {
      name: 'রহিমা',
      email: author.member.email,
      text: `${text} ${author.member.username}`,
      key: `key-of-comment-${text.length}-0000`,
    })
  await visit('Home, as it is written', async () => {
    await open('')
    await untilAlive(page)
  })
  await visit('Home, with rows that rotate, paused', async () => {
    // Anew: rows that came while the page was looked at without motion stand still.
    await open('')
    await untilAlive(page)
    await touch(page)
    await expect(page.locator('main section[aria-roledescription]')).toHaveCount(2)
    for (const row of await page.locator('main section[aria-roledescription]').all())
      await row.getByRole('button', { name: words('ui:carousel.pause') }).click()
  })
  await visit('near me, and where one was', async () => {
    await open(`/blogs/${id}`)
    await untilAlive(page)
    await touch(page)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hatkhola-opened'))).toContain(`"id":${id},`)
    await open('')
    await untilAlive(page)
    await touch(page)
    await page.getByRole('combobox', { name: words('home:near.district') }).selectOption('Dhaka')
    await says('home:continue.title')
  })
  await visit('all categories', () => open('/category'))
  await visit('a category', () => open('/category/health'))
  await visit('a category that there is not', async () => {
    await open('/category/nothing-of-the-kind')
    await says('home:category.notFound')
  })
  await visit('the magazine', () => open('/blogs'))
  await visit('articles with chips', () => open(`/blogs?tag=Crafts&language=bn&category=health`))
  await visit('no articles', async () => {
    await open('/blogs?q=zzzzzz')
    await says('blogs:list.empty')
  })
  await visit('an article', () => open(`/blogs/${id}`))
  await visit('with the form of comments, and its faults', async () => {
    await openCommentForm(page)
    await press('commenting:form.send')
    await expect(page.locator('#write-comment [aria-invalid=true]').first()).toBeVisible()
  })
  await visit('an answer to a comment', async () => {
    await page
      .locator('#comments')
      .getByRole('button', { name: words('comments:replyTo') })
      .first()
      .click()
    await expect(page.locator('#comments [name=text]')).toHaveCount(2)
  })
  await visit('to report a comment', async () => {
    await page
      .locator('#comments')
      .getByRole('button', { name: words('comments:reportOf') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('all its comments', async () => {
    await close()
    await press('comments:more')
    await says('comments:hide')
  })
  await visit('an article that there is not', async () => {
    await open('/blogs/999999')
    await untilAlive(page)
    await says('blogs:article.notFound')
  })
  await visit('what is asked of the search', () => open('/search'))
  await visit('a search of everything', () => open('/search?q=%E0%A6%A8%E0%A6%BE'))
  await visit('a search of one kind', () => open('/search?q=%E0%A6%A8%E0%A6%BE&kind=blogs'))
  await visit('a search that finds nothing', async () => {
    await open('/search?q=zzzzzz')
    await says('search:nothing.found')
  })
  await visit('where one types, with suggestions', async () => {
    await open('/events')
    await untilAlive(page)
    await page
      .getByRole('banner')
      .getByRole('link', { name: words('common:search.title') })
      .click()
    await suggested(page.getByRole('dialog'))
  })
  await onWideScreen(page, () =>
    visit('the same on a wide screen', async () => {
      await open('/events')
      await untilAlive(page)
      await suggested(page.getByRole('banner'))
    }),
  )
}

/** Types until there are suggestions. */
async function suggested(place: Locator): Promise<void> {
  const field = place.locator('input[name=q]')
  await field.click()
  await field.pressSequentially('Crafts')
  await expect(place.page().locator('[role=option]').first()).toBeVisible()
}

/** A seller asks to write, an author writes, and staff decide. */
async function writeAndModerate(shop: Shop, page: Page): Promise<void> {
  const { open, press, says, visit } = await startWalk(page, 'bn')
  const novice = await joinMarket(shop.elsewhere, 'novice')
  await openShopOf(shop.elsewhere, novice)
  await signIn(page, novice)
  await visit('to ask for writing', async () => {
    await open('/writing')
    await says('writing:ask.what')
  })
  await visit('asked', async () => {
    await page.getByRole('main').locator('textarea').fill('নদীর কথা।')
    await press('writing:ask.action')
    await says('writing:ask.waiting')
  })
  await forgetSession(page)
  const author = await joinAuthor(shop, 'writes')
  await signIn(page, author.member)
  await visit('no articles yet', async () => {
    await open('/writing')
    await says('writing:list.empty')
  })
  await visit('the form with all its faults', async () => {
    await open('/writing/new')
    await expect(page.locator('main [contenteditable=true]')).toHaveCount(1)
    await press('writing:actions.draft')
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
  })
  const { id } = await writeArticle(author, { title: 'জামদানি চেনার সহজ উপায় ও একটি দীর্ঘ শিরোনাম', content: RICH })
  await writeArticle(author, { title: 'A draft', publishing: 'draft' })
  await visit('one’s articles', async () => {
    await open('/writing')
    await says('writing:list.count_other')
  })
  await visit('what can be done with one', async () => {
    await press('writing:list.moreOf')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('an article as it is', async () => {
    await open(`/writing/article/${id}/update`)
    await expect(page.locator('main form [name=title]')).not.toHaveValue('')
    await expect(page.locator('main [contenteditable=true]')).toHaveCount(1)
  })
  await visit('its earlier versions', async () => {
    await page.locator('main form [name=title]').fill('জামদানি')
    await press('writing:actions.save')
    await open(`/writing/article/${id}/revisions`)
    await says('writing:revisions.hint')
  })
  await forgetSession(page)
  const staff = await joinAsking(shop.elsewhere, 'staff')
  await shop.database.pool.query('update users set is_staff = true where username = $1', [staff.member.username])
  await signIn(page, staff.member)
  await visit('comments that wait', async () => {
    await open('/desk/cases')
    await page.getByRole('main').locator('a[href*="/desk/cases/"]').first().click()
    await expect(page.getByRole('main').getByRole('article')).toBeVisible()
  })
  await visit('who asks to write', async () => {
    await open('/desk/authors')
    await expect(page.getByRole('main').getByText(novice.username)).toBeVisible()
  })
  await visit('what the support team is asked', async () => {
    await open('/messages?list=support')
    await expect(page.locator('main a[href*="/messages/"]').nth(1)).toBeVisible()
  })
}

const RICH = `<h2>উপশিরোনাম</h2><p>${'সুতা আর নকশা। '.repeat(60)}</p><ul><li>এক</li><li>দুই</li></ul><blockquote><p>কথা</p></blockquote><p><a href="https://example.com/${'a'.repeat(80)}">https://example.com/${'a'.repeat(80)}</a></p>`

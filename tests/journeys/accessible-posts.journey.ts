import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { violations } from '../support/journeys/accessible.ts'
import { startWalk } from '../support/journeys/look-around.ts'
import { joinWithPage, postMany } from '../support/journeys/market/feed.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { touch, untilAlive } from '../support/journeys/reader.ts'
import { NARROWEST } from '../support/journeys/sizes.ts'
import { commentOn, makePost } from '../support/server/nouns/posts.ts'

test.use(WITHOUT_WORKER)

test('reading posts, pictures and videos passes axe, fits, and can be hit', ({ shop, page }) => readPosts(shop, page))
test('writing posts and looking after them passes axe, fits, and can be hit', ({ shop, page }) => writePosts(shop, page))

const LONG = `${'দীর্ঘ-কথা-'.repeat(8)} Averyveryverylongwordwithoutanyend https://example.com/${'a'.repeat(60)} #নৌকা #Boats`

/** Everybody’s screens, to a visitor and to a member. */
async function readPosts(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, close, visit } = await startWalk(page)
  const author = await joinWithPage(shop, 'boatman', 'রূপসা ঘাটের মাঝি')
  const post = await makePost(shop.database.db, { author: author.id, text: LONG, tags: ['নৌকা', 'Boats'], tag_keys: ['নৌকা', 'boats'] })
  await commentOn(shop.database.db, { post, text: 'কী সুন্দর!', author: 'Salma', user_id: author.id })
  await visit('posts of all', async () => {
    await open('/posts')
    await untilAlive(page)
  })
  await visit('posts with a tag', () => open('/posts?tag=Boats'))
  await visit('no posts', async () => {
    await open('/posts?q=zzzzzz')
    await says('posts:empty.filtered')
  })
  await visit('those one follows, to a visitor', async () => {
    await open('/posts?of=following')
    await says('posts:logIn.title')
  })
  await visit('a post that there is not', async () => {
    await open('/posts/99999999')
    await says('posts:post.notFound')
  })
  await visit('pictures of all sellers', () => open('/gallery'))
  await visit('videos of all sellers', () => open('/videos'))
  const reader = await joinWithPage(shop, 'reads', 'Salma of Khulna')
  await signIn(page, reader)
  await visit('those one follows: none', async () => {
    await open('/posts?of=following')
    await says('posts:empty.following')
  })
  await visit('a post with its comments', async () => {
    await open(`/posts/${post}`)
    await untilAlive(page)
    await touch(page)
    await expect(page.locator('#comments-title')).toBeVisible()
  })
  await test.step('the five reactions', async () => {
    await page
      .getByRole('button', { name: words('posts:chooseReaction') })
      .first()
      .click()
    const picker = page.getByRole('radiogroup')
    await expect(picker).toBeVisible()
    expect(await violations(page)).toEqual([])
    // The focus closes it when it goes elsewhere: it cannot be walked through with it open.
    const { x = 0, width = 0 } = (await picker.boundingBox()) ?? {}
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(NARROWEST.width)
    await close()
  })
  await visit('what can be done with a post', async () => {
    await page
      .getByRole('button', { name: words('posts:moreOf') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('before its author is blocked', async () => {
    await press('posts:muteOrBlock')
    await press('members:block.open')
    await says('members:block.gone')
  })
  await visit('the page of a member', () => open(`/people/${author.username}`))
  await visit('a page that there is not', () => open('/people/nobody_of_this_name'))
  for (const which of ['following', 'followers', 'muted', 'blocked'] as const)
    await visit(`nobody in the list ${which}`, async () => {
      await open(`/relations/${which}`)
      await says(`members:related.none.${which}`)
    })
}

/** A member’s own screens. */
async function writePosts(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, close, visit } = await startWalk(page, 'bn')
  await visit('writing, to a visitor', () => open('/posts/new'))
  const buyer = await joinMarket(shop.elsewhere, 'buyer')
  await shop.database.pool.query('update users set email_verified_at = now() where username = $1', [buyer.username])
  await signIn(page, buyer)
  const field = () => page.getByLabel(words('post-writing:text.label'))
  const undescribed = () => page.getByRole('main').getByRole('button', { name: wordsAnywhere(words('post-writing:pictures.noAlt')) })
  await visit('nothing written', async () => {
    await open('/posts/new')
    await expect(field()).toBeVisible()
    await press('post-writing:post')
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
  })
  await visit('a post with pictures', async () => {
    await field().fill(LONG)
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles([await aPhoto(), await aPhoto()])
    await expect(undescribed()).toHaveCount(2)
  })
  await visit('a picture to be described', async () => {
    await undescribed().first().click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  })
  await visit('pictures without a description', async () => {
    await close()
    await press('post-writing:post')
    await says('post-writing:undescribed.text')
  })
  await visit('a page is needed', async () => {
    await press('post-writing:undescribed.post')
    await says('post-writing:page.title')
  })
  await visit('drafts', async () => {
    await open('/posts/own/drafts')
    await says('post-writing:drafts.goOn')
  })
  await visit('no posts of one’s own', async () => {
    await open('/posts/own')
    await says('post-writing:own.empty')
  })
  const seller = await joinWithPage(shop, 'shows', 'Salma of Khulna')
  await openShopOf(shop.elsewhere, seller)
  const [shown = 0] = await postMany(shop, seller.id, { count: 2, text: 'A boat of sal wood' })
  await makePost(shop.database.db, { author: seller.id, text: LONG, state: 'held', held_reason: 'links' })
  await signIn(page, seller)
  await visit('one’s own posts, one of them held', async () => {
    await open('/posts/own')
    await says('post-writing:held.state')
  })
  await visit('what can be done with one', async () => {
    await page
      .getByRole('button', { name: words('post-writing:own.moreOf') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('a post to be changed', async () => {
    await open(`/posts/own/${shown}/edit`)
    await expect(field()).not.toHaveValue('')
  })
  await visit('pictures of one’s shop', async () => {
    await open('/sellergallery')
    await expect(page.locator('main input[type=file]')).toHaveCount(1)
  })
}

/** The same words within others. */
const wordsAnywhere = (whole: RegExp): RegExp => new RegExp(whole.source.replace(/^\^|\$$/g, ''))

import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { startWalk } from '../support/journeys/look-around.ts'
import { busySeller } from '../support/journeys/market/busy-seller.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, openShopOf, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'

test.use(WITHOUT_WORKER)

const TITLE = 'ভাওয়াইয়া গানের রাত: চিলমারী বন্দরের ঘাটে সারা রাত'

test('posting, and what a seller has not got yet, pass axe, fit, and can be hit', ({ shop, page }) => begin(shop, page))
test('an event with all that belongs to it passes axe, fits, and can be hit', ({ shop, page }) => manage(shop, page))

/** A shop without an event, and the form for its first one. */
async function begin(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, visit } = await startWalk(page)
  const seller = await joinMarket(shop.origin, 'novice')
  await visit('a seller’s screen, to a visitor', async () => {
    await open('/sellerevents')
    await says('shell:guard.visitor')
  })
  await signIn(page, seller)
  await visit('the same to a buyer', async () => {
    await open('/sellerevents')
    await says('shell:guard.seller')
  })
  await openShopOf(shop.origin, seller)
  await visit('no events yet', async () => {
    await open('/sellerevents')
    await says('selling:list.empty')
  })
  await visit('nothing that needs a seller', async () => {
    await open('/sellerevents/manage')
    await says('selling:manage.nothing')
  })
  await visit('a dashboard without figures', async () => {
    await open('/sellerdashboard')
    await says('dashboard:nothing.title')
  })
  await visit('the form with all its faults', async () => {
    await open('/selleraddevent')
    await expect(page.locator('main [contenteditable=true]')).toHaveCount(2)
    await press('selling:post.action')
    await says('selling:form.faults_other')
  })
  await visit('the form filled in', async () => {
    await page.locator('input[name=title]').fill(TITLE)
    for (const [name, value] of Object.entries({ price: '350', seats: '120', from_time: '2031-12-16T18:30', to_time: '2031-12-16T22:00', location: 'চিলমারী' }))
      await page.locator(`input[name=${name}]`).fill(value)
    await page
      .locator('main input[type=file]')
      .first()
      .setInputFiles(await aPhoto())
    await expect(page.locator('main form img[src^="blob:"]')).toBeVisible()
    await page.locator('main [contenteditable=true]').first().click()
    await page.keyboard.insertText('সারা রাত গান')
  })
  await visit('what was typed, kept', async () => {
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThan(0)
    await page.reload()
    await says('selling:form.restored')
  })
  await visit('whether to start over', async () => {
    await press('selling:form.startOver')
    await expect(page.getByRole('dialog', { name: words('selling:form.startOverTitle') })).toBeVisible()
  })
}

/** One’s events, and the screens of one of them. */
async function manage(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, close, visit } = await startWalk(page, 'bn')
  const { event, seller } = await busySeller(shop, TITLE)
  const of = (screen: string) => `/sellerevents/event/${event}/${screen}`
  // A draft, which wants to be published.
  await (await signInElsewhere(shop.elsewhere, seller)).tell(`/api/event/${event}/duplicate/`, {})
  await signIn(page, seller)

  await visit('one’s events', async () => {
    await open('/sellerevents')
    await says('selling:list.count_other')
  })
  await visit('what can be done with one', async () => {
    await press('selling:list.moreOf')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('a search that fits nothing', async () => {
    await open('/sellerevents?q=zzz')
    await says('selling:list.noneFits')
  })
  await visit('what needs a seller', async () => {
    await open('/sellerevents/manage')
    await says('selling:manage.groups.soon.text')
    await says('selling:manage.groups.drafts.text')
  })
  await visit('calling off, without a reason', async () => {
    await open(`/sellerevents/manage?call_off=${event}`)
    await press('selling:manage.callOff.yes')
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
  })
  await visit('an event as it is', async () => {
    await open(of('update'))
    await expect(page.locator('input[name=title]')).toHaveValue(TITLE)
    await expect(page.locator('main [contenteditable=true]')).toHaveCount(2)
  })
  await visit('an event that was changed elsewhere', async () => {
    await page.locator('input[name=title]').fill('ভাওয়াইয়া গান')
    await shop.database.pool.query(`update events set title = 'গানের রাত', version = version + 1 where id = $1`, [event])
    await press('selling:edit.action')
    await expect(page.getByRole('region', { name: words('selling:edit.stale') })).toBeVisible()
  })
  await visit('kinds of ticket', async () => {
    await open(of('tickets'))
    await expect(page.getByRole('listitem').getByRole('heading', { name: 'Gallery' })).toBeVisible()
  })
  await visit('a new kind of ticket, with faults', async () => {
    await press('selling:kinds.add')
    await press('selling:kinds.save')
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
  })
  await visit('promo codes', async () => {
    await open(of('promo'))
    await expect(page.getByRole('heading', { name: 'NODI10' })).toBeVisible()
  })
  await visit('a new promo code, with faults', async () => {
    await press('selling:promo.add')
    await press('selling:kinds.save')
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
  })
  await visit('questions that every event has', async () => {
    await open(of('questions'))
    await says('faqs:defaults')
  })
  await visit('questions of one’s own, with faults', async () => {
    await press('faqs:own')
    await press('faqs:save')
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
  })
  await visit('the gallery', async () => {
    await open(`/sellerevents/editeventGallery/${event}`)
    await expect(page.getByRole('list', { name: words('gallery:items') }).getByRole('listitem')).toHaveCount(2)
  })
  await visit('a film of it', async () => {
    await page
      .getByRole('list', { name: words('gallery:items') })
      .getByRole('button')
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('a picture without a caption', async () => {
    await close()
    const gallery = page.getByRole('list', { name: words('gallery:items') })
    await page.locator('main input[type=file]').setInputFiles(await aPhoto())
    await expect(gallery.getByText(words('gallery:noCaption'))).toHaveCount(2)
  })
  await visit('its sheet', async () => {
    const gallery = page.getByRole('list', { name: words('gallery:items') })
    await gallery.getByText(words('gallery:noCaption')).last().tap()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  })
  await visit('whether to delete it', async () => {
    await press('gallery:remove.button')
    await expect(page.getByRole('dialog', { name: words('gallery:remove.title') })).toBeVisible()
  })
  await visit('another film, with a fault', async () => {
    await close()
    await close()
    await press('gallery:addVideo')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
  })
}

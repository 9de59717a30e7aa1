import { expect, type Page } from '@playwright/test'
import { startWalk } from '../support/journeys/look-around.ts'
import { busySeller } from '../support/journeys/market/busy-seller.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { forgetSession, NUSRAT, signIn } from '../support/journeys/member.ts'
import { PHONE, WITHOUT_WORKER } from '../support/journeys/phone.ts'

test.use(WITHOUT_WORKER)

/** Of the demo market. */
const CINEMA = 'খোলা আকাশে সিনেমা: মুক্তিযুদ্ধের ছবি'
const TITLE = 'ভাওয়াইয়া গানের রাত: চিলমারী বন্দরের ঘাটে সারা রাত'

test('orders, those who come, figures and gates pass axe, fit, and can be hit', ({ shop, page }) => sell(shop, page))

/** The orders, the attendees, the figures, and the gates. */
async function sell(shop: Shop, page: Page): Promise<void> {
  const { words, open, press, says, visit } = await startWalk(page)
  const { event, seller, tickets, holder } = await busySeller(shop, TITLE)
  const of = (screen: string) => `/sellerevents/event/${event}/${screen}`
  await signIn(page, seller)

  await visit('orders', async () => {
    await open(of('orders'))
    await says('sales:sales.count_other')
  })
  await visit('the orders of all events', async () => {
    await open('/sellerorders')
    await expect(page.getByRole('article').first()).toBeVisible()
  })
  await visit('which news a seller wants', async () => {
    await open('/notices/settings')
    await expect(page.getByRole('checkbox').first()).toBeVisible()
  })
  await visit('the messages of a seller', async () => {
    await open('/messages')
    await says('conversations:empty.mine.title')
  })
  await visit('whether to give one back', async () => {
    await open(of('orders'))
    await press('sales:refund.one')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
  })
  await visit('whether to give all back', async () => {
    await open(of('orders'))
    await press('sales:refund.all')
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('those who come, and a word to them', async () => {
    await open(of('attendees'))
    await expect(page.getByRole('article', { name: holder })).toBeVisible()
    await page.getByText(words('sales:messages.title')).click()
    await expect(page.getByLabel(words('sales:messages.text'))).toBeVisible()
  })
  await visit('figures', async () => {
    await open('/sellerdashboard')
    await says('dashboard:checkIns.says')
    await page.locator('main summary').first().click()
    await expect(page.getByRole('table').first()).toBeVisible()
  })
  await visit('the gates of an event', async () => {
    await open(of('gate'))
    await says('gate:links.empty')
  })
  await visit('a gate for a helper', async () => {
    await press('gate:links.make')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
  })
  await visit('its link', async () => {
    await page.getByRole('dialog').locator('input[name=label]').fill('উত্তর ঘাট')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.getByRole('img', { name: words('gate:link.qr') })).toBeVisible()
  })
  const said = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  const address = /\S+$/.exec(decodeURIComponent(said ?? ''))?.[0] ?? ''
  await visit('whether to end it', async () => {
    await open(of('gate'))
    await press('gate:end.label')
    await expect(page.getByRole('dialog', { name: words('gate:end.title') })).toBeVisible()
  })
  await forgetSession(page)
  await signIn(page, NUSRAT)
  const cinema = page.getByRole('main').getByRole('link', { name: CINEMA, exact: true }).filter({ visible: true }).first()
  await visit('figures of a month', async () => {
    await open('/sellerdashboard')
    await expect(cinema).toBeVisible()
  })
  await visit('orders of an event that sells', async () => {
    await cinema.click()
    await expect(page.getByRole('article').nth(2)).toBeVisible()
  })
  await work(page, { address, code: tickets[0]?.code ?? '', holder })
}

interface Work {
  address: string
  code: string
  holder: string
}

/** At a gate, on a phone of its own. */
async function work(sellersPage: Page, { address, code, holder }: Work): Promise<void> {
  const context = await sellersPage.context().browser()!.newContext(PHONE)
  const page = await context.newPage()
  const { language, words, press, says, visit } = await startWalk(page, 'bn')
  const check = async (typed: string) => {
    await page.getByLabel(words('gate:code.label')).fill(typed)
    await press('gate:code.submit')
  }
  await visit('no gate', async () => {
    await page.goto(new URL(`/${language()}/gate`, address).href)
    await says('gate:none.title')
  })
  await visit('a gate', async () => {
    // The link is in the language of the seller who made it.
    await page.goto(address.replace(/\/(?:en|bn)\//, `/${language()}/`))
    await says('gate:camera.state.off')
  })
  for (const [verdict, typed] of [
    ['admit', code],
    ['already-in', code],
    ['unknown', '00000000'],
  ] as const) {
    await visit(`a gate that says ${verdict}`, async () => {
      await check(typed)
      await expect(page.locator(`[data-verdict=${verdict}]`)).toBeVisible()
    })
  }
  await visit('a code that is none', async () => {
    await check('12')
    await says('gate:code.wrong')
  })
  await visit('the list of a gate', async () => {
    await press('gate:way.list')
    await expect(page.getByRole('button', { name: holder })).toBeVisible()
  })
  await visit('somebody of it', async () => {
    await page.getByRole('button', { name: holder }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('whether to leave', async () => {
    await page.keyboard.press('Escape')
    await says('gate:allSent')
    await press('gate:leave.open')
    await expect(page.getByRole('dialog', { name: words('gate:leave.title') })).toBeVisible()
  })
  await context.close()
}

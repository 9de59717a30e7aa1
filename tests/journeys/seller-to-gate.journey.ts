import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { minuteOf } from '#contract/core/form-values.ts'
import { printedCode } from '#contract/events/ticket-rules.ts'
import { aPhoto } from '../support/a-picture.ts'
import { launchOptions } from '../support/chromium.ts'
import { payByCard } from '../support/journeys/buying.ts'
import { filmCode } from '../support/journeys/camera-film.ts'
import { BOAT_RACE, editor, fillEvent } from '../support/journeys/fill-event.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { collectComplaints, untilAlive, untilAppIsHeld } from '../support/journeys/reader.ts'
import { textOfQr } from '../support/read-qr.ts'

/** What the cameras of this file see: the ticket, once there is one. */
const FILM = join(tmpdir(), `hatkhola-ticket-${process.pid}.y4m`)
const { args = [], ...launch } = launchOptions()
test.use({ launchOptions: { ...launch, args: [...args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${FILM}`] } })
test.afterAll(() => rm(FILM, { force: true }))

const TITLE = BOAT_RACE.শিরোনাম
const VIP = 'ভিআইপি'
const CODE = 'নদী-১০'
const HOLDER = 'রহিমা খাতুন'
const NORTH = 'উত্তর ঘাট'
const SOUTH = 'দক্ষিণ ঘাট'

const screens = (page: Page) => page.getByRole('navigation', { name: 'এই ইভেন্টের স্ক্রিনগুলো' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const verdict = (page: Page) => page.locator('[data-verdict]')

test('a seller posts an event from one phone; it is found, ordered and paid; two gates without network let one person in', async ({ shop, page, browser }) => {
  test.setTimeout(240_000)
  const complaints = collectComplaints(page)
  const seller = await joinMarket(shop.elsewhere, 'majhi')
  await openShopOf(shop.elsewhere, seller)
  await signIn(page, seller)

  const event = await test.step('the event is written in Bangla, with headings and a picture, and is on sale at once', () => post(page))
  await test.step('it gets a second kind of ticket', () => addVip(page))
  await test.step('and a promo code', () => addCode(page))
  await test.step('and two pictures and a film', () => fillGallery(page))

  const ticket = await test.step('a buyer on another phone sees all of it, orders with the code, pays, and has a ticket', () => buy(shop, browser, event))
  await filmCode(FILM, ticket.qr)

  const links = await test.step('the seller makes two links for helpers', async () => {
    await screens(page).getByRole('link', { name: 'গেট', exact: true }).click()
    return [await makeGate(page, NORTH), await makeGate(page, SOUTH)] as const
  })
  const [north, south] = await test.step('two helpers without account open them', async () =>
    [await openGate(browser, links[0]), await openGate(browser, links[1])] as const)

  await test.step('without network both let the same ticket in: one reads it off a phone, the other types its code', async () => {
    for (const { context } of [north, south]) await goOffline(shop, context)
    await button(north.page, 'স্ক্যান শুরু করুন').click()
    await expect(verdict(north.page)).toHaveAttribute('data-verdict', 'admit')
    await expect(verdict(north.page)).toContainText(HOLDER)
    await button(north.page, 'ক্যামেরা বন্ধ করুন').click()
    await typeCode(south.page, ticket.code)
    await expect(verdict(south.page)).toHaveAttribute('data-verdict', 'admit')
    await expect(verdict(south.page)).toContainText('ঢুকতে দিন')
    await typeCode(north.page, ticket.code)
    await expect(verdict(north.page)).toHaveAttribute('data-verdict', 'already-in')
    await expect(verdict(north.page)).toContainText(NORTH)
    expect(await scans(shop, event), 'nothing has left the phones').toEqual([])
  })

  await test.step('with it again both send what they have; the later one is the first to arrive', async () => {
    for (const { page: gate, context } of [south, north]) {
      await goOnline(shop, context)
      await expect(gate.getByText('সব স্ক্যান পাঠানো হয়েছে')).toBeVisible({ timeout: 60_000 })
    }
    expect(await scans(shop, event)).toEqual([`${ticket.code} qr ${NORTH}`, `${ticket.code} code ${SOUTH}`])
  })

  await test.step('the seller sees one admission and one that came twice', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: '১টি টিকিট দুবার স্ক্যান হয়েছে' })).toBeVisible({ timeout: 20_000 })
    const conflict = page.getByRole('listitem').filter({ hasText: HOLDER })
    await expect(conflict).toContainText(new RegExp(`ঢুকেছেন .+, ${NORTH}`))
    await expect(conflict).toContainText(new RegExp(`আবার স্ক্যান .+, ${SOUTH}`))
    await expect(page.getByText('/ ১')).toBeVisible()
  })
  await test.step('among those who come, the holder is in, and the list goes into a spreadsheet', () => lookAtAttendees(page, ticket.code))
  await test.step('the dashboard counts one order and one at the gate', async () => {
    await page.goto('/bn/sellerdashboard')
    const today = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'আজ', exact: true }) })
    await expect(today).toContainText('১টি টিকিট · ১টি অর্ডার')
    await expect(page.getByText('১টির মধ্যে ১টি টিকিট চেক-ইন হয়েছে।')).toBeVisible()
  })
  for (const { context } of [north, south]) await context.close()
  // The browser writes down every request that got no answer: the seller's page looks at the gates again and again.
  expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([])
})

/** As a field for times has it. */
const inHours = (hours: number): string => minuteOf(new Date(Date.now() + hours * 3_600_000).toISOString())

/** @returns the number of the event */
async function post(page: Page): Promise<number> {
  await page.goto('/bn/selleraddevent')
  await untilAlive(page)
  // Tonight: the dashboard says of such an event how many are in.
  await fillEvent(page, { 'শুরুর সময়': inHours(5), 'শেষের সময়': inHours(9) })
  const text = editor(page, 'বিবরণ')
  await text.click()
  // Each text has a bar of its own; the first one's lies over the keyboard.
  const bar = page.getByRole('toolbar').first()
  await bar.getByRole('button', { name: 'শিরোনাম', exact: true }).tap()
  await page.keyboard.insertText('ঘাটে ঘাটে উৎসব')
  await page.keyboard.press('Enter')
  await page.keyboard.insertText('বারোটি নৌকা, ')
  await bar.getByRole('button', { name: 'মোটা অক্ষর' }).tap()
  await page.keyboard.insertText('সারিগান সারা রাত')
  await expect(text.locator('strong')).toHaveText('সারিগান সারা রাত')
  await editor(page, 'শর্তাবলি').click()
  await page.keyboard.insertText('টিকিট ফেরত হয় না।')
  await button(page, 'ইভেন্ট পোস্ট করুন').click()
  await expect(page.getByRole('heading', { name: 'ইভেন্ট পোস্ট হয়েছে!' })).toBeVisible({ timeout: 30_000 })
  return Number(/event\/(\d+)\/tickets$/.exec(page.url())?.[1])
}

async function addVip(page: Page): Promise<void> {
  await button(page, 'টিকিটের ধরন যোগ করুন').click()
  await page.getByLabel('নাম', { exact: true }).fill(VIP)
  await page.getByLabel('দাম (টাকা)').fill('৯০০')
  await page.getByLabel('মোট আসন').fill('২০')
  await page.getByLabel('বিবরণ').fill('মাচার ওপর আসন, সঙ্গে পিঠা')
  await button(page, 'সেভ করুন').click()
  await expect(page.getByRole('heading', { level: 2, name: VIP })).toBeVisible()
  await expect(page.getByText('২০টির মধ্যে ২০টি আসন বাকি')).toBeVisible()
}

async function addCode(page: Page): Promise<void> {
  await screens(page).getByRole('link', { name: 'প্রোমো কোড' }).click()
  await button(page, 'প্রোমো কোড বানান').click()
  await page.getByLabel('কোড', { exact: true }).fill(CODE)
  await page.getByLabel('কত', { exact: true }).fill('১০')
  await button(page, 'সেভ করুন').click()
  await expect(page.getByRole('heading', { name: CODE })).toBeVisible()
  await expect(page.getByText('১০% ছাড়')).toBeVisible()
}

async function fillGallery(page: Page): Promise<void> {
  await screens(page).getByRole('link', { name: 'ইভেন্টের গ্যালারি' }).click()
  await expect(page.getByText('০টি আছে · সর্বোচ্চ ৪০টি রাখা যায়')).toBeVisible()
  const photo = await aPhoto()
  await page.locator('main input[type=file]').setInputFiles([
    { ...photo, name: 'ghat.jpg' },
    { ...photo, name: 'nouka.jpg' },
  ])
  await expect(page.getByText(/^২টি আছে/)).toBeVisible({ timeout: 30_000 })
  await button(page, 'ভিডিও যোগ করুন').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ভিডিওর ঠিকানা').fill('https://youtu.be/abcdefghijk')
  await dialog.getByLabel('ক্যাপশন').fill('গত বছরের বাইচ')
  await dialog.getByRole('button', { name: 'ভিডিও যোগ করুন' }).click()
  await expect(page.getByText(/^৩টি আছে/)).toBeVisible()
}

/** A phone of its own. @returns what stands on the ticket */
async function buy(shop: Shop, browser: Browser, event: number): Promise<{ code: string; qr: string }> {
  const context = await browser.newContext({ ...PHONE, baseURL: shop.origin })
  const page = await context.newPage()
  const member = await joinMarket(shop.elsewhere, 'kreta')
  await signIn(page, member)
  await page.goto(`/bn/eventdetails/${event}`)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'ঘাটে ঘাটে উৎসব' })).toBeVisible()
  await expect(page.locator('main strong')).toHaveText('সারিগান সারা রাত')
  await seeGallery(page)

  await page.getByRole('link', { name: 'এখনই অর্ডার করুন' }).click()
  await page.getByRole('button', { name: `একটি বাড়ান: ${VIP}` }).click()
  await button(page, 'অর্ডারে এগিয়ে যান').click()
  await page.getByLabel('পুরো নাম').fill(HOLDER)
  await page.getByLabel('মোবাইল নম্বর').fill('০১৮১৯৪৭৬৩২৫')
  await page.getByLabel('প্রোমো কোড').fill(CODE)
  await button(page, 'প্রয়োগ করুন').click()
  await expect(page.getByText(`${CODE} কোডে ৳৯০ ছাড়`)).toBeVisible()
  await button(page, 'পেমেন্ট করুন').click()
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'পেমেন্ট সফল হয়েছে' })).toBeVisible({ timeout: 30_000 })
  // Nine hundred, a tenth less, and sixty for the service.
  const [order] = await shop.ordersOf(member.username)
  expect(order).toMatchObject({ event, state: 'confirmed', final_price: 870, seats: 1, tickets: 1 })

  await page.goto(`/bn/tickets/${order?.event_order_id.toLowerCase()}`)
  const shown = page.locator('figure:not([inert])').getByRole('img').first()
  await expect(shown).toBeVisible()
  const qr = (await textOfQr(await shown.screenshot())) ?? ''
  const { rows } = await shop.database.pool.query<{ code: string }>('select t.code from tickets t join purchases o on o.id = t.purchase where o.event = $1', [
    event,
  ])
  await context.close()
  return { code: rows[0]?.code ?? '', qr }
}

/** Two pictures and a film, one after the other. */
async function seeGallery(page: Page): Promise<void> {
  const gallery = page.getByRole('region', { name: 'গ্যালারি' })
  for (const number of ['১', '২']) {
    // The link to a picture without a caption says the same to screen readers.
    await expect(gallery.getByText(`৩টির মধ্যে ${number} নম্বর`, { exact: true }).last()).toBeVisible()
    const picture = gallery.getByRole('group', { name: `৩টির মধ্যে ${number} নম্বর` }).locator('img')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(1)
    await button(page, 'পরের স্লাইড').click()
  }
  await expect(gallery.getByRole('link', { name: 'ভিডিও চালান: গত বছরের বাইচ' })).toBeVisible()
}

/** @returns the address that a helper opens */
async function makeGate(page: Page, label: string): Promise<string> {
  await button(page, 'গেটের নতুন লিংক').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('গেটের নাম').fill(label)
  await dialog.getByRole('button', { name: 'লিংক বানান' }).click()
  await expect(dialog.getByRole('img', { name: `গেটের লিংক: ${label}` })).toBeVisible()
  const words = await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
  await dialog.getByRole('button', { name: 'বন্ধ করুন' }).first().click()
  return /\S+$/.exec(decodeURIComponent(words ?? ''))?.[0] ?? ''
}

interface Phone {
  context: BrowserContext
  page: Page
}

/** A helper's phone, which holds the list. */
async function openGate(browser: Browser, address: string): Promise<Phone> {
  const context = await browser.newContext({ ...PHONE, permissions: ['camera'] })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible({ timeout: 20_000 })
  await untilAppIsHeld(page)
  return { context, page }
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('কোড লিখুন').fill(`${code.slice(0, 4)} ${code.slice(4)}`.toLowerCase())
  await button(page, 'যাচাই করুন').click()
}

/** What the gates have told, the earliest first: of each ticket that is its admission. */
async function scans(shop: Shop, event: number): Promise<string[]> {
  const { rows } = await shop.database.pool.query<{ scan: string }>(
    `select concat_ws(' ', t.code, s.way, p.label) as scan from gate_scans s join tickets t on t.id = s.ticket join gate_passes p on p.id = s.gate_pass
     where s.event = $1 order by s.scanned_at, s.id`,
    [event],
  )
  return rows.map(({ scan }) => scan)
}

async function lookAtAttendees(page: Page, code: string): Promise<void> {
  await screens(page).getByRole('link', { name: 'কারা আসছেন' }).click()
  await expect(page.getByText('১টি টিকিট · ১টি চেক-ইন হয়েছে')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('article', { name: HOLDER })).toContainText('চেক-ইন হয়েছে')
  const saving = page.waitForEvent('download')
  await button(page, 'সিএসভি ডাউনলোড করুন').click()
  const file = await readFile(await (await saving).path())
  expect([...file.subarray(0, 3)], 'the mark by which spreadsheets know UTF-8').toEqual([0xef, 0xbb, 0xbf])
  expect(file.toString()).toContain(HOLDER)
  expect(file.toString()).toContain(printedCode(code))
}

import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { precached } from '../support/built-page.ts'
import { launchOptions } from '../support/chromium.ts'
import { violations } from '../support/journeys/accessible.ts'
import { filmCode } from '../support/journeys/camera-film.ts'
import { showWithGate } from '../support/journeys/market/gate-show.ts'
import { goOffline, goOnline, test } from '../support/journeys/market/shop.ts'
import { signIn } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'

/** What every camera of this file sees from the moment it is opened. */
const FILM = join(tmpdir(), `hatkhola-camera-${process.pid}.y4m`)
const { args = [], ...launch } = launchOptions()
test.use({
  permissions: ['camera'],
  launchOptions: { ...launch, args: [...args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${FILM}`] },
})
test.afterAll(() => rm(FILM, { force: true }))

/** The worker holds what a gate needs without network. */
async function untilGateIsHeld(page: Page): Promise<void> {
  await untilAppIsHeld(page)
  await untilScreensAreHeld(page, 'gates')
}

const typeCode = async (page: Page, code: string) => {
  await page.getByLabel('Type the code').fill(code)
  await page.getByRole('button', { name: 'Check' }).click()
}
const verdict = (page: Page) => page.getByRole('alert').filter({ has: page.locator('[data-verdict]') })

/** From its top: the verdict stays in sight over what is scrolled below it. */
async function isAccessible(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await violations(page)).toEqual([])
}

test('a helper opens a link, loses the network, and lets people in by camera, code and list', async ({ shop, page, context }) => {
  const { event, tickets, gate } = await showWithGate(shop, 'Jatra at Mongla', ['Rahima Khatun', 'Karim Mia'])
  const [rahima, karim] = tickets
  await filmCode(FILM, rahima!.qr ?? '')

  await test.step('the link opens the gate, and its secret leaves the address', async () => {
    await page.goto(shop.origin + (await gate('North gate')))
    await expect(page.getByRole('heading', { level: 1, name: 'Jatra at Mongla' })).toBeVisible()
    await expect(page.getByText('North gate')).toBeVisible()
    expect(page.url()).not.toContain('#')
    expect(await violations(page)).toEqual([])
    await untilGateIsHeld(page)
    await expect(page.getByText('Ready: works without internet')).toBeVisible()
  })

  const phone = await test.step('without network the same gate opens again, without its link', async () => {
    await goOffline(shop, context)
    const again = await context.newPage()
    await page.close()
    await again.goto(`${shop.origin}/en/gate`)
    await expect(again.getByRole('heading', { level: 1, name: 'Jatra at Mongla' })).toBeVisible()
    return again
  })

  await test.step('a ticket before the camera is let in, once', async () => {
    await phone.getByRole('button', { name: 'Start scanning' }).click()
    await expect(verdict(phone)).toContainText('Let in')
    await expect(verdict(phone)).toContainText('Rahima Khatun')
    await expect(phone.getByText('1 saved on this phone, sends automatically')).toBeVisible()
    await isAccessible(phone)
    await phone.getByRole('button', { name: 'Stop camera' }).click()
  })

  await test.step('its code, typed as people type, is known to be in already', async () => {
    await typeCode(phone, `${rahima!.code.slice(0, 4).toLowerCase()} ${rahima!.code.slice(4)}`)
    await expect(verdict(phone)).toContainText('Already in')
    await expect(verdict(phone)).toContainText('North gate')
    await typeCode(phone, '00000000')
    await expect(verdict(phone)).toContainText('Not on the list')
  })

  await test.step('a guest without a code is found by name', async () => {
    await phone.getByRole('button', { name: 'List', exact: true }).click()
    await phone.getByLabel('Name or code').fill('karim')
    await phone.getByRole('button', { name: /Karim Mia/ }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Let in' }).click()
    await expect(verdict(phone)).toContainText('Karim Mia')
    await isAccessible(phone)
  })

  await test.step('the gate cannot be left while scans are only here', async () => {
    await phone.getByRole('button', { name: 'Leave the gate' }).click()
    await expect(phone.getByRole('dialog')).toContainText('2 scans are only on this phone')
    await phone.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  })

  await test.step('with the network they go out by themselves, and the gate can be left', async () => {
    await goOnline(shop, context)
    await expect(phone.getByText('Every scan is sent')).toBeVisible({ timeout: 40_000 })
    const { rows } = await shop.database.pool.query('select ticket from gate_scans where event = $1 order by ticket', [event])
    expect(rows.map(({ ticket }) => ticket)).toEqual([rahima!.id, karim!.id].sort((a, b) => a - b))
    await phone.getByRole('button', { name: 'Leave the gate' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await expect(phone.getByRole('heading', { name: 'You have left the gate' })).toBeVisible()
    await phone.reload()
    await expect(phone.getByRole('heading', { name: 'No gate on this phone' })).toBeVisible()
  })
})

interface HelpersPhone {
  context: BrowserContext
  page: Page
}

async function atGate(browser: Browser, address: string): Promise<HelpersPhone> {
  const context = await browser.newContext({ ...PHONE, permissions: ['camera'] })
  const page = await context.newPage()
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Start scanning' })).toBeVisible()
  return { context, page }
}

test('a helper without account reloads the gate with the network cut, and has nothing of what sellers need', async ({ shop, page, context }) => {
  const { tickets, gate } = await showWithGate(shop, 'Kirtan at Nabadwip', ['Rahima Khatun'])
  await page.goto(shop.origin + (await gate('West gate')))
  await expect(page.getByText('Ready: works without internet')).toBeVisible({ timeout: 30_000 })

  await test.step('the phone has the files of the gate, and none of members or sellers', async () => {
    const held = await page.evaluate(async () => {
      const caching = (await caches.keys()).filter((name) => name.startsWith('shell-')).map((name) => caches.open(name))
      const requests = await Promise.all((await Promise.all(caching)).map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    const ofGate = precached('gate')
    expect(held).toEqual(expect.arrayContaining(ofGate))
    const others = [...precached('seller'), ...precached('member')].filter((path) => !ofGate.includes(path))
    expect(held.filter((path) => others.includes(path))).toEqual([])
  })

  await test.step('it opens again, in the other language too, and lets people in', async () => {
    await goOffline(shop, context)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Kirtan at Nabadwip' })).toBeVisible()
    await expect(page.getByText('Ready: works without internet')).toBeVisible()
    await typeCode(page, tickets[0]!.code)
    await expect(verdict(page)).toContainText('Let in')
    await page.goto(`${shop.origin}/bn/gate`)
    await expect(page.getByText('তৈরি: ইন্টারনেট ছাড়াই চলবে')).toBeVisible()
    await expect(page.getByRole('button', { name: 'স্ক্যান শুরু করুন' })).toBeVisible()
  })
})

test('one ticket at two gates without network is one admission and one conflict, which the seller sees', async ({ shop, page, browser }) => {
  const { event, tickets, gate, seller } = await showWithGate(shop, 'Pala Gaan at Netrokona', ['Rahima Khatun', 'Karim Mia'])
  const [ticket] = tickets
  await filmCode(FILM, ticket!.qr ?? '')
  const north = await atGate(browser, shop.origin + (await gate('North gate')))
  const south = await atGate(browser, shop.origin + (await gate('South gate')))

  await test.step('neither knows of the other: both let it in', async () => {
    for (const phone of [north, south]) await untilGateIsHeld(phone.page)
    for (const phone of [north, south]) await goOffline(shop, phone.context)
    await typeCode(north.page, ticket!.code)
    await expect(verdict(north.page)).toContainText('Let in')
    await typeCode(south.page, ticket!.code)
    await expect(verdict(south.page)).toContainText('Let in')
  })

  await test.step('the later one reaches the service first, and is no admission in the end', async () => {
    await goOnline(shop, south.context)
    await expect(south.page.getByText('Every scan is sent')).toBeVisible({ timeout: 40_000 })
    await goOnline(shop, north.context)
    await expect(north.page.getByText('Every scan is sent')).toBeVisible({ timeout: 40_000 })
  })

  await test.step('the seller sees who came twice, when and where', async () => {
    await signIn(page, seller)
    await page.goto(`${shop.origin}/en/sellerevents/event/${event}/gate`)
    await expect(page.getByRole('heading', { name: '1 ticket scanned twice' })).toBeVisible()
    const conflict = page.getByRole('listitem').filter({ hasText: 'Rahima Khatun' })
    await expect(conflict).toContainText(/In at .+, North gate/)
    await expect(conflict).toContainText(/Again at .+, South gate/)
    await expect(page.getByText('/ 2')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })

  await test.step('a gate that the seller ends lets no guest in any more', async () => {
    await page.getByRole('button', { name: 'End the gate South gate' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'End gate' }).click()
    await expect(page.getByText('Ended by you')).toBeVisible()
    await south.page.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(south.page.getByText('This gate has closed')).toBeVisible()
    await typeCode(south.page, tickets[1]!.code)
    await expect(south.page.getByText('Not let in')).toBeVisible()
  })
  for (const { context } of [north, south]) await context.close()
})

test('a seller makes a link for a helper, and starts the gate on the own phone', async ({ shop, page, browser }) => {
  const { event, seller } = await showWithGate(shop, 'Kabigaan at Jashore', ['Rahima Khatun'])
  await signIn(page, seller)
  await page.goto(`${shop.origin}/en/sellerevents/event/${event}/gate`)

  await test.step('the link is shown once, and opens the gate on another phone', async () => {
    await page.getByRole('button', { name: 'New gate link' }).click()
    await page.getByLabel('Name of the gate').fill('River gate')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Create link' }).click()
    await expect(page.getByRole('img', { name: 'Link of the gate River gate' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const words = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    const address = decodeURIComponent(words ?? '').match(/\S+$/)?.[0] ?? ''
    expect(address).toMatch(/\/en\/gate#[\w-]{32}$/)
    const helper = await atGate(browser, address)
    await expect(helper.page.getByText('River gate')).toBeVisible()
    await helper.context.close()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'River gate' })).toBeVisible()
  })

  await test.step('the own phone is a gate like any other', async () => {
    await page.getByRole('button', { name: 'Start the gate on this phone' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kabigaan at Jashore' })).toBeVisible()
    await expect(page.getByText('Organizer’s phone')).toBeVisible()
    expect(page.url()).not.toContain('#')
    await page.reload()
    await expect(page.getByRole('button', { name: 'Start scanning' })).toBeVisible()
  })
})

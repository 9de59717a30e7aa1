import { expect, type Page } from '@playwright/test'
import { aPhoto } from '../support/a-picture.ts'
import { lookAtFocus, violations } from '../support/journeys/accessible.ts'
import { onWideScreen, startWalk, type Walk } from '../support/journeys/look-around.ts'
import type { Gateway } from '../support/journeys/market/gateway.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, type Member, openShopOf, signIn, typeLogin } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { touch, untilAlive, untilAppIsHeld, untilDrawn } from '../support/journeys/reader.ts'

interface Scene {
  page: Page
  gateway: Gateway
  /** Goes to a screen in the language of the look, as a page of its own. */
  open: (path: string) => Promise<unknown>
}
type Scenes = [string, (scene: Scene) => Promise<unknown>][]

const submit = (page: Page) => page.locator('main form button[type=submit]').filter({ visible: true }).first()
const faults = (page: Page) => expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
const TOKEN = 'token-that-nobody-was-sent-0123456789'

/** Of visitors. */
const OUTSIDE: Scenes = [
  ['login', ({ open }) => open('/login')],
  [
    'login, empty',
    async ({ page }) => {
      await submit(page).click()
      await faults(page)
    },
  ],
  [
    'login, refused',
    async ({ page }) => {
      await typeLogin(page, { username: 'nobody-of-this-name', password: 'x' })
      await expect(page.locator('main [role=alert]').first()).not.toBeEmpty()
    },
  ],
  ['joining', ({ open }) => open('/registration')],
  [
    'joining, with faults',
    async ({ page }) => {
      await page.locator('input[name=username]').fill('nusrat')
      await page.locator('input[name=password]').fill('12345')
      await page.locator('input[name=password] + button').click()
      await expect(page.locator('main [role=status] .text-danger')).toBeVisible()
      await submit(page).click()
      await faults(page)
    },
  ],
  ['recovery', ({ open }) => open('/recover')],
  [
    'recovery, sent',
    async ({ page }) => {
      await page.locator('input[name=email]').fill('nobody@mail.example')
      await submit(page).click()
      await expect(page.getByText('nobody@mail.example')).toBeVisible()
    },
  ],
  ['a new password without its link', ({ open }) => open('/reset-password')],
  [
    'a new password',
    async ({ page, open }) => {
      await open(`/reset-password#token=${TOKEN}`)
      await page.reload()
    },
  ],
  [
    'a link that is over',
    async ({ page, open }) => {
      await open(`/verify-email#token=${TOKEN}`)
      await expect(page.locator('main .btn-primary')).toBeVisible()
    },
  ],
  ['Google, which is not offered', ({ open }) => open('/google-login')],
  ['a screen of members', ({ open }) => open('/profile-settings')],
  [
    'the menu of a visitor',
    async ({ page }) => {
      await page.locator('button[aria-haspopup=dialog]').filter({ visible: true }).click()
      await expect(page.getByRole('dialog').locator('a[href*=registration]').first()).toBeVisible()
    },
  ],
]

/** One of the settings, open. */
const setting =
  (id: string) =>
  async ({ page, open }: Scene) => {
    await open(`/profile-settings#${id}`)
    await page.reload()
    await expect(page.locator(`details#${id} > div > *`).first()).toBeVisible()
  }

const SETTINGS: Scenes = [
  [
    'the settings',
    async ({ page, open }) => {
      await open('/profile-settings')
      await expect(page.locator('input[name=full_name]')).toBeVisible()
    },
  ],
  [
    'a number that is none',
    async ({ page }) => {
      await page.locator('input[name=phone]').fill('123')
      await submit(page).click()
      await faults(page)
    },
  ],
  [
    'a picture being cut',
    async ({ page }) => {
      await page.locator('input[type=file]').setInputFiles(await aPhoto())
      await expect(page.getByRole('dialog').locator('canvas')).toBeVisible()
    },
  ],
  ...['look', 'email', 'password', 'devices', 'phone', 'data', 'delete', 'addresses'].map((id): Scenes[number] => [`the setting ${id}`, setting(id)]),
  [
    'an address with faults',
    async ({ page }) => {
      const book = page.locator('#addresses')
      await book.getByRole('button').last().click()
      await book.locator('form button[type=submit]').click()
      await expect(book.locator('[aria-invalid=true]').first()).toBeVisible()
    },
  ],
]

/** What the menu of a member leads to. */
const ownLinks = (page: Page) => page.locator('a[href$="/profileindex"], a[href$="/profile-settings"]').filter({ visible: true }).first()

/** Of a seller. */
const INSIDE: Scenes = [
  [
    'one’s own screen',
    async ({ page, open }) => {
      await open('/profileindex')
      await page.locator('main summary').click()
    },
  ],
  [
    'the menu of a member',
    async ({ page, open }) => {
      // Where nothing lies under the open menu: half of a link would be too small to hit.
      await open('/saved')
      await untilAlive(page)
      await touch(page)
      await page.locator('header a[aria-haspopup=dialog]').filter({ visible: true }).click()
      await expect(ownLinks(page)).toBeVisible()
    },
  ],
  ['signing out', ({ open }) => open('/logout')],
  ['the login of one who is in', ({ open }) => open('/login')],
  [
    'one’s own shop',
    async ({ page, open }) => {
      await open('/sellerprofile')
      await expect(page.getByRole('heading', { level: 1, name: 'রূপসা নৌকাঘাট' })).toBeVisible()
    },
  ],
  [
    'the form of a shop, with faults',
    async ({ page, open }) => {
      await open('/become-a-seller')
      await page.locator('input[name=full_name]').fill('')
      await submit(page).click()
      await faults(page)
    },
  ],
  [
    'the settings without network',
    async ({ page, gateway, open }) => {
      await open('/events')
      await untilAppIsHeld(page)
      gateway.set('cut')
      await page.context().setOffline(true)
      await open('/profile-settings')
      await expect(page.locator('input[name=full_name]')).toBeVisible()
      await touch(page)
      await expect(page.locator('header [role=status] p')).toBeVisible()
    },
  ],
  [
    'what signing out would lose',
    async ({ page, open }) => {
      await page.locator('input[name=full_name]').fill('not sent')
      await expect(page.locator('input[name=full_name]')).toHaveValue('not sent')
      await open('/profileindex')
      await page.locator('main li button').filter({ visible: true }).last().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  ],
]

async function walk({ visit, open }: Walk, place: Omit<Scene, 'open'>, scenes: Scenes): Promise<void> {
  for (const [name, enter] of scenes) await visit(name, () => enter({ ...place, open }))
}

test('what visitors see of accounts passes axe, fits, and can be hit', async ({ page, gateway }) => walk(await startWalk(page), { page, gateway }, OUTSIDE))

test.describe('without a worker', () => {
  test.use(WITHOUT_WORKER)

  test('the settings pass axe, fit, and can be hit', async ({ page, gateway, sharedMarket }) => {
    await signIn(page, await joinMarket(sharedMarket.origin))
    await walk(await startWalk(page, 'bn'), { page, gateway }, SETTINGS)
  })
})

test('what sellers see passes axe, fits, and can be hit', async ({ page, gateway, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin)
  const slug = await openShopOf(sharedMarket.origin, member)
  await signIn(page, member)
  const seller = await startWalk(page)
  await onWideScreen(page, () =>
    seller.visit('the menu of a member on a wide screen', async () => {
      await seller.open('/saved')
      await untilAlive(page)
      await touch(page)
      await page.locator('header summary', { hasText: member.username }).click()
      await expect(ownLinks(page)).toBeVisible()
    }),
  )
  await walk(seller, { page, gateway }, [['a shop', ({ open }) => open(`/seller/${slug}`)], ...INSIDE])
})

test('a buyer at a seller’s screen is told how to become one, accessibly', async ({ page, sharedMarket }) => {
  await signIn(page, await joinMarket(sharedMarket.origin))
  await page.goto('/bn/sellerprofile')
  await expect(page.getByRole('main').locator('a[href="/bn/become-a-seller"]')).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const path of ['/en/registration', '/bn/profile-settings', '/en/sellerorders']) {
  test(`on ${path} the focus is seen wherever it goes, and no bar lies over it`, async ({ page, sharedMarket }) => {
    const member: Member = await joinMarket(sharedMarket.origin)
    if (path.includes('sellerorders')) await openShopOf(sharedMarket.origin, member)
    if (!path.includes('registration')) await signIn(page, member)
    await page.goto(path)
    await expect(page.locator('main :is(form, input, nav)').filter({ visible: true }).first()).toBeVisible()
    await untilAlive(page)
    const wrong: string[] = []
    for (let tabs = 0; tabs < 80; tabs += 1) {
      await page.keyboard.press('Tab')
      // What still loads above it may move it, and then it is brought back.
      await untilDrawn(page)
      const found = await page.evaluate(lookAtFocus)
      if (found === 'the end') break
      if (found) wrong.push(found)
    }
    expect(wrong).toEqual([])
  })
}

test('what the focus is on stays in sight while the screen loads above it', async ({ page, sharedMarket }) => {
  const member = await joinMarket(sharedMarket.origin)
  await openShopOf(sharedMarket.origin, member)
  await signIn(page, member)
  await page.setViewportSize({ width: 360, height: 740 })
  const answers = Promise.withResolvers<void>()
  await page.route('**/api/event_sale/**', async (route) => {
    await answers.promise
    await route.continue()
  })
  await page.goto('/en/sellerorders')
  await untilAlive(page)
  const inFooter = () => page.evaluate(() => document.activeElement?.closest('footer') !== null)
  for (let tabs = 0; tabs < 80 && !(await inFooter()); tabs += 1) await page.keyboard.press('Tab')
  const topOf = () => page.evaluate(() => (document.activeElement?.getBoundingClientRect().top ?? 0) + scrollY)
  const before = await topOf()
  answers.resolve()
  await expect.poll(topOf).not.toBe(before)
  await untilDrawn(page)
  expect(await page.evaluate(lookAtFocus)).toBe('')
})

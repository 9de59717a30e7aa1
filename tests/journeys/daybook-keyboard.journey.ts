import { expect } from '@playwright/test'
import { focused, tabInSight } from '../support/journeys/keyboard.ts'
import { test } from '../support/journeys/market/shop.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { collectComplaints, untilAlive } from '../support/journeys/reader.ts'
import { NARROWEST } from '../support/journeys/sizes.ts'

test.use({ ...WITHOUT_WORKER, viewport: NARROWEST, isMobile: false, hasTouch: false })
test.setTimeout(120_000)

test('with the keyboard alone on the narrowest screen: credit is given, faults lead to their fields, it is corrected, paid back and deleted', async ({
  shop,
  page,
}) => {
  const complaints = collectComplaints(page)
  const press = (key: string) => page.keyboard.press(key)
  const to = (name: string | RegExp) => tabInSight(page, name)
  const seller = await joinMarket(shop.elsewhere, 'keys')
  await openShopOf(shop.elsewhere, seller)
  await signIn(page, seller)
  await page.goto('/en/daybook')
  await untilAlive(page)
  await expect(page.getByText('No entries yet')).toBeVisible()

  await test.step('an amount is typed first, and a name is asked for', async () => {
    await to('Sell on credit')
    await press('Enter')
    await expect(focused(page)).toHaveAccessibleName('Amount in taka')
    await page.keyboard.type('120')
    await press('Enter')
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
    await to('Name')
    await page.keyboard.type('Karim')
    await press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Karim.*BDT 120/ })).toBeVisible()
  })

  await test.step('it is corrected where it stands', async () => {
    await to(/^Correct: Sold on credit, Karim/)
    await press('Enter')
    await expect(focused(page)).toHaveAccessibleName('Amount in taka')
    await press('ControlOrMeta+a')
    await page.keyboard.type('150')
    await press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(focused(page)).toHaveAccessibleName(/^Correct: Sold on credit, Karim/)
  })

  await test.step('the person leads to what they owe, and pays some of it back', async () => {
    await page.getByRole('link', { name: /Karim.*BDT 150/ }).focus()
    await press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Karim' })).toBeVisible()
    await to('Repaid')
    await press('Enter')
    await page.keyboard.type('50')
    await press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('main dl').filter({ hasText: 'Still owes' })).toContainText('BDT 100')
  })

  await test.step('deleting asks first, and leaves the focus on the screen', async () => {
    await to(/^Correct: Credit repaid, Karim/)
    await press('Enter')
    await to('Delete')
    await press('Enter')
    await expect(focused(page)).toHaveAccessibleName('Keep it')
    await to('Delete')
    await press('Enter')
    await expect(page.locator('main dl').filter({ hasText: 'Still owes' })).toContainText('BDT 150')
    await expect(focused(page)).toHaveText('Karim')
  })
  expect(complaints).toEqual([])
})

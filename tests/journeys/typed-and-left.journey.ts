import { expect, type Page } from '@playwright/test'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, openShopOf, signIn } from '../support/journeys/member.ts'
import { untilAlive } from '../support/journeys/reader.ts'

const FORMS = [
  { what: 'an event', path: '/en/selleraddevent', field: 'Title', isSeller: true },
  { what: 'a shop', path: '/en/become-a-seller', field: 'Profession', isSeller: false },
] as const

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  'loads the page anew': (page) => page.reload(),
  'goes to another site': (page) => page.goto('about:blank'),
  'closes the tab': (page) => page.close(),
}

for (const { what, path, field, isSeller } of FORMS) {
  test(`a user who types into the form of ${what} and leaves at once finds every letter again`, async ({ page, context, sharedMarket }) => {
    const member = await joinMarket(sharedMarket.origin, 'hasty')
    if (isSeller) await openShopOf(sharedMarket.origin, member)
    await signIn(page, member)
    let tab = page
    for (const [way, leave] of Object.entries(WAYS)) {
      await test.step(`who ${way}`, async () => {
        await tab.goto(path)
        await untilAlive(tab)
        await tab.getByLabel(field, { exact: true }).fill(`A boat, and who ${way}`)
        await leave(tab)
        if (tab.isClosed()) tab = await context.newPage()
        await tab.goto(path)
        await expect(tab.getByLabel(field, { exact: true })).toHaveValue(`A boat, and who ${way}`)
      })
    }
  })
}

import { expect, type Page } from '@playwright/test'
import { onWideScreen, startWalk } from '../support/journeys/look-around.ts'
import { test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, openShopOf, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'

test.use(WITHOUT_WORKER)

/** Of the demo market: has kept a day-book for weeks. */
const KEEPER: Member = { username: 'nayan', email: 'nayan@hatkhola.example', password: 'hatkhola-demo' }
const shown = (page: Page, selector: string) => expect(page.locator(`main ${selector}`).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 })

test('a day-book passes axe, fits, and can be hit', async ({ shop, page }) => {
  const { open, press, says, close, visit } = await startWalk(page)
  const novice = await joinMarket(shop.elsewhere, 'novice')
  await visit('the day-book, to a visitor', async () => {
    await open('/daybook')
    await says('shell:guard.visitor')
  })
  await signIn(page, novice)
  await visit('the same to a buyer', async () => {
    await open('/daybook')
    await says('shell:guard.seller')
  })
  await openShopOf(shop.elsewhere, novice)
  await visit('a day-book without entries', async () => {
    await open('/daybook')
    await says('daybook:list.empty')
  })
  await signIn(page, KEEPER)
  await visit('today', async () => {
    await open('/daybook')
    await shown(page, 'li time')
  })
  await visit('an entry with all its faults', async () => {
    await press('daybook:people.add')
    await press('daybook:form.save')
    await shown(page, 'dialog [aria-invalid=true]')
  })
  await close()
  await visit('an entry that is to be deleted', async () => {
    await page.locator('main li button').last().click({ timeout: 20_000 })
    await press('daybook:remove.yes')
    await says('daybook:remove.title')
  })
  await close()
  await visit('all months', async () => {
    await open('/daybook?view=months')
    await shown(page, 'form')
    await says('daybook:house.title')
  })
  await onWideScreen(page, () =>
    visit('all months as a table', async () => {
      await open('/daybook?view=months')
      await shown(page, 'table')
    }),
  )
  await visit('a person', async () => {
    await open(`/daybook?person=${encodeURIComponent('করিম ভাই')}&phone=%2B8801819000322`)
    await says('daybook:people.owes')
    await shown(page, 'li time')
  })
  await visit('a kind of entry', async () => {
    await open('/daybook?kind=cost')
    await shown(page, 'li time')
  })
})

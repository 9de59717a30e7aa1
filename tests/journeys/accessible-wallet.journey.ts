import { expect, type Page } from '@playwright/test'
import { onWideScreen, startWalk } from '../support/journeys/look-around.ts'
import { test } from '../support/journeys/market/shop.ts'
import { joinMarket, type Member, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'

test.use(WITHOUT_WORKER)

/** Of the demo market: has sold, withdrawn, and waits for the next withdrawal. */
const SELLER: Member = { username: 'rafiq', email: 'rafiq@hatkhola.example', password: 'hatkhola-demo' }
const STAFF: Member = { username: 'moderator', email: 'moderator@hatkhola.example', password: 'hatkhola-demo' }
const shown = (page: Page, selector: string) => expect(page.locator(`main ${selector}`).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 })

test('the wallet and withdrawals pass axe, fit, and can be hit', async ({ shop, page }) => {
  const { open, press, says, close, visit } = await startWalk(page)
  const novice = await joinMarket(shop.elsewhere, 'novice')
  await visit('the wallet, to a visitor', async () => {
    await open('/wallet')
    await says('shell:guard.visitor')
  })
  await signIn(page, novice)
  await visit('the wallet of a buyer', async () => {
    await open('/wallet')
    await says('wallet:boughtNone')
  })
  await signIn(page, SELLER)
  await visit('the wallet of a seller', async () => {
    await open('/wallet')
    await says('wallet:rates')
  })
  await visit('all that moved', async () => {
    await open('/wallet/moves')
    await shown(page, 'ul.card li')
  })
  await visit('what one order brought', async () => {
    await page.locator('main a[href*="/wallet/orders/"]').first().click()
    await shown(page, 'dl')
  })
  await visit('a statement', async () => {
    await open('/wallet/statement')
    await shown(page, 'table')
  })
  await visit('paying what is owed', async () => {
    await open('/wallet/pay')
    await shown(page, 'h1')
  })
  await visit('withdrawing, with one under way', async () => {
    await open('/wallet/withdraw')
    await says('wallet:withdraw.open')
  })
  await visit('an account for money with all its faults', async () => {
    await press('wallet:account.add')
    await press('wallet:account.save')
    await shown(page, '[aria-invalid=true]')
  })
  await signIn(page, STAFF)
  await visit('withdrawals at the desk', async () => {
    await open('/desk/payouts')
    await shown(page, 'article')
  })
  await visit('a withdrawal that is to be taken up', async () => {
    await press('desk:payouts.act.take')
    await shown(page, 'dialog')
  })
  await close()
  await visit('debts that were paid, at the desk', async () => {
    await open('/desk/debts')
    await shown(page, 'article')
  })
  await visit('the answer to one, with its fault', async () => {
    await press('desk:debts.act.notCome.yes')
    await page.locator('dialog button[type=submit]').click()
    await shown(page, 'dialog [aria-invalid=true]')
  })
  await close()
  await onWideScreen(page, () =>
    visit('the same on a wide screen', async () => {
      await open('/desk/payouts')
      await shown(page, 'article')
    }),
  )
})

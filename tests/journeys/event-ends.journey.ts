import { type Browser, expect, type Page } from '@playwright/test'
import { showOfSeller } from '../support/journeys/market/gate-show.ts'
import { joinAsBuyer } from '../support/journeys/market/paid-buyer.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { type Member, signIn } from '../support/journeys/member.ts'
import { PHONE, WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

const YESTERDAY = { from_time: new Date(Date.now() - 30 * 3_600_000).toISOString(), to_time: new Date(Date.now() - 24 * 3_600_000).toISOString() }
const REASON = 'The ghat is under water.'

test('an event that is over is readable by its address, and says why it cannot be ordered', async ({ shop, page }) => {
  const { event } = await shop.show([{ title: 'Deck', price: 250, seats: 20 }], {
    title: 'Boat race of yesterday',
    description: '<p>Twelve boats.</p>',
    ...YESTERDAY,
  })
  await page.goto(`/en/eventdetails/${event}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Boat race of yesterday' })).toBeVisible()
  await expect(page.getByText('Twelve boats.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Booking' }).getByText('This event has ended', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Order Now' })).toHaveCount(0)

  await page.goto(`/en/eventdetails/${event}?order=1`)
  await expect(page.getByRole('dialog').getByText('This event has ended. Tickets can no longer be ordered.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Proceed with Order' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^One more/, disabled: false })).toHaveCount(0)
})

test('a seller calls an event off, with a reason and the password: money goes back once, and the ticket opens no gate', async ({ shop, page, browser }) => {
  test.setTimeout(240_000)
  const title = 'Boat race at Chandpur'
  const { event, ticket, seller, gate } = await showOfSeller(shop, title, 250)
  const { buyer } = await joinAsBuyer(shop, { ticket, price: 250 })
  const code = await codeOf(shop, event)
  const helper = await (await browser.newContext({ ...PHONE, baseURL: shop.origin })).newPage()
  await test.step('a helper has the list', async () => {
    await helper.goto(await gate('Landing stage'))
    await expect(helper.getByText('/ 1')).toBeVisible({ timeout: 20_000 })
  })

  await test.step('what calling off does is said before, and nothing happens without a reason', async () => {
    await signIn(page, seller)
    await page.goto('/en/sellerevents')
    await untilAlive(page)
    await page.getByRole('button', { name: `More for ${title}` }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Cancel event' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this event?' })
    await expect(dialog.getByText('1 sold ticket will no longer be valid.')).toBeVisible()
    await expect(dialog.getByText(/^1 order will be refunded, once: .*310 in total\.$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Yes, cancel event' }).click()
    await expect(dialog.getByLabel('Why is it cancelled?')).toBeFocused()
    expect((await shop.ordersOf(buyer.username))[0]?.state).toBe('confirmed')
  })

  await test.step('the password is asked for once more, and then it is done', async () => {
    await forgetProof(shop, seller)
    await page.getByLabel('Why is it cancelled?').fill(REASON)
    await page.getByRole('button', { name: 'Yes, cancel event' }).click()
    const proof = page.getByRole('dialog', { name: 'Enter your password again' })
    await proof.getByLabel('Password', { exact: true }).fill(seller.password)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(page.locator('[aria-live=polite]').getByText('The event is cancelled. We’ll notify everyone with a ticket.')).toBeVisible()
    // What is owed comes first; once it has gone back it is only called off.
    await expect(page.getByRole('heading', { name: /^(?:Refunds due|Cancelled) \(1\)$/ })).toBeVisible()
  })

  await test.step('the service gives the money back by itself', async () => {
    const look = async () => (await shop.ordersOf(buyer.username)).map(({ state, tickets }) => `${state}, ${tickets} good`)
    await expect.poll(look, { timeout: 90_000 }).toEqual([expect.stringMatching(/^(refund_due|refunded), 0 good$/)])
  })

  await test.step('the buyer reads it on the order, on the ticket and among the news', () => readByBuyer(shop, browser, buyer))
  await test.step('the gate does not accept it', async () => {
    await helper.getByRole('button', { name: 'Refresh the list' }).click()
    await expect(helper.getByText('This event was cancelled')).toBeVisible()
    await helper.getByLabel('Type the code').fill(code)
    await helper.getByRole('button', { name: 'Check' }).click()
    await expect(helper.locator('[data-verdict=void]')).toContainText('Ticket cancelled')
    await helper.context().close()
  })
  await test.step('other visitors read that it is called off', async () => {
    await page.goto(`/en/eventdetails/${event}`)
    await expect(page.getByRole('region', { name: 'Booking' }).getByText('Cancelled')).toBeVisible()
  })
  await test.step('the till has given it back, once', () => expect.poll(() => givenBack(shop, event), { timeout: 60_000 }).toEqual([31_000]))
})

async function ownPhone(shop: Shop, browser: Browser, member: Member): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: shop.origin })
  const page = await context.newPage()
  await signIn(page, member)
  return page
}

async function readByBuyer(shop: Shop, browser: Browser, buyer: Member): Promise<void> {
  const page = await ownPhone(shop, browser, buyer)
  const [order] = await shop.ordersOf(buyer.username)
  const id = order?.event_order_id.toLowerCase()
  await page.goto(`/en/event_order/${id}`)
  await expect(page.getByRole('heading', { name: /^Your (refund is on its way|order was refunded)$/ })).toBeVisible()
  const refund = page.getByRole('region', { name: 'Refund' })
  await expect(refund).toContainText('310')
  await expect(refund).toContainText('The order was cancelled.')
  await page.goto(`/en/tickets/${id}`)
  await expect(page.getByText('This ticket is no longer valid.')).toBeVisible()
  const news = page.getByRole('link', { name: /^Your order was cancelled/ })
  const look = async () => {
    await page.goto('/en/notices')
    await untilAlive(page)
    await page.getByRole('main').getByRole('listitem').first().waitFor()
    return news.count()
  }
  await expect.poll(look, { timeout: 40_000 }).toBe(1)
  await expect(news).toContainText(REASON)
  await page.context().close()
}

async function codeOf({ database }: Shop, event: number): Promise<string> {
  const { rows } = await database.pool.query<{ code: string }>('select t.code from tickets t join purchases o on o.id = t.purchase where o.event = $1', [event])
  return rows[0]?.code ?? ''
}

/** What the payment gateway has sent back for an event, in paisa. */
async function givenBack({ database, till }: Shop, event: number): Promise<number[]> {
  const { rows } = await database.pool.query<{ tran_id: string }>(
    'select a.tran_id from payment_attempts a join purchases o on o.id = a.purchase where o.event = $1',
    [event],
  )
  const ours = new Set(rows.map(({ tran_id }) => tran_id))
  return (await till.ledger()).flatMap(({ tran_id, refunds }) => (ours.has(tran_id) ? refunds.map(({ amount_paisa }) => amount_paisa) : []))
}

/** Lets the last time that the password was typed be too long ago. */
const forgetProof = ({ database }: Shop, { username }: Member) =>
  database.pool.query(`update sessions set proved_at = now() - interval '11 minutes' where user_id = (select id from users where username = $1)`, [username])

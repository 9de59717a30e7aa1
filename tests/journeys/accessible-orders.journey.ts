import { createHash, randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { listTickets, passTicket, type Ticket } from '#contract/events/tickets.ts'
import { cancelOrder, type EventOrder, placeOrder } from '#contract/orders/orders.ts'
import { checkPayment, initiatePayment } from '#contract/purchases/payments.ts'
import { BUYER } from '../support/journeys/buying.ts'
import { startWalk } from '../support/journeys/look-around.ts'
import { goOffline, goOnline, type Shop, test } from '../support/journeys/market/shop.ts'
import { type Elsewhere, joinMarket, type Member, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAppIsHeld, untilScreensAreHeld } from '../support/journeys/reader.ts'
import { orderBody } from '../support/server/orders/orders.ts'

const TITLE = 'ভাওয়াইয়া গানের রাত: চিলমারী বন্দরের ঘাটে সারা রাত'
const GALLERY = { title: 'Gallery', price: 250, seats: 12, description: 'Benches under the roof, to the left of the stage.' }
const FRONT = { title: 'সামনের সারি', price: 1900, seats: 0 }

test('choosing, ordering and waiting to be sent pass axe, fit, and can be hit', ({ shop, page }) => order(shop, page))

test.describe('without a worker', () => {
  test.use(WITHOUT_WORKER)
  test('orders, payments and tickets pass axe, fit, and can be hit', ({ shop, page }) => own(shop, page))
})

/** From the event to what became of an order that waited on the phone. */
async function order(shop: Shop, page: Page): Promise<void> {
  const { words, open, visit } = await startWalk(page)
  const button = (key: string) =>
    page
      .getByRole('button', { name: words(key) })
      .filter({ visible: true })
      .first()
  const heading = (key: string) => expect(page.getByRole('heading', { name: words(key) }).first()).toBeVisible()
  const { event, ticket } = await shop.show([GALLERY, FRONT], { title: TITLE, seats: 12 })
  const member = await joinMarket(shop.origin, 'buyer')

  await visit('the checkout with nothing chosen, to a visitor', async () => {
    await open(`/evencheckout/${event}`)
    await expect(page.getByText(words('orders:checkout.none'))).toBeVisible()
  })
  await signIn(page, member)
  await visit('the sheet of tickets: one sold out, one chosen, read about', async () => {
    await open(`/eventdetails/${event}`)
    await page.locator(`main a[href$="/eventdetails/${event}?order=1"]`).click()
    await button('choosing:more').click()
    for (const { title } of [GALLERY, FRONT]) await page.getByRole('dialog').locator(`button[aria-expanded=false][aria-label$="${title}"]`).click()
    await expect(page.getByRole('dialog').getByText(GALLERY.description)).toBeVisible()
    await expect(page.getByRole('dialog').getByText(words('choosing:soldOut'))).toBeVisible()
  })
  await visit('the checkout', async () => {
    await button('choosing:proceed').click()
    await expect(page.locator('input[name=full_name]')).toBeEnabled()
  })
  await visit('the checkout with faults', async () => {
    await button('orders:checkout.pay').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
  })
  await visit('an order refused', async () => {
    await page.locator('input[name=full_name]').fill(BUYER.full_name)
    await page.locator('input[name=phone_number]').fill(BUYER.phone_number)
    await shop.database.pool.query('update event_tickets set price = 275 where id = $1', [ticket])
    await button('orders:checkout.pay').click()
    await expect(button('orders:checkout.refused.acceptPrice')).toBeVisible()
  })
  await visit('an order saved on the phone', async () => {
    await untilAppIsHeld(page)
    await untilScreensAreHeld(page, 'members')
    await untilScreensAreHeld(page, 'buyers')
    await goOffline(shop, page.context())
    await button('orders:checkout.save').click()
    await heading('orders:checkout.queued.title')
  })
  await visit('the outbox, waiting without network', async () => {
    await page.locator('main a[href$="/outbox"]').click()
    await expect(page.getByText(words('outbox:offline'))).toBeVisible()
  })
  await visit('the outbox, with a decision to make', async () => {
    await goOnline(shop, page.context())
    await expect(button('orders:outbox.accept')).toBeVisible({ timeout: 30_000 })
  })
  await visit('the outbox, sent', async () => {
    await button('orders:outbox.accept').click()
    await expect(page.getByText(words('orders:outbox.sent')).filter({ visible: true }).first()).toBeVisible()
  })
  await visit('the outbox, empty', async () => {
    await button('outbox:dismiss').click()
    await expect(page.getByText(words('outbox:empty'))).toBeVisible()
  })
}

/** The buyer's orders, and what became of them. */
async function own(shop: Shop, page: Page): Promise<void> {
  const { words, open, visit } = await startWalk(page, 'bn')
  const heading = (key: string) => expect(page.getByRole('heading', { name: words(key) }).first()).toBeVisible()
  const { member, held, cancelled, paid, passed, secret } = await stock(shop)
  const payment = (said: string, key: string) => async () => {
    await open(`/${said}?event_order_id=${said === 'event-payment-success' ? paid : held}`)
    await heading(key)
  }

  await visit('a ticket that was passed on, to a visitor', async () => {
    await open(`/ticket#${secret}`)
    await expect(page.getByRole('img', { name: words('tickets:card.qr') })).toBeVisible()
  })
  await signIn(page, member)
  await visit('an order to pay for', async () => {
    await open(`/event_order/${held}`)
    await heading('orders:order.states.held.title')
  })
  await visit('an order whose payment could not be begun', async () => {
    await open(`/event_order/${held}?payment_status=failed`)
    await expect(page.getByText(words('orders:pay.failed.text'))).toBeVisible()
  })
  await visit('an order that is complete', async () => {
    await open(`/event_order/${paid}`)
    await heading('orders:order.states.confirmed.title')
  })
  await visit('its receipt', async () => {
    await page.getByRole('button', { name: words('orders:order.receipt') }).click()
    await heading('orders:receipt.title')
  })
  await visit('an order that was cancelled', async () => {
    await open(`/event_order/${cancelled}`)
    await heading('orders:order.states.cancelled.title')
  })
  await visit('a payment that succeeded', payment('event-payment-success', 'orders:pay.success.title'))
  await visit('a payment that failed', payment('event-payment-fail', 'orders:pay.fail.title'))
  await visit('a payment that was left', payment('event-payment-cancel', 'orders:pay.cancel.title'))
  await visit('a payment of which nobody knows', async () => {
    const answer = { outcome: 'undecided', event_order_id: held, order_state: 'confirming', payment_status: 'Pending' }
    shop.line.treat(({ path }) => (path === checkPayment.path ? { type: 'application/json', body: JSON.stringify(answer) } : 'pass'))
    await payment('check-payment', 'orders:pay.check.undecided')()
  })
  shop.line.treat(() => 'pass')
  await visit('one’s orders', async () => {
    await open('/orders')
    await expect(page.locator('main a[href*="/event_order/"]').first()).toBeVisible()
  })
  await visit('the news about them', async () => {
    await open('/notices')
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  })
  await visit('which news are wanted', async () => {
    await open('/notices/settings')
    await expect(page.getByRole('checkbox').first()).toBeVisible()
  })
  await visit('no messages yet', async () => {
    await open('/messages')
    await expect(page.getByText(words('conversations:empty.mine.title'))).toBeVisible()
  })
  await visit('a message to the support team', async () => {
    await open('/messages/new?kind=support')
    await expect(page.getByRole('textbox', { name: words('conversations:composer.text') })).toBeVisible()
  })
  await visit('a conversation that has begun', async () => {
    await page.getByRole('textbox', { name: words('conversations:composer.text') }).fill('টিকিটে নামের বানান ভুল এসেছে।')
    await page.getByRole('button', { name: words('conversations:composer.send') }).click()
    await page.waitForURL(/\/messages\/\d+$/)
    await expect(page.getByRole('main').getByText('টিকিটে নামের বানান ভুল এসেছে।').last()).toBeVisible()
  })
  await visit('one’s messages', async () => {
    await open('/messages')
    await expect(page.getByRole('list', { name: words('conversations:title') })).toBeVisible()
  })
  await visit('one’s tickets', async () => {
    await open('/tickets')
    await expect(page.locator(`main a[href$="/tickets/${paid}"]`).first()).toBeVisible()
  })
  await visit('a ticket with its code', async () => {
    await open(`/tickets/${paid}`)
    await expect(page.getByRole('img', { name: words('tickets:card.qr') })).toBeVisible()
  })
  await visit('the code alone', async () => {
    await page.getByRole('button', { name: words('tickets:bright.open') }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  await visit('to whom a ticket is passed on, without a name', async () => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words('tickets:pass.open') }).click()
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await expect(page.getByRole('dialog').locator('[aria-invalid=true]')).toBeVisible()
  })
  await visit('a link to be sent', async () => {
    await page.locator('input[name=holder_name]').fill('Karim Mia')
    await page.getByRole('dialog').locator('button[type=submit]').click()
    await heading('tickets:link.title')
  })
  await visit('whether it is to be taken back', async () => {
    await page.getByRole('button', { name: words('tickets:back.open') }).click()
    await heading('tickets:back.title')
  })
  await visit('a ticket that somebody else holds', async () => {
    await open(`/tickets/${passed}`)
    await expect(page.getByText(words('tickets:state.passed')).first()).toBeVisible()
  })
  await visit('the switch of notifications', async () => {
    await open('/profile-settings#phone')
    await expect(page.getByRole('checkbox', { name: words('notices:switch.label') })).toBeVisible()
  })
}

interface Stock {
  member: Member
  /** Ids of orders. */
  held: string
  cancelled: string
  /** By card. */
  paid: string
  /** Its only ticket was passed on. */
  passed: string
  /** What opens that ticket. */
  secret: string
}

/** A buyer with orders of all kinds, made from another phone. */
async function stock(shop: Shop): Promise<Stock> {
  const { tickets } = await shop.show([GALLERY, { title: 'Entry', price: 0, seats: 12 }], { title: TITLE })
  const [gallery = 0, entry = 0] = tickets
  const member = await joinMarket(shop.origin, 'owner')
  const elsewhere = await signInElsewhere(shop.origin, member)
  const placed = async (event_ticket: number, price: number) =>
    (await tell<EventOrder>(elsewhere, placeOrder.path, orderBody([{ event_ticket, quantity: 1 }], price))).event_order_id
  const paid = await placed(gallery, GALLERY.price)
  await tell(elsewhere, initiatePayment.path, { event_order_id: paid })
  const { pool } = shop.database
  const { rows } = await pool.query('select tran_id from payment_attempts a join purchases o on o.id = a.purchase where o.number = $1', [paid])
  await shop.till.pay(rows[0].tran_id)
  await shop.till.idle()
  const cancelled = await placed(gallery, GALLERY.price)
  await tell(elsewhere, cancelOrder.path.replace('{event_order_id}', cancelled), {})
  const held = await placed(gallery, GALLERY.price)
  const passed = await placed(entry, 0)
  const theirs: Ticket[] = await (await elsewhere.ask(listTickets.path)).json()
  const secret = randomBytes(24).toString('base64url')
  const secret_hash = createHash('sha256').update(secret).digest('hex')
  const { id } = theirs.find(({ event_order_id }) => event_order_id === passed) ?? {}
  await tell(elsewhere, passTicket.path, { id, holder_name: 'Karim Mia', secret_hash })
  const told = 'select count(*)::int as n from notices n join users u on u.id = n.user_id where u.username = $1'
  await expect.poll(async () => (await pool.query(told, [member.username])).rows[0].n, { message: 'news of both orders', timeout: 30_000 }).toBe(2)
  return { member, held, cancelled, paid, passed, secret }
}

async function tell<T>(elsewhere: Elsewhere, path: string, body: object): Promise<T> {
  const response = await elsewhere.tell(path, body)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

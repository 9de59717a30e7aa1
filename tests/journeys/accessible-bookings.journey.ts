import { expect, type Page } from '@playwright/test'
import { startWalk } from '../support/journeys/look-around.ts'
import { signInAsStaff } from '../support/journeys/market/magazine.ts'
import { type Shop, test } from '../support/journeys/market/shop.ts'
import { type Member, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { untilAlive } from '../support/journeys/reader.ts'

test.use(WITHOUT_WORKER)

test('services, free times and a request pass axe, fit, and can be hit', ({ shop, page }) => ask(shop, page))
test('bookings in every state and one’s days pass axe, fit, and can be hit', ({ shop, page }) => own(shop, page))
test('a provider’s requests, calendar, hours, team and services pass axe, fit, and can be hit', ({ shop, page }) => provide(shop, page))
test('disputes of bookings at the desk pass axe, fit, and can be hit', ({ page }) => decide(page))

const shown = (page: Page, selector: string) => expect(page.locator(`main ${selector}`).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 })

/** An account of the demo market. */
const member = (username: string): Member => ({ username, email: `${username}@hatkhola.example`, password: 'hatkhola-demo' })

/** Who of the demo market has the most states of bookings on one side. */
async function busiest({ database }: Shop, side: 'buyer' | 'provider'): Promise<Member> {
  const whose = side === 'buyer' ? 'join buyers b on b.id = k.buyer join users u on u.id = b.user_id' : 'join users u on u.id = k.seller'
  const { rows } = await database.pool.query<{ username: string }>(
    `select u.username from bookings k ${whose} group by u.username order by count(distinct k.state) desc, count(*) desc limit 1`,
  )
  return member(rows[0]?.username ?? '')
}

/** From the list of services to a request with faults. */
async function ask(shop: Shop, page: Page): Promise<void> {
  const { open, press, says, visit } = await startWalk(page)
  const of = async (where: string): Promise<number> =>
    (await shop.database.pool.query(`select id from services where is_active and ${where} limit 1`)).rows[0].id
  const [visited, shared, quote] = [
    await of(`place = 'at-customer' and pricing = 'fixed' and not is_instant`),
    await of('seats > 1'),
    await of(`pricing = 'quote'`),
  ]
  await visit('the list of services', async () => {
    await open('/services')
    await shown(page, 'h2 a')
  })
  await visit('no services', async () => {
    await open('/services?q=zzzzzz&max_price=1')
    await says('services:list.empty')
  })
  await visit('a service', async () => {
    await open(`/servicedetails/${visited}`)
    await shown(page, 'h1')
  })
  await visit('what is free soonest, to a visitor', async () => {
    await open('/bookings')
    await shown(page, 'a[href*="/servicebooking/"]')
  })
  await visit('one’s days, to a visitor', async () => {
    await open('/myday')
    await says('days:visitor')
  })
  await signIn(page, await busiest(shop, 'buyer'))
  await visit('a request at an address of the buyer, with faults', async () => {
    await open(`/servicebooking/${visited}`)
    await shown(page, 'input[type=radio]')
    await untilAlive(page)
    await press('bookings:asking.button.ask')
    await shown(page, '[aria-invalid=true], [role=alert]:not(:empty)')
  })
  await visit('a time that is shared', async () => {
    await open(`/servicebooking/${shared}`)
    await shown(page, 'input[type=radio]')
  })
  await visit('a request for a quote', async () => {
    await open(`/servicebooking/${quote}`)
    await says('bookings:asking.button.quote')
  })
}

/** What a buyer sees of bookings in each state. */
async function own(shop: Shop, page: Page): Promise<void> {
  const { open, visit } = await startWalk(page, 'bn')
  const buyer = await busiest(shop, 'buyer')
  const { rows } = await shop.database.pool.query<{ number: string; state: string }>(
    `select distinct on (k.state) k.number, k.state from bookings k join buyers b on b.id = k.buyer join users u on u.id = b.user_id
     where u.username = $1 order by k.state, k.id`,
    [buyer.username],
  )
  expect(rows.length).toBeGreaterThan(4)
  await signIn(page, buyer)
  for (const group of ['coming', 'requests', 'past']) {
    await visit(`bookings, ${group}`, async () => {
      await open(`/bookings?group=${group}`)
      await shown(page, 'h1')
      await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0)
    })
  }
  for (const { number, state } of rows) {
    await visit(`a booking that is ${state}`, async () => {
      await open(`/booking/${number.toLowerCase()}`)
      await shown(page, 'section')
    })
  }
  await visit('one’s days', async () => {
    await open('/myday')
    await shown(page, 'section')
  })
}

/** The screens of a provider. */
async function provide(shop: Shop, page: Page): Promise<void> {
  const { open, press, visit } = await startWalk(page)
  const provider = await busiest(shop, 'provider')
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select s.id from services s join users u on u.id = s.seller where u.username = $1 order by s.id limit 1',
    [provider.username],
  )
  const service = rows[0]?.id
  await signIn(page, provider)
  for (const group of ['requests', 'coming', 'past']) {
    await visit(`work, ${group}`, async () => {
      await open(`/bookings?side=provider&group=${group}`)
      await shown(page, 'h1')
      await expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0)
    })
  }
  for (const view of ['day', 'week', 'month']) {
    await visit(`the calendar by ${view}`, async () => {
      await open(`/sellerservices/calendar?view=${view}`)
      // Of a day without bookings there is a sentence alone.
      await shown(page, '.card')
    })
  }
  await visit('hours', async () => {
    await open('/sellerservices/hours')
    await shown(page, 'section, form')
  })
  await visit('the team', async () => {
    await open('/sellerservices/team')
    await shown(page, 'li h2')
  })
  await visit('one’s services', async () => {
    await open('/sellerservices')
    await shown(page, 'article, tbody tr')
  })
  await visit('a service to be posted, with faults', async () => {
    await open('/selleraddservice')
    await expect(page.locator('main [contenteditable=true]').first()).toBeVisible()
    await press('team:post.action')
    await shown(page, '[aria-invalid=true]')
  })
  await visit('a service to be changed', async () => {
    await open(`/sellerservices/service/${service}/update`)
    await shown(page, 'input[name=title]')
  })
  await visit('its pictures', async () => {
    await open(`/sellerservices/service/${service}/pictures`)
    await shown(page, 'input[type=file], img')
  })
  await visit('its questions', async () => {
    await open(`/sellerservices/service/${service}/questions`)
    await shown(page, 'form, button')
  })
}

/** What staff see of bookings. */
async function decide(page: Page): Promise<void> {
  const { open, visit } = await startWalk(page)
  await signInAsStaff(page)
  await visit('disputes of bookings', async () => {
    await open('/desk/bookings')
    await shown(page, 'article')
  })
}

import { expect, type Page } from '@playwright/test'
import { postEventOf, sellOn } from '../support/journeys/market/event-of-seller.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'

test.use(WITHOUT_WORKER)

/** Every screen of those who sell, with what it is called. @param event somebody else's */
const screens = (event: number): [path: string, title: RegExp][] => [
  ['/selleraddevent', /^Post Event$/],
  ['/sellerevents', /^All Events$/],
  ['/sellerevents/manage', /^Manage$/],
  ['/sellerdashboard', /^Dashboard$/],
  [`/sellerevents/event/${event}/update`, /^(Event Detail|Edit Event)$/],
  [`/sellerevents/editeventGallery/${event}`, /^Event Gallery$/],
  [`/sellerevents/event/${event}/tickets`, /^Tickets$/],
  [`/sellerevents/event/${event}/promo`, /^Promo codes$/],
  [`/sellerevents/event/${event}/questions`, /^Questions$/],
  [`/sellerevents/event/${event}/orders`, /^Orders$/],
  [`/sellerevents/event/${event}/attendees`, /^Attendees$/],
  [`/sellerevents/event/${event}/gate`, /^Gate$/],
]

test('whoever does not sell reads on every screen of sellers what it is, and how to get there', async ({ page, browser, gateway, sharedMarket }) => {
  test.slow()
  const poster = await browser.newPage({ baseURL: gateway.origin })
  await sellOn(poster, sharedMarket.origin)
  const event = await postEventOf(poster)
  const stays = async (one: Page, path: string, title: RegExp) => {
    await one.goto(`/en${path}`)
    await expect(one.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(new URL(one.url()).pathname).toBe(`/en${path}`)
  }

  await test.step('a visitor', async () => {
    for (const [path, title] of screens(event)) {
      await stays(page, path, title)
      await expect(page.getByText('Please log in first. Then you’ll come back to this screen.')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toHaveAttribute('href', new RegExp(`/en/login.*${encodeURIComponent(path)}$`))
    }
  })
  await test.step('somebody who buys', async () => {
    await signIn(page, await joinMarket(sharedMarket.origin, 'buyer'))
    for (const [path, title] of screens(event)) {
      await stays(page, path, title)
      await expect(page.getByText('This screen is for sellers. Become one with this account')).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'BECOME A SELLER' })).toHaveAttribute('href', '/en/become-a-seller')
    }
  })
  await test.step('somebody who sells, of another’s event: the same as of one that is not there', async () => {
    const other = await browser.newPage({ baseURL: gateway.origin })
    await sellOn(other, sharedMarket.origin)
    for (const [path] of screens(event).filter(([one]) => one.includes(String(event)))) {
      await other.goto(`/en${path}`)
      await expect(other.getByRole('main').getByText('নৌকা বাইচ')).toHaveCount(0)
      await expect(
        other
          .getByRole('main')
          .getByRole('alert')
          .or(other.getByRole('main').getByText(/not found|does not exist|could not be/i))
          .first(),
      ).toBeVisible()
    }
    await other.context().close()
  })
  await poster.context().close()
})

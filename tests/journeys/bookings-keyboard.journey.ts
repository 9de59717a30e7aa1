import { expect } from '@playwright/test'
import { focused, tabInSight } from '../support/journeys/keyboard.ts'
import { bookingsOf, newProvider, postService } from '../support/journeys/market/provider.ts'
import { test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { collectComplaints, untilAlive } from '../support/journeys/reader.ts'
import { ALWAYS } from '../support/server/nouns/services.ts'

test.use(WITHOUT_WORKER)

test.use({ viewport: { width: 800, height: 740 }, isMobile: false, hasTouch: false })
test.setTimeout(120_000)

test('with the keyboard alone: a day and a time are chosen with the arrow keys, faults lead to their fields, and the time is booked', async ({
  shop,
  page,
}) => {
  const complaints = collectComplaints(page)
  const press = (key: string) => page.keyboard.press(key)
  const to = (name: string | RegExp) => tabInSight(page, name)
  const provider = await newProvider(shop, 'tailor', 'Bogura Tailors')
  const service = await postService(shop, provider, { confirms: 'instant', payment: 'after' })
  await shop.database.pool.query('update calendars set hours = $2, version = version + 1 where seller = $1 and member is null', [
    provider.id,
    JSON.stringify(ALWAYS),
  ])
  const buyer = await joinMarket(shop.elsewhere, 'keys')
  await signIn(page, buyer)
  await page.goto(`/en/servicedetails/${service}`)
  await untilAlive(page)
  await to('Choose a time')
  await press('Enter')
  await expect(page.getByRole('group', { name: 'Day' }).getByRole('radio', { checked: true })).toHaveCount(1)

  await test.step('the days are one stop, and so are the times', async () => {
    await to(/times? available/)
    const day = await focused(page).getAttribute('data-day')
    await press('ArrowRight')
    await expect(focused(page)).not.toHaveAttribute('data-day', day ?? '')
    await expect(focused(page)).toBeChecked()
    await to(/\d{1,2}:\d\d/)
    await press('Space')
    const first = await focused(page).getAttribute('value')
    await press('ArrowRight')
    await expect(focused(page)).toBeChecked()
    expect(Date.parse((await focused(page).getAttribute('value')) ?? '')).toBe(Date.parse(first ?? '') + 3_600_000)
  })
  const chosen = await focused(page).getAttribute('value')

  await test.step('a fault has the focus in its field', async () => {
    await to('Book this time')
    await press('Enter')
    await expect(focused(page)).toHaveAccessibleName('Full name')
    await expect(focused(page)).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.type('Rina Akter')
    await to('Phone number')
    await page.keyboard.type('০১৭১২৩৪৫৬৭৮')
    await to('Book this time')
    await press('Enter')
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Eye check at the clinic' })).toBeVisible({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/en\/booking\//)
  const booked = await bookingsOf(shop, buyer)
  expect(booked.map(({ state, starts_at }) => [state, starts_at.toISOString()])).toEqual([['confirmed', new Date(chosen ?? '').toISOString()]])
  expect(complaints).toEqual([])
})

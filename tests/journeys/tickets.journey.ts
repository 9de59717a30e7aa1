import { expect, type Page } from '@playwright/test'
import { violations } from '../support/journeys/accessible.ts'
import { orderFreeTickets } from '../support/journeys/market/free-tickets.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { PHONE } from '../support/journeys/phone.ts'
import { untilScreensAreHeld } from '../support/journeys/reader.ts'
import { whereFound } from '../support/journeys/whole-phone.ts'

const qr = (page: Page) => page.getByRole('img', { name: 'QR code for the gate' })

test('tickets open at the gate without network, each of them in one swipe', async ({ gateway, sharedMarket, page, context }) => {
  const member = await joinMarket(sharedMarket.origin, 'guest')
  const { event_order_id } = await orderFreeTickets(sharedMarket.origin, member, 3)

  await test.step('online: they are found from the menu', async () => {
    await signIn(page, member)
    await page.goto(`${gateway.origin}/en/tickets`)
    await page.getByRole('link', { name: /Show 3 tickets/ }).click()
    await expect(qr(page).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await untilScreensAreHeld(page, 'members')
  })

  await test.step('offline: the same address, opened anew', async () => {
    gateway.set('cut')
    await context.setOffline(true)
    const gate = await context.newPage()
    await gate.goto(`${gateway.origin}/en/tickets/${event_order_id}`)
    await expect(qr(gate).first()).toBeVisible()
    const first = await gate.locator('figure:not([inert]) .select-all').innerText()
    await gate.getByRole('button', { name: 'Next ticket' }).click()
    await expect(gate.getByText('2 / 3')).toBeVisible()
    await expect(gate.locator('figure:not([inert]) .select-all')).not.toHaveText(first)
    await gate.getByRole('region', { name: 'Tickets of this order' }).focus()
    await gate.keyboard.press('End')
    await expect(gate.getByText('3 / 3')).toBeVisible()
    await gate.locator('figure:not([inert])').getByRole('button', { name: 'Full screen' }).click()
    await expect(gate.getByRole('dialog', { name: 'Code for the gate' })).toBeVisible()
    await gate.getByText('Tap anywhere to close').click()
    await expect(gate.getByRole('dialog')).toHaveCount(0)
    await gate.getByRole('button', { name: 'Previous ticket' }).click()
    await expect(gate.getByText('2 / 3')).toBeVisible()
  })
})

test('a ticket that is passed on opens for anyone with the link, until it is taken back', async ({ gateway, sharedMarket, page, browser }) => {
  const member = await joinMarket(sharedMarket.origin, 'host')
  const { event_order_id } = await orderFreeTickets(sharedMarket.origin, member, 1)
  await signIn(page, member)
  await page.goto(`${gateway.origin}/en/tickets/${event_order_id}`)

  const link = await test.step('the buyer passes it on; the code they had is gone', async () => {
    await page.getByRole('button', { name: 'Pass on' }).click()
    await page.getByLabel('Name of the new holder').fill('Karim Mia')
    expect(await violations(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Pass on' }).click()
    await expect(page.getByText('Passed on to Karim Mia')).toBeVisible()
    await expect(qr(page)).toHaveCount(0)
    const words = await page.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
    const address = decodeURIComponent(words ?? '').match(/\S+$/)?.[0] ?? ''
    expect(address).toMatch(/\/en\/ticket#[\w-]{32}$/)
    return address
  })
  const secret = link.split('#')[1] ?? ''

  const phone = await browser.newContext(PHONE)
  const guest = await phone.newPage()
  await test.step('the guest opens it without an account; the address does not keep the secret', async () => {
    await guest.goto(link)
    await expect(qr(guest)).toBeVisible()
    await expect(guest.getByText('Karim Mia')).toBeVisible()
    expect(guest.url()).toMatch(/\/en\/ticket\?seat=\d+$/)
    expect(await violations(guest)).toEqual([])
    await untilScreensAreHeld(guest, 'members')
    const found = await whereFound(guest, [secret])
    expect(found.map((where) => where.replace(/:.*/, ''))).toEqual(['database hatkhola-device kept'])
  })

  await test.step('without network it is under “Tickets”', async () => {
    gateway.set('cut')
    await phone.setOffline(true)
    await guest.goto(`${gateway.origin}/en/tickets`)
    await guest.getByRole('link', { name: /Passed on to you/ }).click()
    await expect(qr(guest)).toBeVisible()
    await guest.reload()
    await expect(qr(guest)).toBeVisible()
    gateway.set('open')
    await phone.setOffline(false)
  })

  await test.step('the buyer takes it back: the link is dead, and the guest’s phone lets go of the code', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await expect(qr(page)).toBeVisible()
    await expect(page.getByText('Rahima Khatun')).toBeVisible()
    await guest.reload()
    await expect(guest.getByRole('heading', { name: 'This ticket link is no longer valid' })).toBeVisible()
    await expect(qr(guest)).toHaveCount(0)
    expect(await whereFound(guest, [secret])).toEqual([])
  })
  await phone.close()
})

import { expect } from '@playwright/test'
import { listRelated } from '#contract/relations/relations.ts'
import { test } from '../support/journeys/market/walk.ts'
import { joinMarket, openShopOf, signIn, signInElsewhere } from '../support/journeys/member.ts'
import { untilAlive, untilAppIsHeld } from '../support/journeys/reader.ts'

const related = (which: 'following' | 'followers' | 'blocked') => listRelated.path.replace('{which}', which)

test('a seller is followed without network, once, and after a block each is hidden from the other, but not from visitors', async ({
  page,
  browser,
  context,
  gateway,
  sharedMarket,
}) => {
  const [reader, seller] = [await joinMarket(sharedMarket.origin, 'follower'), await joinMarket(sharedMarket.origin, 'followed')]
  const slug = await openShopOf(sharedMarket.origin, seller, 'Rupsha Ferry')
  const [asReader, asSeller] = [await signInElsewhere(sharedMarket.origin, reader), await signInElsewhere(sharedMarket.origin, seller)]
  const totalOf = async (who: typeof asReader, which: 'following' | 'followers' | 'blocked') =>
    ((await (await who.ask(related(which))).json()) as { total: number }).total

  await signIn(page, reader)
  await page.goto(`/en/seller/${slug}`)
  await untilAppIsHeld(page)
  await untilAlive(page)
  const follow = page.getByRole('button', { name: 'Follow', exact: true })
  await expect(follow).toBeVisible()

  await test.step('followed without network, it is shown at once and sent when the network is back', async () => {
    gateway.set('cut')
    await context.setOffline(true)
    await follow.click()
    await expect(page.getByRole('button', { name: 'Following', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText('1 follower', { exact: true })).toBeVisible()
    expect(await totalOf(asReader, 'following')).toBe(0)
    gateway.set('open')
    await context.setOffline(false)
    await expect.poll(() => totalOf(asSeller, 'followers')).toBe(1)
  })

  await test.step('blocked: the page is not there for either, and the follow has ended', async () => {
    await page.reload()
    await untilAlive(page)
    await page.getByRole('button', { name: 'More about Rupsha Ferry' }).click()
    await page.getByRole('button', { name: 'Block…' }).click()
    await expect(page.getByText('What you both show in public stays visible to anyone who isn’t logged in.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t available' })).toBeVisible()
    await expect.poll(() => totalOf(asReader, 'blocked')).toBe(1)
    expect([await totalOf(asSeller, 'followers'), await totalOf(asSeller, 'blocked')]).toEqual([0, 0])
  })

  await test.step('a visitor reads it as before', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: gateway.origin })
    const visitor = await plain.newPage()
    await visitor.goto(`/en/seller/${slug}`)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Rupsha Ferry' })).toBeVisible()
    await plain.close()
  })

  await test.step('undone from the list of those who are blocked', async () => {
    await page.getByRole('link', { name: 'Blocked people' }).click()
    await page.getByRole('button', { name: 'Unblock: Rupsha Ferry' }).click()
    await expect.poll(() => totalOf(asReader, 'blocked')).toBe(0)
    await page.goto(`/en/seller/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Rupsha Ferry' })).toBeVisible()
  })
})

test('settings say what a page of one’s own needs, and that a shop is one; without it no page is found under a name', async ({
  page,
  browser,
  sharedMarket,
}) => {
  const member = await joinMarket(sharedMarket.origin, 'karim')
  const visitor = await browser.newPage()
  expect((await visitor.goto(`${sharedMarket.origin}/en/people/${member.username}`))?.status()).toBe(404)
  await signIn(page, member)
  await page.goto('/en/profile-settings#page')
  await expect(page.getByText('Verify your email first. Then you can open your page.')).toBeVisible()
  await openShopOf(sharedMarket.origin, member, 'Karim’s Boats')
  await page.reload()
  await expect(page.getByText('Your shop is your public page: what you post appears there.')).toBeVisible()
  await visitor.close()
})

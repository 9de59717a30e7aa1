import { type BrowserContext, chromium, expect, type Page } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { PHONE } from './phone.ts'

/** What a buyer types. */
export const BUYER = { full_name: 'Rahima Khatun', phone_number: '01819476325' }

/**
 * Background Sync that failed is tried again after two seconds instead of five minutes: a browser that is started anew tries at once,
 * before it can be told that it has no network.
 */
const SYNC_AGAIN_SOON = [
  '--force-fieldtrials=BackgroundSync/Soon/',
  '--force-fieldtrial-params=BackgroundSync.Soon:initial_retry_delay_sec/2/retry_delay_factor/1/max_sync_attempts/30',
]

/** A browser that keeps its profile when it is closed, as a phone does; it may work in the background and show notifications. */
export async function openPhone(profile: string, offline = false): Promise<{ context: BrowserContext; page: Page }> {
  const { args = [], ...launch } = launchOptions()
  // Both are named, as a permission that is not named is not granted.
  const permissions = ['background-sync', 'notifications']
  const context = await chromium.launchPersistentContext(profile, { ...launch, args: [...args, ...SYNC_AGAIN_SOON], ...PHONE, permissions, offline })
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/** Opens an event, chooses tickets of its first kind, and goes to the checkout. @param address of the event */
export async function choose(page: Page, address: string, quantity: number): Promise<void> {
  await page.goto(address)
  await page.getByRole('link', { name: 'Order Now' }).click()
  const more = page.getByRole('button', { name: /^One more/ }).first()
  for (let n = 0; n < quantity; n += 1) await more.click()
  await page.getByRole('button', { name: 'Proceed with Order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Checkout/ })).toBeVisible()
}

/** Types what the account does not say. */
export async function typeDetails(page: Page, over: Partial<typeof BUYER & { email: string; order_note: string }> = {}): Promise<void> {
  const { full_name, phone_number, email, order_note } = { ...BUYER, ...over }
  await page.getByLabel('Full Name').fill(full_name)
  await page.getByLabel('Phone Number').fill(phone_number)
  if (email !== undefined) await page.getByLabel('Email').fill(email)
  if (order_note !== undefined) await page.getByLabel('Order Note').fill(order_note)
}

/** Pays on the page of the payment gateway, as a buyer does with a card. @param does another button of that page */
export async function payByCard(page: Page, does: 'Pay' | 'Fail' | 'Cancel' = 'Pay'): Promise<void> {
  await expect(page.getByText('Test payment — no real money is taken')).toBeVisible()
  if (does !== 'Pay') return page.getByRole('button', { name: does, exact: true }).click()
  await page.getByRole('link', { name: 'Fill in a test card' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
}

/** The order that stands on the screen. */
export const orderOf = (page: Page): string => /\/event_order\/(\w+)/.exec(page.url())?.[1]?.toUpperCase() ?? ''

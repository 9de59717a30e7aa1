import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { proveLedger } from '#server/ledger/prove/prove-ledger.ts'
import { payByCard } from '../support/journeys/buying.ts'
import { wordsIn } from '../support/journeys/looking.ts'
import { forgetPassword, givePassword, signInLongAgo } from '../support/journeys/market/desk.ts'
import { addToBasket, chooseMethod, giveAddress, goodsOrdersOf, goodsRefundsOf, goodsSeller, putOnSale } from '../support/journeys/market/goods.ts'
import { test } from '../support/journeys/market/shop.ts'
import { joinMarket, signIn } from '../support/journeys/member.ts'
import { WITHOUT_WORKER } from '../support/journeys/phone.ts'
import { passHolds } from '../support/server/ledger/pass-holds.ts'

test.use(WITHOUT_WORKER)

const words = wordsIn('en')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const named = (page: Page, key: string) => page.getByRole('button', { name: words(key), exact: true })
const NAMES = { free: 'Free', pending: 'On hold', leaving: 'On its way', due: 'You owe' } as const
type Account = keyof typeof NAMES
type Sums = Record<Account, number>
const ACCOUNTS = Object.keys(NAMES) as Account[]
const NOTHING: Readonly<Sums> = { free: 0, pending: 0, leaving: 0, due: 0 }

/** Paisa of what stands on a screen: `BDT 1,464.90`. */
function paisaOf(text: string): number {
  const [, minus, taka = '', part = ''] = /(-?)BDT ([\d,]+)(?:\.(\d{1,2}))?/.exec(text) ?? []
  if (taka === '') throw new Error(`no price in "${text}"`)
  return (minus ? -1 : 1) * (Number(taka.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0')))
}

/** The wallet shows these sums: what the phone has kept of it comes first, what the service says a moment later. What is owed is not listed while it is nothing. */
async function walletShows(page: Page, sums: Sums): Promise<void> {
  await page.goto('/en/wallet')
  const rows = page.getByRole('list', { name: 'Wallet' }).getByRole('listitem')
  const shown = async () => {
    const texts = await rows.allTextContents()
    return Object.fromEntries(texts.map((text) => [ACCOUNTS.find((one) => text.startsWith(NAMES[one])), paisaOf(text)]))
  }
  const { due, ...listed } = sums
  await expect.poll(shown, { timeout: 30_000 }).toEqual(due > 0 ? sums : listed)
}

/** The statement of this month shows these sums at the end, of moves that come to as much. */
async function statementShows(page: Page, sums: Sums): Promise<void> {
  await page.goto('/en/wallet/statement')
  const shown = async () => {
    const [closing, moved] = [{ ...NOTHING }, { ...NOTHING }]
    for (const account of ACCOUNTS) {
      const texts = await page.getByRole('region', { name: NAMES[account] }).getByRole('row').allTextContents()
      if (texts.length < 2) return undefined
      closing[account] = paisaOf(texts.at(-1) ?? '')
      moved[account] = texts.slice(1, -1).reduce((sum, text) => sum + paisaOf(text), 0)
    }
    return { closing, moved }
  }
  await expect.poll(shown, { timeout: 30_000 }).toEqual({ closing: sums, moved: sums })
}

/** The table that is downloaded: the sum of its moves, and the balance in the last line of each account. */
async function sumsOfTable(page: Page): Promise<Record<'closing' | 'moved', Sums>> {
  const saving = page.waitForEvent('download')
  await named(page, 'wallet:statement.csv').click()
  const text = await readFile(await (await saving).path(), 'utf8')
  const [closing, moved]: [Sums, Sums] = [{ ...NOTHING }, { ...NOTHING }]
  for (const line of text.trim().split('\r\n').slice(1)) {
    const [, , , account, taka, balance] = line.split(',') as [string, string, string, Account, string, string]
    moved[account] += Math.round(Number(taka) * 100)
    closing[account] = Math.round(Number(balance) * 100)
  }
  return { closing, moved }
}

test('a basket of two sellers is paid, refunded in part, delivered and withdrawn: wallet, statement, table and proof agree to the paisa', async ({
  shop,
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const [weaver, potter] = [await goodsSeller(shop, 'weaver', 'Tangail Weavers'), await goodsSeller(shop, 'potter', 'Dhamrai Potters')]
  const sari = await putOnSale(shop, weaver, { title: 'Tangail cotton sari', price: 1110, stock: 3 })
  const pot = await putOnSale(shop, potter, { title: 'Clay pot of Dhamrai', price: 400, stock: 3 })
  const buyer = await joinMarket(shop.elsewhere, 'rahima')
  await giveAddress(shop, buyer)
  const [selling, desk] = [await browser.newPage({ baseURL: shop.origin }), await browser.newPage({ baseURL: shop.origin })]

  await test.step('a basket of both is ordered and paid in one', async () => {
    await signIn(page, buyer)
    for (const { id } of [sari, pot]) await addToBasket(page, `/en/productdetails/${id}`)
    await page.goto('/en/checkout')
    await expect(page.getByText('House 12, Road 7')).toBeVisible()
    for (const { name } of [weaver, potter]) await chooseMethod(page, name, 'Pay online: card or mobile wallet')
    await button(page, 'Place order').click()
    await page.getByRole('button', { name: /^Pay Now/ }).click()
    await payByCard(page)
    await expect(page.getByRole('heading', { name: /^Paid/ })).toBeVisible({ timeout: 30_000 })
  })
  const orders = await goodsOrdersOf(shop, buyer)
  const purchase = orders[0]?.purchase ?? ''
  const statesOf = async () => (await goodsOrdersOf(shop, buyer)).map(({ state }) => state).toSorted()
  const numberOf = ({ id }: { id: number }) => orders.find(({ seller }) => seller === id)?.number ?? ''

  await test.step('staff refund a part of one seller’s order', async () => {
    await signInLongAgo(desk, shop)
    await desk.goto(`/en/desk/orders/${purchase}`)
    await button(desk, `Refund part · ${numberOf(weaver)}`).click()
    const asked = desk.getByRole('dialog', { name: words('desk:orders.act.part.title') })
    await asked.getByLabel(words('desk:orders.act.taka')).fill('200')
    await asked.getByLabel(words('desk:orders.act.reason')).fill('A thread is loose.')
    await asked.getByRole('button', { name: words('desk:orders.act.part.yes') }).click()
    await givePassword(desk)
    await expect(desk.getByText('A thread is loose.')).toBeVisible()
    await expect.poll(() => goodsRefundsOf(shop, purchase), { timeout: 40_000 }).toEqual([{ amount: 200, state: 'refunded' }])
  })

  await test.step('that order is delivered: it is on hold, the other seller’s waits for its delivery', async () => {
    await signIn(selling, weaver.member)
    await selling.goto(`/en/shop_order/${numberOf(weaver).toLowerCase()}`)
    await button(selling, 'Accept order').click()
    await button(selling, 'Mark as packed').click()
    await button(selling, 'Mark as shipped').click()
    await selling.getByRole('dialog').getByRole('button', { name: 'Mark as shipped' }).click()
    await expect.poll(statesOf, { timeout: 30_000 }).toEqual(['placed', 'shipped'])
    await page.goto(`/en/shop_order/${numberOf(weaver).toLowerCase()}`)
    await button(page, 'I have received it').click()
    await page.getByRole('dialog').getByRole('button', { name: 'I have received it' }).click()
    await expect.poll(statesOf, { timeout: 30_000 }).toEqual(['delivered', 'placed'])
  })

  // 1,110 taka of goods, 100 of delivery; 200 go back, and with them 9.90 of the 55 taka of commission.
  const earned = 121_000 - 20_000 - (5500 - 990)
  await test.step('once the hold has passed it is free', async () => {
    await walletShows(selling, { ...NOTHING, pending: earned })
    await passHolds(shop)
    await walletShows(selling, { ...NOTHING, free: earned })
  })

  await test.step('an account of bKash is added with the password, and can be used a day later', async () => {
    await forgetPassword(shop, weaver.member.username)
    await selling.getByRole('link', { name: words('wallet:withdraw.link') }).click()
    await named(selling, 'wallet:account.add').click()
    await selling.getByLabel(words('wallet:account.holder')).fill('Rahima Begum')
    await selling.getByLabel(words('wallet:account.mobile')).fill('01712345678')
    await named(selling, 'wallet:account.save').click()
    await givePassword(selling, weaver.member.password)
    await expect(selling.getByText(words('wallet:account.usable'))).toBeVisible()
    await expect(selling.getByText(words('wallet:withdraw.waits'))).toBeVisible()
    await shop.database.pool.query('update payout_accounts set usable_at = now() where seller = $1', [weaver.id])
  })

  const number = await test.step('500 taka are withdrawn to it', async () => {
    await selling.reload()
    await selling.getByLabel(words('wallet:withdraw.taka')).fill('500')
    await named(selling, 'wallet:withdraw.yes').click()
    await expect(selling.getByText(words('wallet:withdraw.open'))).toBeVisible()
    await walletShows(selling, { ...NOTHING, free: earned - 50_000, leaving: 50_000 })
    const { rows } = await shop.database.pool.query<{ number: string }>('select number from payouts where seller = $1', [weaver.id])
    expect(rows).toHaveLength(1)
    return rows[0]?.number ?? ''
  })

  await test.step('staff take it up, send it and note the reference, which its seller reads', async () => {
    await desk.goto('/en/desk/payouts')
    const row = desk.getByRole('article', { name: number })
    for (const act of ['take', 'send']) {
      await row.getByRole('button', { name: words(`desk:payouts.act.${act}`) }).click()
      const asked = desk.getByRole('dialog')
      if (act === 'send') await asked.getByLabel(words('desk:payouts.reference')).fill('BK 2741')
      await asked.getByRole('button', { name: words(`desk:payouts.act.${act}`) }).click()

      await expect(asked).toHaveCount(0)
    }
    await expect(row).toHaveCount(0)
    await selling.goto('/en/wallet/withdraw')
    await expect(selling.getByText('Reference: BK 2741')).toBeVisible()
  })

  await test.step('wallet, statement, table and proof say the same', async () => {
    const sums = { ...NOTHING, free: earned - 50_000 }
    await walletShows(selling, sums)
    await statementShows(selling, sums)
    expect(await sumsOfTable(selling)).toEqual({ closing: sums, moved: sums })
    expect(await proveLedger(shop.database)).toEqual([])
  })

  await test.step('the other seller has all of theirs on hold', async () => {
    await signIn(selling, potter.member)
    // 20 taka of commission of 400, none of the delivery.
    await walletShows(selling, { ...NOTHING, pending: 50_000 - 2000 })
  })
  for (const one of [selling, desk]) await one.close()
})

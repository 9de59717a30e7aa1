import type { Browser } from 'playwright'
import { csvFile } from '#contract/core/csv.ts'
import { importProducts } from '#contract/products/product-csv.ts'
import { listProductCategories, PRODUCT_LISTED, type ProductCategory } from '#contract/products/products.ts'
import { type GoodsSeller, giveAddress, goodsSeller } from '../support/journeys/market/goods.ts'
import { type Elsewhere, joinMarket, logIn, type Member, signInElsewhere } from '../support/journeys/member.ts'
import { makeProduct } from '../support/server/nouns/products.ts'
import { beside } from './beside.ts'
import { throttledPage, withBrowser, workerHas } from './browser.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { offlineList } from './offline-list.ts'
import { frame, opened } from './phone-measures.ts'
import { growProducts, productList } from './products.ts'
import { type ServedApp, withApp } from './serving.ts'

const KEPT = 1000
const ROUNDS = 7
const QUICK_ROUNDS = 3
const QUESTIONS = {
  'a condition and a price': 'condition=used&max_price=5000',
  'a district and in stock': 'district=Dhaka&in_stock=true',
  'a word': 'q=saree',
  'a slip': 'q=gazipr',
}
const OFFLINE_MOST = { answer: 100, screen: 1000 }
const SCREEN_MS = 1000
const IMPORTED = 1000
const IMPORT_MS = 10_000
const [PRODUCTS, VARIANTS] = [500, 10]
/** Each of sixty frames a second. */
const FRAME_MS = 17

interface People {
  seller: GoodsSeller
  buyer: Member
  /** On sale, of the seller's. */
  product: number
}

/** The shop on a slower phone: filters, basket and checkout without network; a table that is read in; a seller's long list. */
export async function benchShopPhone({ isQuick }: BenchOptions): Promise<Findings> {
  const rounds = isQuick ? QUICK_ROUNDS : ROUNDS
  const lines = await withApp('demo', async (app) => {
    await growProducts(app, KEPT + PRODUCT_LISTED.countedTo)
    const people = await makePeople(app)
    const imported = await imports(app, people, isQuick ? 1 : 3)
    return withBrowser(async (browser) => [
      imported,
      ...(await filters(browser, app, rounds)),
      ...(await buying(browser, app, { people, rounds })),
      await scrolling(browser, app, { people, rounds }),
    ])
  })
  return { lines, raw: lines }
}

const lineOf = (what: string, most: number, values: number[]): Line => {
  console.error(`${what}: ${Math.round(median(values) ?? Number.NaN)} ms`)
  return { goal: 'shopphone', what, unit: 'ms', most, values }
}

/** A seller whose products have thousands of variants, and a buyer with an address. */
const makePeople = (app: ServedApp): Promise<People> =>
  beside(app, async (database) => {
    const shop = { elsewhere: app.service, database }
    const seller = await goodsSeller(shop, 'many', 'Shop of thousands')
    const values = Array.from({ length: VARIANTS }, (_, at) => `${36 + at}`)
    let product = 0
    for (let at = 0; at < PRODUCTS; at += 1) {
      const variants = values.map((size) => ({ values: [size], price: 700 + at, stock: 9 }))
      const made = await makeProduct(database.db, { seller: seller.id, title: `Shoes ${at}`, options: [{ name: 'Size', values }], variants })
      product = made.id
    }
    const buyer = await joinMarket(app.service, 'buyer')
    await giveAddress(shop, buyer)
    return { seller, buyer, product }
  })

/** Each time another table, by who is signed in elsewhere. */
async function imports(app: ServedApp, { seller }: People, rounds: number): Promise<Line> {
  const elsewhere = await signInElsewhere(app.service, seller.member)
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await importOnce(elsewhere, app, round))
  return lineOf(`a table of ${IMPORTED} products is read in`, IMPORT_MS, times)
}

async function importOnce({ headers }: Elsewhere, { service }: ServedApp, round: number): Promise<number> {
  const category = await someBranch(service)
  const head = ['product', 'sku', 'title', 'category', 'description', 'price', 'stock']
  const rows = Array.from({ length: IMPORTED }, (_, at) => [`p${at}`, `R${round}-${at}`, `Sari ${round} ${at}`, category, 'Woven by hand.', '১২০০', '8'])
  const begun = performance.now()
  const answer = await fetch(service + importProducts.path, {
    method: 'POST',
    body: csvFile([head, ...rows]),
    headers: { ...headers, 'content-type': 'text/csv' },
  })
  if (!answer.ok) throw new Error(`no import: ${await answer.text()}`)
  await answer.json()
  return performance.now() - begun
}

/** Some branch of the tree, as a table names it. */
async function someBranch(service: string): Promise<string> {
  const tree = (await (await fetch(service + listProductCategories.path)).json()) as ProductCategory[]
  const low = tree.find(({ parent }) => parent !== null)
  const top = tree.find(({ id }) => id === low?.parent)
  return `${top?.title} > ${low?.title}`
}

async function filters(browser: Browser, { site }: ServedApp, rounds: number): Promise<Line[]> {
  const page = await throttledPage(browser)
  const lines = await offlineList(page, {
    goal: 'shopphone',
    screen: `${site}/en/shop`,
    path: productList(),
    source: 'src/app/features/products/public/calls.ts',
    kept: KEPT,
    of: 'products',
    questions: QUESTIONS,
    most: OFFLINE_MOST,
    rounds,
  })
  await page.context().close()
  return lines
}

interface Visit {
  people: People
  rounds: number
}

/** Basket and checkout of a buyer who has put something in, without network. */
async function buying(browser: Browser, { site }: ServedApp, { people: { buyer, product }, rounds }: Visit): Promise<Line[]> {
  const page = await throttledPage(browser)
  await logIn(page, buyer, `${site}/en/login`)
  await page.goto(`${site}/en/productdetails/${product}`)
  await page.getByRole('radio', { name: '36' }).check({ force: true })
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page.getByText(/Added to basket/).waitFor()
  const screens = { basket: '/en/basket', checkout: '/en/checkout' }
  const sign = { basket: 'main a[href*="/checkout"]', checkout: 'role=button[name=/^(Place|Save) order$/]' }
  for (const name of ['basket', 'checkout'] as const) await opened(page, site + screens[name], sign[name])
  await workerHas(page, 'src/app/routes/checkout.tsx?tsr-split=component')
  await page.context().setOffline(true)
  const lines: Line[] = []
  for (const name of ['basket', 'checkout'] as const) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await opened(page, site + screens[name], sign[name]))
    lines.push(lineOf(`${name} opened without network`, SCREEN_MS, times))
  }
  await page.context().close()
  return lines
}

/** A list of thousands of variants, scrolled swiftly. */
async function scrolling(browser: Browser, { site }: ServedApp, { people: { seller }, rounds }: Visit): Promise<Line> {
  const page = await throttledPage(browser)
  await logIn(page, seller.member, `${site}/en/login`)
  await page.goto(`${site}/en/products`)
  await page.locator('main li article').first().waitFor()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await frame(page))
  await page.context().close()
  return lineOf(`a frame of a list of ${PRODUCTS * VARIANTS} variants scrolled`, FRAME_MS, times)
}

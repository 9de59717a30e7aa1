import { addressOf } from '#contract/core/endpoint.ts'
import { type ProductPage, readProduct } from '#contract/products/products.ts'
import { compared, timeOf } from './growth.ts'
import { type BenchOptions, type Findings, type Line, median } from './line.ts'
import { inTurns } from './load.ts'
import { ANY_PRICE, growProducts, productList } from './products.ts'
import { type ServedApp, withApp } from './serving.ts'

const BIG = 100_000
const CONNECTIONS = 20
const MOST = 1.5
const LEAST = 0.8
const QUESTIONS = {
  'the latest': productList(),
  'the latest, each question new': productList(ANY_PRICE),
  'a district, in stock, each question new': productList({ district: 'Dhaka', in_stock: 'true', ...ANY_PRICE }),
  'a word, each question new': productList({ q: 'saree', ...ANY_PRICE }),
}

/** What changes when the demo market's products become a hundred thousand: both servers run beside each other and are asked in turns. */
export const benchShopGrowth = ({ isQuick }: BenchOptions): Promise<Findings> =>
  withApp('demo', (small) =>
    withApp('demo', async (big) => {
      await growProducts(big, BIG)
      const raw: Record<string, unknown> = {}
      const lines: Line[] = []
      for (const [name, path] of Object.entries(QUESTIONS)) {
        const aim = { path, connections: CONNECTIONS }
        const shots = await inTurns({ base: small.service, ...aim }, { base: big.service, ...aim }, isQuick ? 1 : 3)
        raw[name] = shots
        lines.push(...compared('shopgrowth', `${name}, to ${BIG} products`, { shots, p99: MOST, rps: LEAST }))
      }
      lines.push(await productsOnce(small, big))
      return { lines, raw }
    }),
  )

/** Products that nobody asked for before, one after the other. */
async function productsOnce(small: ServedApp, big: ServedApp): Promise<Line> {
  const timesOf = async ({ service }: ServedApp) => {
    const { results } = (await (await fetch(service + productList({ sort: 'price-low' }))).json()) as ProductPage
    const times: number[] = []
    for (const { product_id } of results) times.push(await timeOf(service + addressOf(readProduct, { params: { product_id } })))
    return times
  }
  const [few, many] = [await timesOf(small), await timesOf(big)]
  const ratio = (median(many) ?? Number.NaN) / (median(few) ?? Number.NaN)
  return { goal: 'shopgrowth', what: `a product, not in memory, to ${BIG} products`, unit: 'ms', most: MOST, values: many, ratios: [ratio] }
}

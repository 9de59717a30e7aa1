import type { TestApp } from '../app.ts'
import type { SignedInPerson } from '../people.ts'
import type { MadeProduct } from './products.ts'
import { bought, step } from './shop-orders.ts'

type Who = Pick<SignedInPerson, 'access'>
interface Refusing {
  buyer: Who
  /** Of the product. */
  seller: Who
  product: MadeProduct
  /** How many parcels; three at most are on their way at once. */
  times: number
}

/** A buyer refuses parcels that they had ordered in cash, without cause; the seller has the goods again. */
export async function refuseParcels(app: Pick<TestApp, 'request' | 'database'>, { buyer, seller, product, times }: Refusing): Promise<void> {
  const numbers: string[] = []
  for (let n = 0; n < times; n++) numbers.push(...(await bought(app, buyer, { parts: [{ product }], method: 'cod' })).orders.map(({ number }) => number))
  for (const of of numbers)
    for (const [to, body] of [
      ['accept', {}],
      ['call', {}],
      ['ship', {}],
      ['refuse_parcel', { reason: 'refused' }],
      ['take_back', { is_whole: true }],
    ] as const) {
      const answer = await step(app, seller, { of, to, body })
      if (answer.status !== 200 && to !== 'call') throw new Error(`${to} was refused: ${answer.status} ${await answer.text()}`)
    }
}

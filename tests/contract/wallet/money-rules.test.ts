import { describe, expect, it } from 'vitest'
import { commissionAt, commissionOfLines, type Earning, shareOut, takeBack } from '#contract/wallet/money-rules.ts'
import { randomOf } from '#tests/support/server/random-of.ts'

/** The same draws again: `SEED=<number>`. */
const SEED = /^[1-9]\d*$/.test(process.env.SEED ?? '') ? Number(process.env.SEED) : 1 + Math.floor(Math.random() * 1e6)
const draw = randomOf(SEED)
const sum = (parts: readonly number[]) => parts.reduce((all, one) => all + one, 0)

describe('shares', () => {
  it.each<[string, number, readonly number[], readonly number[]]>([
    ['one paisa over three', 1, [1, 1, 1], [1, 0, 0]],
    ['a hundred over three', 100, [1, 1, 1], [34, 33, 33]],
    ['the largest remainder first', 10, [1, 2, 3], [2, 3, 5]],
    ['nothing where no weight is', 500, [0, 0], [0, 0]],
    ['nothing for a weight of 0', 7, [0, 1], [0, 7]],
    ['no paisa', 0, [3, 4], [0, 0]],
    ['no parts', 12, [], []],
    ['beyond what a float could hold', 50_000_000, [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER], [25_000_000, 25_000_000]],
  ])('%s', (...[, paisa, weights, parts]) => {
    expect(shareOut(paisa, weights)).toEqual(parts)
  })

  it(`always add up to the sum, and none is a paisa or more from its exact part (SEED=${SEED})`, () => {
    for (let round = 0; round < 2000; round++) {
      const weights = Array.from({ length: 1 + draw(50) }, () => draw(3) * draw(50_000_000))
      const paisa = draw(50_000_001)
      const parts = shareOut(paisa, weights)
      const all = sum(weights)
      expect(sum(parts), `${paisa} over ${weights}`).toBe(all === 0 ? 0 : paisa)
      for (const [place, part] of parts.entries()) {
        expect(Number.isSafeInteger(part) && part >= 0, `${paisa} over ${weights}`).toBe(true)
        if (all > 0) expect(Math.abs(part - (paisa * (weights[place] ?? 0)) / all), `${paisa} over ${weights}`).toBeLessThan(1)
      }
    }
  })
})

describe('the operator’s share', () => {
  it.each([
    [1000, 500, 50],
    [1019, 500, 50],
    [500_000, 10_000, 500_000],
    [500_000, 0, 0],
    [1, 9999, 0],
    [0, 500, 0],
  ])('of %i taka at %i of 10,000 is %i, a part of a taka stays with the seller', (taka, rate, share) => {
    expect(commissionAt(taka, rate)).toBe(share)
  })

  it('of lines of different rates is what each pays, a discount taken off all in proportion', () => {
    const lines = [
      { taka: 600, rate: 500 },
      { taka: 400, rate: 1000 },
    ]
    expect(commissionOfLines(lines, 0)).toBe(70)
    expect(commissionOfLines(lines, 500)).toBe(35)
    expect(commissionOfLines(lines, 1000)).toBe(0)
    expect(
      commissionOfLines(
        Array.from({ length: 50 }, () => ({ taka: 10_000, rate: 500 })),
        0,
      ),
    ).toBe(25_000)
  })
})

/** What an order brought of which nothing went back. */
function earning(): Earning {
  const kind = (['tickets', 'shop', 'booking'] as const)[draw(3)] ?? 'shop'
  const gross = 1 + draw(50_000_000)
  const base = kind === 'shop' ? draw(gross + 1) : gross
  const service = kind === 'shop' ? 0 : draw(10_000)
  return { kind, gross, service, base, commission: Math.floor((base * draw(10_001)) / 10_000), back: 0, commission_back: 0, service_back: 0 }
}

describe('what goes back', () => {
  it(`is made of three parts that add up, none below 0, and leaves nothing once all is back (SEED=${SEED})`, () => {
    for (let round = 0; round < 2000; round++) {
      const order = earning()
      const whole = order.gross + order.service
      let seller = 0
      while (order.back < whole) {
        const paisa = Math.min(whole - order.back, 1 + draw(1 + Math.floor(whole / (1 + draw(4)))))
        const parts = takeBack(order, paisa)
        const said = `${paisa} of ${JSON.stringify(order)}`
        expect(parts.seller + parts.commission + parts.service, said).toBe(paisa)
        expect(Math.min(parts.seller, parts.commission, parts.service), said).toBeGreaterThanOrEqual(0)
        seller += parts.seller
        order.back += paisa
        order.commission_back += parts.commission
        order.service_back += parts.service
        expect(order.commission_back, said).toBeLessThanOrEqual(order.commission)
      }
      expect([seller, order.commission_back, order.service_back]).toEqual([order.gross - order.commission, order.commission, order.service])
    }
  })

  it('takes the operator’s share from goods first, and never of their delivery', () => {
    const order: Earning = { kind: 'shop', gross: 110_000, service: 0, base: 100_000, commission: 5000, back: 0, commission_back: 0, service_back: 0 }
    expect(takeBack(order, 50_000)).toEqual({ seller: 47_500, commission: 2500, service: 0 })
    expect(takeBack({ ...order, back: 100_000, commission_back: 5000 }, 10_000)).toEqual({ seller: 10_000, commission: 0, service: 0 })
  })

  it('of tickets takes the house’s own charge last, of a booking in proportion', () => {
    const order: Earning = { kind: 'tickets', gross: 20_000, service: 6000, base: 20_000, commission: 0, back: 0, commission_back: 0, service_back: 0 }
    expect(takeBack(order, 20_000)).toEqual({ seller: 20_000, commission: 0, service: 0 })
    expect(takeBack({ ...order, back: 20_000 }, 6000)).toEqual({ seller: 0, commission: 0, service: 6000 })
    expect(takeBack({ ...order, kind: 'booking' }, 13_000)).toEqual({ seller: 10_000, commission: 0, service: 3000 })
  })

  it.each([
    [0, 0],
    [10_000, 100],
  ])('at a rate of %i of 10,000 is the seller’s or the operator’s alone', (rate, ofCommission) => {
    const commission = rate / 100
    const order: Earning = { kind: 'shop', gross: 100, service: 0, base: 100, commission, back: 0, commission_back: 0, service_back: 0 }
    expect(takeBack(order, 100)).toEqual({ seller: 100 - ofCommission, commission: ofCommission, service: 0 })
  })
})

import { describe, expect, it } from 'vitest'
import { EMPTY_BASKET, putBack, putIn, setQuantity, takeOut, takeOutOrdered, unsentChanges } from '#device/basket/held-basket.ts'
import { oldestOf } from '#device/basket/line-age.ts'
import { aNewLine, aShop, at, holding, SEEN } from '#tests/support/phone/baskets.ts'

const now = Date.parse(at(30))

describe('a basket on the phone', () => {
  it('has what was put in last first, with what it cost then', () => {
    const { lines, shops } = holding(aNewLine({ variant_id: 11 }), aNewLine({ variant_id: 12, seller: 6, price: 90 }, 3))
    expect(lines.map(({ variant_id, quantity, price_seen }) => [variant_id, quantity, price_seen])).toEqual([
      [12, 3, 90],
      [11, 1, 1200],
    ])
    expect(shops.map(({ seller }) => seller)).toEqual([5, 6])
  })

  it('puts a line in once, wherever it stood', () => {
    const held = putIn(holding(aNewLine({ variant_id: 11 }), aNewLine({ variant_id: 12 })), aNewLine({ variant_id: 11 }, 4), now)
    expect(held.lines.map(({ variant_id, quantity }) => [variant_id, quantity])).toEqual([
      [12, 1],
      [11, 4],
    ])
  })

  it('does not know less than before where an older page puts a line in again', () => {
    const before = putIn(EMPTY_BASKET, { ...aNewLine({ price: 1300, stock: 2 }), shop: aShop({ district: 'Bogura' }), seen_at: at(20) }, now)
    const after = putIn(before, { ...aNewLine({ price: 1200, stock: 9 }, 2), seen_at: SEEN }, now)
    expect(after.lines).toMatchObject([{ quantity: 2, price: 1300, stock: 2, price_seen: 1200, known_at: at(20) }])
    expect(after.shops).toMatchObject([{ district: 'Bogura' }])
    expect(putIn(before, { ...aNewLine({ price: 900 }, 2), seen_at: at(25) }, now).lines).toMatchObject([{ price: 900, known_at: at(25) }])
  })

  it('is as old as the oldest of what is known of its lines', () => {
    const held = { ...holding(aNewLine({ variant_id: 11 })), read_at: at(60) }
    const [known, ...none] = held.lines.map(({ known_at: _, ...line }) => line)
    expect(oldestOf(held, known ? [known] : [])).toBe(at(60))
    const after = putIn(held, { ...aNewLine({ variant_id: 12 }), seen_at: at(-40) }, now)
    expect([oldestOf(after, after.lines), oldestOf(held, none)]).toEqual([at(-40), undefined])
  })

  it('keeps what it cost when it was put in while its number is changed', () => {
    const held = holding(aNewLine())
    const dearer = { ...held, lines: held.lines.map((line) => ({ ...line, price: 1500 })) }
    expect(setQuantity(dearer, { variant_id: 11, quantity: 2 }, now).lines[0]).toMatchObject({ quantity: 2, price: 1500, price_seen: 1200 })
  })

  it('changes a line later than ever before, also where the clock of the phone is behind', () => {
    const held = holding(aNewLine())
    const before = held.lines[0]?.changed_at ?? ''
    const after = setQuantity(held, { variant_id: 11, quantity: 2 }, Date.parse('2020-01-01'))
    expect(after.lines[0]?.changed_at).toBe(new Date(Date.parse(before) + 1).toISOString())
  })

  it('remembers what was taken out, until it is put back in its place', () => {
    const held = holding(aNewLine({ variant_id: 11 }), aNewLine({ variant_id: 12 }), aNewLine({ variant_id: 13 }))
    const line = held.lines[1]
    const without = takeOut(held, 12, now)
    expect(without.deletions.map(({ variant_id }) => variant_id)).toEqual([12])
    expect(unsentChanges(without).find(({ variant_id }) => variant_id === 12)?.is_removed).toBe(true)
    const again = putBack(without, { line: line as never, at: 1 }, now)
    expect(again.lines.map(({ variant_id }) => variant_id)).toEqual([13, 12, 11])
    expect(again.deletions).toEqual([])
    expect(Date.parse(again.lines[1]?.changed_at ?? '')).toBeGreaterThan(Date.parse(without.deletions[0]?.changed_at ?? ''))
  })

  it('takes out what was ordered once, and leaves what is more than that', () => {
    const held = holding(aNewLine({ variant_id: 11 }), aNewLine({ variant_id: 12 }, 5))
    const order = {
      entry: 'a',
      lines: [
        { variant_id: 11, quantity: 1 },
        { variant_id: 12, quantity: 2 },
      ],
    }
    const after = takeOutOrdered(held, order, now)
    expect(after.lines.map(({ variant_id, quantity }) => [variant_id, quantity])).toEqual([[12, 3]])
    const again = putIn(after, aNewLine({ variant_id: 11 }), now)
    expect(takeOutOrdered(again, order, now)).toBe(again)
  })

  it('has nothing left of which more was ordered than is in it by now', () => {
    const order = { entry: 'a', lines: [{ variant_id: 11, quantity: 3 }] }
    expect(takeOutOrdered(holding(aNewLine({ variant_id: 11 }, 2)), order, now).lines).toEqual([])
  })

  it('has nothing to send when it is empty', () => {
    expect(unsentChanges(EMPTY_BASKET)).toEqual([])
  })
})

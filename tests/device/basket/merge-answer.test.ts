import { describe, expect, it } from 'vitest'
import { EMPTY_BASKET, type HeldBasket, putIn, setQuantity, takeOut, unsentChanges } from '#device/basket/held-basket.ts'
import { mergeVisitors, takeAnswer, takeGoods } from '#device/basket/merge-answer.ts'
import { aNewLine, anAnswer, aShop, at, aVariant, holding, SEEN } from '#tests/support/phone/baskets.ts'

const now = Date.parse(at(90))
const quantities = ({ lines }: HeldBasket) => lines.map(({ variant_id, quantity }) => [variant_id, quantity])

describe('the answer about a basket of several phones', () => {
  it('is what is held, once everything was sent', () => {
    const held = holding(aNewLine({}, 2))
    const after = takeAnswer(held, anAnswer([{ quantity: 2, price: 1300 }]), unsentChanges(held))
    expect(after.lines[0]).toMatchObject({ quantity: 2, price: 1300, price_seen: 1200, is_sent: true })
    expect([unsentChanges(after), after.read_at]).toEqual([[], at(60)])
  })

  it('has arrived although the service takes a moment for earlier than this phone does', () => {
    const held = holding(aNewLine({}, 2))
    const after = takeAnswer(held, anAnswer([{ quantity: 2, changed_at: at(-500) }]), unsentChanges(held))
    expect(unsentChanges(after)).toEqual([])
  })

  it('does not undo what was changed while it was on its way', () => {
    const held = holding(aNewLine({}, 2))
    const sent = unsentChanges(held)
    const changed = setQuantity(held, { variant_id: 11, quantity: 5 }, now)
    const after = takeAnswer(changed, anAnswer([{ quantity: 2 }]), sent)
    expect(quantities(after)).toEqual([[11, 5]])
    expect(unsentChanges(after).map(({ quantity }) => quantity)).toEqual([5])
  })

  it('does not bring back what was taken out while it was on its way', () => {
    const held = takeAnswer(holding(aNewLine()), anAnswer([{}]), unsentChanges(holding(aNewLine())))
    const after = takeAnswer(takeOut(held, 11, now), anAnswer([{}], { server_time: at(61) }), [])
    expect(after.lines).toEqual([])
    expect(unsentChanges(after)).toMatchObject([{ variant_id: 11, is_removed: true }])
  })

  it('adds what another phone put in first, and says where it comes from', () => {
    const held = holding(aNewLine())
    const after = takeAnswer(held, anAnswer([{}, { variant_id: 12, quantity: 3, is_from_elsewhere: true }]), unsentChanges(held))
    expect(quantities(after)).toEqual([
      [12, 3],
      [11, 1],
    ])
    expect(after.lines[0]?.is_from_elsewhere).toBe(true)
  })

  it('takes out what another phone took out, and names it', () => {
    const held = holding(aNewLine())
    const sent = takeAnswer(held, anAnswer([{}]), unsentChanges(held))
    const deletions = [{ variant_id: 11, changed_at: at(70), is_from_elsewhere: true }]
    const after = takeAnswer(sent, anAnswer([], { deletions, server_time: at(71) }), [])
    expect([after.lines, after.removed_elsewhere]).toEqual([[], [{ variant_id: 11, title: 'Tangail sari', second_title: 'টাঙ্গাইল শাড়ি' }]])
  })

  it('keeps here what the service had no room for, and does not send it again', () => {
    const held = holding(aNewLine())
    const after = takeAnswer(held, anAnswer([], { left_out: [{ variant_id: 11, why: 'full' }] }), unsentChanges(held))
    expect(after.lines).toMatchObject([{ variant_id: 11, is_only_here: true, gone: null }])
    expect(unsentChanges(after)).toEqual([])
  })

  it('says of a variant that there is none any more, and leaves it to be taken out', () => {
    const held = holding(aNewLine())
    const after = takeAnswer(held, anAnswer([], { left_out: [{ variant_id: 11, why: 'unknown' }] }), unsentChanges(held))
    expect(after.lines).toMatchObject([{ variant_id: 11, gone: 'removed' }])
    expect(takeOut(after, 11, now).lines).toEqual([])
  })

  it('that was overtaken by a later one changes nothing but what has arrived', () => {
    const held = holding(aNewLine())
    const late = takeAnswer(held, anAnswer([{ variant_id: 12 }], { server_time: at(80) }), [])
    const after = takeAnswer(late, anAnswer([{ quantity: 9 }], { server_time: at(70) }), unsentChanges(held))
    expect(quantities(after)).toEqual(quantities(late))
    expect(unsentChanges(after)).toEqual([])
  })

  it('forgets shops of which nothing is in it any more', () => {
    const after = takeAnswer(holding(aNewLine({ seller: 6 })), anAnswer([{}], { shops: [aShop(), aShop({ seller: 8 })] }), [
      { variant_id: 11, changed_at: at(0) },
    ])
    expect(after.shops.map(({ seller }) => seller)).toEqual([5])
  })
})

describe('a visitor’s basket', () => {
  it('says what its lines cost now, and what is gone', () => {
    const held = holding(aNewLine({ variant_id: 11 }), aNewLine({ variant_id: 12 }))
    const after = takeGoods(held, { goods: [aVariant({ variant_id: 11, price: 900, stock: 1 })], shops: [aShop()], server_time: at(60) })
    expect(after.lines.map(({ variant_id, price, price_seen, gone }) => [variant_id, price, price_seen, gone])).toEqual([
      [12, 1200, 1200, 'removed'],
      [11, 900, 1200, null],
    ])
  })

  it('goes into that of the account line by line, the later change of each, and is not added up', () => {
    const account = putIn(holding(aNewLine({ variant_id: 11 }, 2)), aNewLine({ variant_id: 12 }, 7), Date.parse(at(50)))
    const visitors = [
      [11, 5, 40],
      [12, 1, 40],
      [13, 3, 40],
    ].reduce(
      (held, [variant_id, quantity, minute]) => putIn(held, aNewLine({ variant_id: variant_id ?? 0 }, quantity), Date.parse(at(minute ?? 0))),
      EMPTY_BASKET,
    )
    const { account: merged, left } = mergeVisitors(account, visitors)
    expect(quantities(merged)).toEqual([
      [13, 3],
      [12, 7],
      [11, 5],
    ])
    expect(left).toEqual([])
    expect(unsentChanges(merged).map(({ variant_id }) => variant_id)).toContain(13)
  })

  it('does not bring back what the account took out later', () => {
    const account = takeOut(holding(aNewLine()), 11, Date.parse(at(50)))
    const visitors = putIn(EMPTY_BASKET, { ...aNewLine(), seen_at: SEEN }, Date.parse(at(10)))
    expect(mergeVisitors(account, visitors).account.lines).toEqual([])
  })

  it('brings along how old it is, and no price that is older than what is known', () => {
    const account = { ...holding(aNewLine({ price: 1300 })), read_at: at(60) }
    const read = { ...account, lines: account.lines.map(({ known_at: _, ...line }) => line) }
    const visitors = putIn(EMPTY_BASKET, aNewLine({ price: 1200 }, 3), Date.parse(at(70)))
    const more = putIn(visitors, aNewLine({ variant_id: 12 }), Date.parse(at(70)))
    const { lines } = mergeVisitors(read, more).account
    expect(lines.map(({ variant_id, quantity, price, known_at }) => [variant_id, quantity, price, known_at])).toEqual([
      [12, 1, 1200, SEEN],
      [11, 3, 1300, at(60)],
    ])
  })

  it('leaves on the phone what is too much for one basket', () => {
    const many = (from: number, count: number) => holding(...Array.from({ length: count }, (_, index) => aNewLine({ variant_id: from + index })))
    const { account, left } = mergeVisitors(many(100, 48), many(200, 5))
    expect([account.lines.length, left.length]).toEqual([50, 3])
  })
})

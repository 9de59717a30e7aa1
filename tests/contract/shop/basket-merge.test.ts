import { describe, expect, it } from 'vitest'
import { changedNow } from '#contract/shop/basket-lines.ts'
import { type KeptLine, mergeLines } from '#contract/shop/basket-merge.ts'

const NOW = '2026-11-27T12:00:00.000Z'
const line = (variant_id: number, changed_at: string, over: Partial<KeptLine> = {}): KeptLine => ({
  variant_id,
  quantity: 1,
  is_removed: false,
  changed_at,
  phone: 'a',
  price_seen: 100,
  seen_at: changed_at,
  ...over,
})
const minute = (n: number) => `2026-11-27T11:${String(n).padStart(2, '0')}:00.000Z`

/** All of them, one request after the other. */
function heard(changes: readonly KeptLine[]): KeptLine[] {
  const lines = new Map<number, KeptLine>()
  for (const change of changes) for (const one of mergeLines([...lines.values()], [change], NOW).changed) lines.set(one.variant_id, one)
  return [...lines.values()].toSorted((a, b) => a.variant_id - b.variant_id)
}

describe('changes of a basket', () => {
  it('come to the same in every order in which they are heard', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % below
    }
    for (let round = 0; round < 200; round++) {
      const changes = Array.from({ length: 12 }, () =>
        line(1 + random(4), minute(random(6)), { quantity: 1 + random(20), is_removed: random(3) === 0, phone: 'abc'[random(3)] ?? 'a' }),
      )
      // Of one phone no two changes of a line have one moment.
      const distinct = [...new Map(changes.map((change) => [`${change.variant_id} ${change.changed_at} ${change.phone}`, change])).values()]
      const shuffled = distinct.map((change) => ({ change, at: random(1000) })).toSorted((a, b) => a.at - b.at)
      expect(heard(shuffled.map(({ change }) => change))).toEqual(heard(distinct))
    }
  })

  it('are never later than the clock of the service', () => {
    expect(mergeLines([], [line(1, '2027-01-01T00:00:00.000Z')], NOW).changed[0]?.changed_at).toBe(NOW)
  })

  it('are later than what the phone has seen, also on a phone whose clock is behind', () => {
    expect(changedNow(Date.parse('2020-01-01T00:00:00Z'), minute(5))).toBe('2026-11-27T11:05:00.001Z')
    expect(changedNow(Date.parse(NOW), minute(5))).toBe(NOW)
  })
})

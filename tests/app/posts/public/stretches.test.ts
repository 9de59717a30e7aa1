import { describe, expect, it } from 'vitest'
import { itemsOf, keptOf, POSTS_KEPT, placeAfter, put, putAfter, type Stretch } from '#app/features/posts/public/stretches.ts'
import { somePosts } from '#tests/support/phone/post-rows.ts'

const stretch = (from: number, count: number, next: string | null = `after ${from - count + 1}`): Stretch => ({ rows: somePosts(from, count), next })
const idsOf = (stretches: readonly Stretch[]) => stretches.map(({ rows, next }) => [rows[0]?.id, rows.at(-1)?.id, rows.length, next])

describe('what was loaded of a feed', () => {
  it('is one stretch where a fresh first page meets it, and goes on where it went on', () => {
    expect(idsOf(put([stretch(100, 50)], stretch(105, 10)))).toEqual([[105, 51, 55, 'after 51']])
  })

  it('has a gap where a fresh first page does not meet it, which is filled from above', () => {
    const parted = put([stretch(100, 50)], stretch(140, 10))
    expect(idsOf(parted)).toEqual([
      [140, 131, 10, 'after 131'],
      [100, 51, 50, 'after 51'],
    ])
    expect(itemsOf(parted).filter((item) => 'gapBelow' in item)).toEqual([{ gapBelow: 0 }])
    const nearer = putAfter(parted, 0, stretch(130, 20))
    expect(idsOf(nearer)[0]).toEqual([140, 111, 30, 'after 111'])
    expect(idsOf(putAfter(nearer, 0, stretch(110, 20)))).toEqual([[140, 51, 90, 'after 51']])
  })

  it('leaves out what is gone from the span that was asked again', () => {
    const fresh = { ...stretch(100, 10), rows: somePosts(100, 10).filter(({ id }) => id !== 95) }
    const [joined] = put([stretch(100, 50)], fresh)
    expect(joined?.rows.map(({ id }) => id)).not.toContain(95)
    expect(joined?.rows).toHaveLength(49)
  })

  it('takes a page from the middle to its place', () => {
    const three = put([stretch(140, 10), stretch(60, 10)], stretch(100, 20))
    expect(idsOf(three).map(([first]) => first)).toEqual([140, 100, 60])
  })

  it('ends where the service says that it ends', () => {
    expect(idsOf(put([stretch(100, 50)], { rows: somePosts(100, 3), next: null }))).toEqual([[100, 98, 3, null]])
    expect(put([stretch(100, 50)], { rows: [], next: null })).toEqual([])
  })

  it('is kept as far as there is room, and goes on from its last post', () => {
    const kept = keptOf([stretch(1000, POSTS_KEPT + 100)])
    expect(kept[0]?.rows).toHaveLength(POSTS_KEPT)
    const last = kept[0]?.rows.at(-1)?.id
    expect(placeAfter(kept[0]?.next ?? '')).toEqual({ around: last })
    expect(placeAfter('abc')).toEqual({ cursor: 'abc' })
  })
})

import { describe, expect, it } from 'vitest'
import {
  type FeedRow,
  itemsOf,
  keptOf,
  POSTS_KEPT,
  placeAfter,
  put,
  putAfter,
  putAmongKept,
  putBelowTop,
  type Stretch,
  stretchOf,
} from '#app/features/posts/public/stretches.ts'
import { postPage, somePosts } from '#tests/support/phone/post-rows.ts'

const NOW = '2026-01-20T08:00:00.000Z'
const rows = (from: number, count: number, over: Partial<FeedRow> = {}): FeedRow[] =>
  somePosts(from, count).map((post) => ({ post, at: NOW, isKept: false, ...over }))
const stretch = (from: number, count: number, next: string | null = `after ${from - count + 1}`): Stretch => ({ rows: rows(from, count), next })
const kept = (from: number, count: number, at: string): Stretch => ({ rows: rows(from, count, { at, isKept: true }), next: `after ${from - count + 1}` })
const idsOf = (stretches: readonly Stretch[]) => stretches.map(({ rows, next }) => [rows[0]?.post.id, rows.at(-1)?.post.id, rows.length, next])
/** The ages that are told, each with the post that it stands above. */
const agesOf = (stretches: readonly Stretch[]) => itemsOf(stretches).flatMap((item) => ('keptAt' in item ? [[item.keptAt, item.above]] : []))

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
    const fresh = { ...stretch(100, 10), rows: rows(100, 10).filter(({ post }) => post.id !== 95) }
    const [joined] = put([stretch(100, 50)], fresh)
    expect(joined?.rows.map(({ post }) => post.id)).not.toContain(95)
    expect(joined?.rows).toHaveLength(49)
  })

  it('leaves out what is gone also where nothing of the span is left', () => {
    const others = rows(107, 9).filter(({ post }) => post.id > 102 || post.id < 101)
    expect(idsOf(put([stretch(102, 2)], { rows: others, next: 'older' }))).toEqual([[107, 99, 7, 'older']])
  })

  it('takes a page from the middle to its place', () => {
    const three = put([stretch(140, 10), stretch(60, 10)], stretch(100, 20))
    expect(idsOf(three).map(([first]) => first)).toEqual([140, 100, 60])
  })

  it('ends where the service says that it ends', () => {
    expect(idsOf(put([stretch(100, 50)], { rows: rows(100, 3), next: null }))).toEqual([[100, 98, 3, null]])
    expect(put([stretch(100, 50)], { rows: [], next: null })).toEqual([])
  })

  it('is kept as far as there is room, and goes on from its last post', () => {
    const [one] = keptOf([stretch(1000, POSTS_KEPT + 100)])
    expect(one?.rows).toHaveLength(POSTS_KEPT)
    const last = one?.rows.at(-1)?.post.id
    expect(placeAfter(one?.next ?? '')).toEqual({ around: last })
    expect(placeAfter('abc')).toEqual({ cursor: 'abc' })
  })
})

describe('what the phone kept of a feed', () => {
  const [YESTERDAY, MORNING, LONG_AGO] = ['2026-01-19T08:00:00.000Z', '2026-01-19T07:00:00.000Z', '2026-01-10T08:00:00.000Z']

  it('is kept with the time at which it was asked', () => {
    const [page] = keptOf([stretchOf({ value: postPage(somePosts(9, 2)), fetchedAt: NOW, from: 'device' })])
    expect(page?.rows.map(({ post, at }) => [post.id, at])).toEqual([
      [9, NOW],
      [8, NOW],
    ])
  })

  it('keeps its age where a fresh page does not reach, and is told once where it begins', () => {
    const all = putAmongKept(keptOf([kept(100, 50, YESTERDAY)]), [stretch(105, 10)])
    expect(agesOf(all)).toEqual([[YESTERDAY, 95]])
    expect(itemsOf(all).flatMap((item) => ('post' in item && item.isKept ? [item.post.id] : []))).toEqual(somePosts(95, 45).map(({ id }) => id))
  })

  it('has its age below a gap, too', () => {
    const all = putAmongKept(keptOf([kept(100, 50, YESTERDAY)]), [stretch(140, 10)])
    expect(agesOf(all)).toEqual([[YESTERDAY, 100]])
  })

  it('is told again on both sides of what was asked again', () => {
    const all = put([kept(100, 50, YESTERDAY)], stretch(85, 20))
    expect(agesOf(all)).toEqual([
      [YESTERDAY, 100],
      [YESTERDAY, 65],
    ])
    expect(agesOf(put(putAmongKept(keptOf([kept(100, 50, YESTERDAY)]), [stretch(105, 10)]), stretch(85, 20)))).toEqual([
      [YESTERDAY, 95],
      [YESTERDAY, 65],
    ])
  })

  it('has one age where it was asked page by page, and another where that was days before', () => {
    const pages = {
      rows: [...rows(105, 5), ...[YESTERDAY, MORNING, LONG_AGO].flatMap((at, page) => rows(100 - page * 10, 10, { at, isKept: true }))],
      next: null,
    }
    expect(agesOf([pages])).toEqual([
      [YESTERDAY, 100],
      [LONG_AGO, 80],
    ])
  })

  it('tells no age that stands above the list already', () => {
    expect(itemsOf([kept(100, 50, YESTERDAY)], YESTERDAY).filter((item) => 'keptAt' in item)).toEqual([])
  })

  it('takes nothing on top of it from a page that comes by itself', () => {
    const [all] = putBelowTop([kept(100, 50, YESTERDAY)], stretch(105, 20))
    expect([all?.rows[0]?.post.id, all?.rows.filter(({ isKept }) => isKept).length]).toEqual([100, 35])
  })
})

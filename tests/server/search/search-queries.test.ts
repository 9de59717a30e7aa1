import 'fake-indexeddb/auto'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { itemAddress, keyOf, type Resource, titleOf } from '#contract/core/resource.ts'
import type { PostPage } from '#contract/posts/posts.ts'
import { POSTS } from '#contract/posts/posts-resource.ts'
import { RESOURCES, resourceOf } from '#contract/resources.ts'
import type { SearchKind } from '#contract/search/search-kinds.ts'
import { searchEverything } from '#device/search/search-everything.ts'
import { writeSnapshot } from '#device/snapshots/snapshots.ts'
import { seedDemo } from '#server/db/seed/seed-demo.ts'
import { searchAll } from '#server/features/search/search-all.ts'
import { useApp } from '#tests/support/server/app.ts'
import { ALL_SEARCH_QUERIES } from '#tests/support/server/search-queries/all-search-queries.ts'
import { judgeSearch } from '#tests/support/server/search-queries/judge.ts'
import { cachedRequestOf } from '#worker/cached-endpoints.ts'

/** A Wednesday morning in Dhaka: what takes place on Friday or Saturday is not over. */
const NOW = Date.parse('2026-11-18T05:00:00Z')
const LEAST_RECALL = 0.95
const LEAST_PRECISION = 0.8
/** Has every picture already, so that none is drawn. */
const FILES = { put: async () => undefined, exists: async () => true }
const nothing = async () => undefined

const { database, request } = useApp()
beforeAll(async () => {
  await seedDemo(database, { files: FILES, sell: nothing, apply: nothing }, NOW)
}, 180_000)

const titlesOf = (kind: SearchKind, cards: readonly unknown[]) => cards.map((card) => titleOf(resourceOf(kind), card) ?? '')

describe('of two hundred and forty searches', () => {
  it('each is asked once', () => {
    expect(ALL_SEARCH_QUERIES).toHaveLength(240)
    expect(new Set(ALL_SEARCH_QUERIES.map(({ q }) => q)).size).toBe(240)
  })

  it('the service finds what must be found, and little else', async () => {
    const found = await judgeSearch(async (q, kind) => titlesOf(kind, (await searchAll(database.db, { q, kind }, NOW))[kind].results))
    expect(found.recall, found.faults.join('\n')).toBeGreaterThanOrEqual(LEAST_RECALL)
    expect(found.precision, found.faults.join('\n')).toBeGreaterThanOrEqual(LEAST_PRECISION)
  }, 180_000)

  it('a phone that has kept all of the market finds the same without network', async () => {
    await keepMarket()
    const search = async (q: string, kind: SearchKind) => titlesOf(kind, (await searchEverything({ q, kind }, NOW)).body[kind].results)
    const found = await judgeSearch(search)
    expect(found.recall, found.faults.join('\n')).toBeGreaterThanOrEqual(LEAST_RECALL)
    expect(found.precision, found.faults.join('\n')).toBeGreaterThanOrEqual(LEAST_PRECISION)
  }, 180_000)
})

/** Everything that the public may read, as the worker of a phone keeps it: lists, what they need besides, and every page. */
async function keepMarket(): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  for (const resource of RESOURCES as readonly Resource[]) {
    for (const address of resource.besides ?? []) await keep(address)
    for (const card of await keepList(resource)) await keep(itemAddress(resource, keyOf(resource, card) ?? ''))
  }
}

/** What is found by search alone, by the column that its pages are addressed by. */
const WITHOUT_LIST: Readonly<Record<string, string>> = {
  sellers: 'select slug from seller_profiles',
  people: 'select username from people join users on users.id = people.user_id',
}

/** Keeps the list of a noun, page by page where one answer does not have it all; gives its rows. */
async function keepList({ noun, api: { list } }: Resource): Promise<unknown[]> {
  if (!list) return (await database.pool.query(WITHOUT_LIST[noun] ?? '')).rows
  if (noun !== POSTS.noun) return (await keep(list)) as unknown[]
  const rows: unknown[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: PostPage = (await keep(`${list}?limit=50${cursor && `&cursor=${cursor}`}`)) as PostPage
    rows.push(...page.results)
    cursor = page.next_cursor
  }
  return rows
}

async function keep(address: string): Promise<unknown> {
  const cached = cachedRequestOf(new URL(address, 'http://hatkhola.test'))
  const body: unknown = await (await request(address)).json()
  const at = new Date(NOW).toISOString()
  if (cached) await writeSnapshot({ address: cached.address, status: 200, body, etag: null, fetchedAt: at, checkedAt: at, via: 'visit' }, cached.shelf)
  return body
}

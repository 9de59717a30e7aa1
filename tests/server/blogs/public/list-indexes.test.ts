import type { SQL } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BlogFilter } from '#contract/blogs/blogs-filter.ts'
import { meantWords } from '#contract/core/word-search.ts'
import { blogRowsSql } from '#server/db/blogs/blog-rows.ts'
import { featuredSql, tagsSql } from '#server/features/blogs/public/read-aside.ts'
import { readBlogSql, relatedSql } from '#server/features/blogs/public/read-blog.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { fillWithBlogs } from '#tests/support/server/nouns/many-blogs.ts'
import { type PlanStep, planSteps } from '#tests/support/server/query-plan.ts'

const NOW = Date.parse('2027-03-10T12:00:00Z')
const database = useDatabase()

/** What PostgreSQL really does: the indexes, and how many rows of `blogs` it looked at in the table itself. */
async function planOf(query: SQL) {
  const steps = await planSteps(database.db, query)
  const ofBlogs = steps.filter((step) => step['Relation Name'] === 'blogs')
  const read = (step: PlanStep) =>
    step['Node Type'] === 'Index Only Scan' ? (step['Heap Fetches'] ?? 0) : (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
  return {
    isScanned: ofBlogs.some((step) => step['Node Type'] === 'Seq Scan' && step['Actual Loops'] > 0),
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    touched: ofBlogs.reduce((sum, step) => sum + read(step), 0),
  }
}

const pageOf = (filter: BlogFilter) =>
  planOf(blogRowsSql({ filter, words: meantWords(filter.q ?? ''), now: NOW }, { limit: 13, after: null, is_counted: true }))

describe('answers from 20,000 articles', () => {
  beforeAll(() => fillWithBlogs(database.pool, { rows: 20_000, now: NOW }), 60_000)

  it.each<[string, BlogFilter, { index: string; below: number }]>([
    ['the latest', {}, { index: 'blogs_by_publishing', below: 300 }],
    ['a category', { category: 'many3' }, { index: 'blogs_by_category', below: 400 }],
    ['a language', { language: 'en' }, { index: 'blogs_by_publishing', below: 1000 }],
    ['an author', { author: 17 }, { index: 'blogs_by_author or blogs_client_key', below: 400 }],
    ['a tag of many', { tag: 'tag5' }, { index: 'blogs_by_publishing or blogs_by_tag', below: 2700 }],
    ['a tag of few', { tag: 'seldom7' }, { index: 'blogs_by_tag', below: 100 }],
    ['a word of many', { q: 'article' }, { index: 'blogs_by_publishing', below: 1100 }],
    ['a word of few', { q: 'rare1234' }, { index: 'blogs_by_words', below: 100 }],
    ['words that no article has', { q: 'often3 nobody' }, { index: 'blogs_by_words', below: 100 }],
  ])('%s from indexes, touching few rows', async (_, filter, { index, below }) => {
    const plan = await pageOf(filter)
    expect(plan.isScanned).toBe(false)
    expect(
      index.split(' or ').some((name) => plan.indexes.includes(name)),
      plan.indexes.join(),
    ).toBe(true)
    expect(plan.touched).toBeLessThan(below)
  })

  it('one article, and those beside it', async () => {
    expect(await planOf(readBlogSql(77, NOW))).toMatchObject({ isScanned: false, touched: 1 })
    const [row] = (await database.pool.query('select id, tag_keys, category as category_id from blogs where id = 77')).rows
    const related = await planOf(relatedSql(row, NOW))
    expect([related.isScanned, related.touched < 300]).toEqual([false, true])
  })

  it('the featured ones from their own index, and the tags of no more than the latest five thousand', async () => {
    const featured = await planOf(featuredSql(NOW))
    expect(featured.indexes).toContain('blogs_featured')
    expect(featured.touched).toBeLessThan(20)
    const tags = await planOf(tagsSql(NOW))
    expect([tags.isScanned, tags.touched]).toEqual([false, 5000])
  })
})

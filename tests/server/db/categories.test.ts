import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scriptLanguage } from '#contract/core/text.ts'
import { TONES } from '#contract/core/tones.ts'
import { ensureCategories } from '#server/db/categories/ensure-categories.ts'
import { MARKET_CATEGORIES } from '#server/db/categories/market-categories.ts'
import { categories } from '#server/db/tables/categories.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '#server/db/tables/events.ts'
import { useDatabase } from '#tests/support/server/database.ts'

const PUBLIC = join(import.meta.dirname, '../../../public')
/** Said by the addresses that lead to them. @see Specification §2.2 */
const NAMED = ['consulting', 'health', 'agency', 'entrepreneur', 'dining', 'transport']

describe('answers', () => {
  const database = useDatabase()

  it('with what the market is divided into, in both languages, each with a small picture of its own', async () => {
    await ensureCategories(database.db)
    const rows = await database.db.select().from(categories).orderBy(categories.position)
    expect(rows.map(({ slug }) => slug)).toEqual(Object.keys(MARKET_CATEGORIES))
    expect(rows.map(({ slug }) => slug)).toEqual(expect.arrayContaining(NAMED))
    for (const { title, title_bn, icon, tone } of rows) {
      expect([scriptLanguage(title), scriptLanguage(title_bn)], title).toEqual(['en', 'bn'])
      const picture = await readFile(join(PUBLIC, icon), 'utf8')
      expect(picture.length, icon).toBeLessThan(700)
      expect(picture, icon).toContain(`fill="${TONES[tone]}"`)
    }
  })

  it('with a place in the market for every kind of event and of job', async () => {
    await ensureCategories(database.db)
    const { rows } = await database.pool.query(
      'select title from event_categories where category is null union all select title from job_categories where parent is null and category is null',
    )
    expect(rows).toEqual([])
  })
})

describe('guards', () => {
  const database = useDatabase()
  const all = async () => ({
    categories: await database.db.select().from(categories).orderBy(categories.id),
    tops: await database.db.select().from(event_categories).orderBy(event_categories.id),
    middles: await database.db.select().from(event_subcategories).orderBy(event_subcategories.id),
    lowest: await database.db.select().from(event_subsubcategories).orderBy(event_subsubcategories.id),
  })

  it('against doubles: three starts at the same moment make one tree, and the next one writes nothing', async () => {
    await Promise.all([ensureCategories(database.db), ensureCategories(database.db), ensureCategories(database.db)])
    const first = await all()
    expect(new Set(first.tops.map(({ title }) => title)).size).toBe(first.tops.length)
    expect(new Set(first.lowest.map(({ title }) => title)).size).toBe(first.lowest.length)
    const version = await database.pool.query('select last_value from public_data_version')
    await ensureCategories(database.db)
    expect((await database.pool.query('select last_value from public_data_version')).rows).toEqual(version.rows)
    expect(await all()).toEqual(first)
  })

  it('against losing what an earlier version made: it gets its place and what is missing below it', async () => {
    await database.pool.query(`delete from event_subsubcategories where title = 'Jatra'`)
    await database.pool.query(`update event_categories set category = null where title = 'Music'`)
    await database.pool.query(`update event_categories set title_bn = 'গানবাজনা' where title = 'Music'`)
    await ensureCategories(database.db)
    const { tops, lowest } = await all()
    expect(lowest.filter(({ title }) => title === 'Jatra')).toHaveLength(1)
    const music = tops.filter(({ title }) => title === 'Music')
    expect(music).toEqual([expect.objectContaining({ title_bn: 'গানবাজনা', category: expect.any(Number) })])
  })
})

import { describe, expect, it } from 'vitest'
import { scriptLanguage } from '#contract/core/text.ts'
import { ensureJobCategories } from '#server/db/jobs/ensure-job-categories.ts'
import { jobTreeLevel } from '#server/db/jobs/job-tree/job-tree.ts'
import { job_categories } from '#server/db/tables/jobs.ts'
import { useDatabase } from '#tests/support/server/database.ts'

const LEVELS = [0, 1, 2] as const
const TREE = LEVELS.flatMap((level) => jobTreeLevel(level))

describe('answers', () => {
  const database = useDatabase()

  it('with three levels: at least 20 categories, five below each, two to four below those', () => {
    const tops = jobTreeLevel(0)
    expect(tops.length).toBeGreaterThanOrEqual(20)
    for (const { title } of tops) {
      const middles = jobTreeLevel(1).filter(({ above }) => above[0] === title)
      expect(middles, title).toHaveLength(5)
      for (const middle of middles) {
        const leaves = jobTreeLevel(2).filter(({ above }) => above[1] === middle.title)
        expect(leaves.length >= 2 && leaves.length <= 4, middle.title).toBe(true)
      }
    }
  })

  it('with titles in both languages, each once in its level', () => {
    for (const level of LEVELS) {
      const nodes = jobTreeLevel(level)
      for (const key of ['title', 'title_bn'] as const) expect(new Set(nodes.map((node) => node[key])).size).toBe(nodes.length)
    }
    for (const { title, title_bn } of TREE) expect([scriptLanguage(title), scriptLanguage(title_bn)], title).toEqual(['en', 'bn'])
  })

  it('in every database, parents before their children', async () => {
    const { rows } = await database.pool.query<{ id: number; title: string; parent: string | null; above: string | null; parent_id: number }>(
      `select c.id, c.title, p.id as parent_id, p.title as parent, g.title as above from job_categories c
       left join job_categories p on p.id = c.parent left join job_categories g on g.id = p.parent order by c.id`,
    )
    expect(rows.map(({ title, parent, above }) => [above, parent, title].filter(Boolean))).toEqual(TREE.map(({ above, title }) => [...above, title]))
    expect(rows.every(({ id, parent_id }) => parent_id === null || parent_id < id)).toBe(true)
  })
})

describe('guards', () => {
  const database = useDatabase()
  const count = () => database.db.$count(job_categories)

  it('against doubles: a start finds everything there, and says nothing', async () => {
    await ensureJobCategories(database.db)
    expect(await count()).toBe(TREE.length)
  })

  it('against two starts at the same moment, on what an earlier version left or a start broke off', async () => {
    await database.pool.query(`delete from job_categories c where not exists (select 1 from job_categories b where b.parent = c.id) and c.id % 2 = 0`)
    await database.pool.query(`update job_categories set title_bn = 'নার্সের কাজ' where title = 'Nursing'`)
    const before = await database.db.select().from(job_categories)
    expect(before.length).toBeLessThan(TREE.length)
    await Promise.all([ensureJobCategories(database.db), ensureJobCategories(database.db), ensureJobCategories(database.db)])
    const after = await database.db.select().from(job_categories)
    expect(after).toHaveLength(TREE.length)
    expect(after).toEqual(expect.arrayContaining(before))
  })

  it('against an empty database', async () => {
    await database.pool.query('truncate job_categories cascade')
    await Promise.all([ensureJobCategories(database.db), ensureJobCategories(database.db)])
    expect(await count()).toBe(TREE.length)
    expect(await database.pool.query('select 1 from job_categories where parent is null').then(({ rowCount }) => rowCount)).toBe(jobTreeLevel(0).length)
  })
})

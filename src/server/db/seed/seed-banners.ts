import { isNull } from 'drizzle-orm'
import { banners } from '../tables/banners.ts'
import { job_categories } from '../tables/jobs.ts'
import { HOME_BANNERS } from './home-banners.ts'
import { JOB_BANNERS } from './jobs/banners.ts'
import type { PictureBook } from './pictures.ts'
import type { SeedDb } from './seed-transaction.ts'

/** Writes the banners of the job portal, each leading to a line of work, and those of Home, each leading to a category of the market. */
export async function seedBanners(db: SeedDb, book: PictureBook): Promise<void> {
  const tops = await db.select({ id: job_categories.id, title: job_categories.title }).from(job_categories).where(isNull(job_categories.parent))
  const idOf = new Map(tops.map(({ id, title }) => [title, id]))
  const ofJobs = JOB_BANNERS.map(({ category, ...banner }) => {
    const id = idOf.get(category)
    if (id === undefined) throw new Error(`${banner.title}: no category ${category}`)
    return { ...banner, place: 'jobs' as const, path: `/jobportal?category=${id}` }
  })
  const ofHome = HOME_BANNERS.map(({ category, ...banner }) => ({ ...banner, place: 'home' as const, path: `/category/${category}` }))
  const rows = [ofJobs, ofHome].flatMap((some) =>
    some.map(({ title, title_bn, path, place, ...order }, position) => ({
      place,
      position,
      image: book.banner({ key: title, ...order }),
      tone: order.tone,
      title,
      title_bn,
      path,
    })),
  )
  await db.insert(banners).values(rows)
}

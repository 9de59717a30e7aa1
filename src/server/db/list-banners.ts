import { asc, eq } from 'drizzle-orm'
import type { Banner, BannerPlace } from '#contract/banners.ts'
import type { Database } from './connection/open.ts'
import { banners } from './tables/banners.ts'

/** No visitor would wait for more. */
const MOST = 20

/** The pictures of a place, in their order. */
export const listBanners = (db: Pick<Database['db'], 'select'>, place: BannerPlace): Promise<Banner[]> =>
  db
    .select({ id: banners.id, image: banners.image, tone: banners.tone, title: banners.title, title_bn: banners.title_bn, path: banners.path })
    .from(banners)
    .where(eq(banners.place, place))
    .orderBy(asc(banners.position), asc(banners.id))
    .limit(MOST)

import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { usernameKey } from '#contract/accounts/usernames.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { DAY_MS } from '#contract/core/time.ts'
import type { Database } from '../connection/open.ts'
import { ensureEventCategories } from '../events/event-categories.ts'
import { learnSellerWords, sellerTermColumn } from '../sellers/seller-words.ts'
import { buyers, users } from '../tables/accounts.ts'
import { seller_profiles } from '../tables/sellers.ts'
import { seedings } from '../tables/upkeep.ts'
import { type AccountSketch, BUYER, DEMO_PASSWORD, MODERATOR, PAST_BUYERS, SEEKER, SELLERS } from './accounts.ts'
import { EMPLOYERS } from './employers.ts'
import { PictureBook, type PictureStore } from './pictures.ts'
import { openFindPictures } from './posts/find-pictures.ts'
import { SHOPKEEPERS } from './products/shopkeepers.ts'
import { seedBanners } from './seed-banners.ts'
import { seedBlogs } from './seed-blogs.ts'
import { seedComments } from './seed-comments.ts'
import { seedDaybook } from './seed-daybook.ts'
import { seedEvents } from './seed-events.ts'
import { seedJobs } from './seed-jobs.ts'
import { seedPosts } from './seed-posts.ts'
import { seedProducts } from './seed-products.ts'
import { seedProfiles } from './seed-profiles.ts'
import { seedServices } from './seed-services.ts'
import { inSeedTransaction, type SeedDb } from './seed-transaction.ts'
import { CLIENTS } from './services/clients.ts'
import { PROVIDERS } from './services/providers.ts'
import { weighPictures } from './weigh-pictures.ts'

const NAME = 'demo-market'
const TRIED_AT = 'http://localhost:3000'
/** As for real accounts. @see facts: OWASP, "Password Storage Cheat Sheet" */
const ARGON = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/**
 * What a seed came to: it `seeded`; the database `has-it` from before; or it is `in-use`, with accounts of its own, and is left alone.
 */
type SeedResult = 'seeded' | 'has-it' | 'in-use'

/** What the seed cannot do by itself. */
export interface DemoTools {
  files: PictureStore
  /** Of this market: links in posts begin with it. Default: where a market is tried. */
  origin?: string
  /** Has some events sell, in the transaction that makes them. */
  sell: (db: SeedDb, now: number) => Promise<void>
  /** Has people apply for some of the jobs, and write to each other, in the same transaction. */
  apply: (db: SeedDb, now: number) => Promise<void>
  /** Is told what comes next, such as "events". */
  onProgress?: (what: string) => void
}

/**
 * Fills an empty database with the demo market: sellers and employers, events, products, services, jobs, articles and posts in both scripts, dates told from `now`, pictures
 * drawn on the spot. The categories of the market, of products, services and jobs must be there: `ensureCategories`. Two starts at once seed once; one that is killed leaves no rows, and pictures that the next one finds.
 */
export async function seedDemo(
  database: Database,
  { files, origin = TRIED_AT, sell, apply, onProgress }: DemoTools,
  now: number = Date.now(),
): Promise<SeedResult> {
  const { rows } = await database.pool.query('select 1 from seedings where name = $1', [NAME])
  if (rows.length > 0) return 'has-it'
  return inSeedTransaction(database, async (db) => {
    const marked = await db.insert(seedings).values({ name: NAME }).onConflictDoNothing().returning()
    if (marked.length === 0) return 'has-it'
    if ((await db.$count(users)) > 0) {
      await db.delete(seedings).where(eq(seedings.name, NAME))
      return 'in-use'
    }
    const book = new PictureBook()
    const people = await seedPeople(db, book, now)
    const categories = await ensureEventCategories(db)
    onProgress?.('events')
    await seedEvents(db, { book, sellers: people, categories, now })
    onProgress?.('products')
    await seedProducts(db, { book, sellers: people, now })
    onProgress?.('services')
    await seedServices(db, { book, sellers: people, now })
    onProgress?.('jobs')
    await seedJobs(db, { book, employers: people, now })
    await seedBanners(db, book)
    onProgress?.('articles')
    const blogs = await seedBlogs(db, { book, people, now })
    await seedComments(db, { blogs, people, now })
    onProgress?.('posts')
    const find = await openFindPictures(db, book)
    await seedProfiles(db, { book, find, sellers: people })
    await seedDaybook(db, people, now)
    await seedPosts(db, { book, find, origin, now })
    await book.store(files, (done, of) => onProgress?.(`${done} of ${of} pictures`))
    await weighPictures(db, files)
    onProgress?.('orders')
    await sell(db, now)
    onProgress?.('applications')
    await apply(db, now)
    return 'seeded'
  })
}

/** Accounts with a page of their own. */
const SHOPS = [...SELLERS, ...EMPLOYERS, ...SHOPKEEPERS, ...PROVIDERS]

/** Every account by username. */
async function seedPeople(
  db: SeedDb,
  book: PictureBook,
  now: number,
): Promise<ReadonlyMap<string, { id: number; full_name: string; district: string | null }>> {
  const since = (days: number) => new Date(now - days * DAY_MS).toISOString()
  // One for all, since the password is public.
  const password_hash = await hash(DEMO_PASSWORD, ARGON)
  const account = ({ username, full_name, member_days, is_email_verified, is_staff = false }: AccountSketch) => ({
    username,
    full_name,
    language: scriptLanguage(full_name),
    username_key: usernameKey(username),
    email: `${username}@hatkhola.example`,
    email_key: `${username}@hatkhola.example`,
    password_hash,
    email_verified_at: is_email_verified ? since(member_days) : null,
    created_at: since(member_days),
    is_staff,
  })
  const accounts = [...SHOPS, BUYER, SEEKER, ...PAST_BUYERS, ...CLIENTS, MODERATOR]
  const made = await db.insert(users).values(accounts.map(account)).returning({ id: users.id, username: users.username })
  await db.insert(buyers).values(made.map(({ id: user_id }) => ({ user_id })))
  const idOf = new Map(made.map((user) => [user.username, user.id]))
  const id = ({ username }: AccountSketch) => idOf.get(username) ?? 0
  await learnSellerWords(db, SHOPS)
  await db.insert(seller_profiles).values(
    SHOPS.map((one) => ({
      ...sellerTermColumn(one),
      user_id: id(one),
      slug: one.username,
      full_name: one.full_name,
      profession: one.profession,
      division: one.division,
      district: one.district,
      about: one.about,
      languages: [...one.languages],
      skills: [...one.skills],
      profile_picture: one.wears ? book.portrait({ key: one.username, wears: one.wears }) : null,
    })),
  )
  const districts = new Map(SHOPS.map(({ username, district }) => [username, district]))
  return new Map(accounts.map((one) => [one.username, { id: id(one), full_name: one.full_name, district: districts.get(one.username) ?? null }]))
}

import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { IMAGE_WIDTHS, imageAt } from '#contract/core/images.ts'
import { DAY_MS } from '#contract/core/time.ts'
import { type Database, openDatabase } from '#server/db/connection/open.ts'
import { EMBEDDED_NAME } from '#server/db/embedded/cluster.ts'
import { findPostmaster } from '#server/db/embedded/postmaster.ts'
import { event_categories, event_subcategories, event_subsubcategories } from '#server/db/tables/events.ts'
import { makeEvent, makeSeller, makeTicket } from '../../server/nouns/events.ts'
import { fillFaqs, fillGallery } from '../../server/nouns/galleries.ts'

const HOUR_MS = 3_600_000

/** What journeys rely on being in the market, whatever else is sold there: all of one seller, so that `q=rahima+shilaidaha` lists exactly these. */
export interface Stock {
  /** A concert with everything: two pictures, a video, tickets, questions, terms, a verified seller. Title `Lalon Evening at Shilaidaha`. */
  concert: number
  /** Titled in Bangla, in Sylhet: `বাউল গানের আসর`. */
  bangla: number
  online: number
  /** Sold out. */
  soldOut: number
  past: number
  /** Thirty of them, `Shalukpur Boat Fair 1` …, 100 taka and 10 more each. */
  fairs: number[]
}

/** Address of the database that a running server of ours keeps in its data folder. */
export async function marketDatabaseUrl(dataFolder: string): Promise<string> {
  const home = join(dataFolder, 'database')
  const postmaster = await findPostmaster(join(home, 'data'))
  if (!postmaster) throw new Error(`No database runs in ${dataFolder}`)
  const password = (await readFile(join(home, 'password'), 'utf8')).trim()
  return `postgres://${EMBEDDED_NAME}:${password}@127.0.0.1:${postmaster.port}/${EMBEDDED_NAME}`
}

export const openMarketDatabase = async (dataFolder: string): Promise<Database> =>
  openDatabase({ url: await marketDatabaseUrl(dataFolder), dataFolder, label: 'hatkhola journey', log: () => undefined })

/** Puts the stock into a market that runs. */
export async function stockMarket(dataFolder: string): Promise<Stock> {
  const database = await openMarketDatabase(dataFolder)
  try {
    const [river, hall, stage] = await Promise.all(['journey-river', 'journey-hall', 'journey-stage'].map((name, at) => drawPicture(dataFolder, name, at)))
    return await addEvents(database.db, { river: river ?? '', hall: hall ?? '', stage: stage ?? '' })
  } finally {
    await database.close()
  }
}

type Db = Database['db']
type Pictures = Record<'river' | 'hall' | 'stage', string>

async function addEvents(db: Db, { river, hall, stage }: Pictures): Promise<Stock> {
  const categories = await addCategories(db)
  const seller = await makeSeller(db, {
    user: { email_verified_at: at(-200 * DAY_MS), created_at: at(-200 * DAY_MS) },
    profile: { full_name: 'Rahima Shilaidaha', profession: 'Folk singer', district: 'Kushtia' },
  })
  const concert = await makeEvent(db, {
    ...during(3 * DAY_MS),
    seller,
    ...categories,
    title: 'Lalon Evening at Shilaidaha',
    location: 'Shilaidaha, Kushtia',
    price: 300,
    seats: 40,
    thumbnail: stage,
    description: '<p>Songs of <strong>Lalon</strong> by the river.</p><ul><li>Bring a shawl</li></ul>',
    terms_and_condition: '<p>No refunds after the first song.</p>',
  })
  await makeTicket(db, concert, { title: 'Ground', price: 300, seats: 30, capacity: 30 })
  await makeTicket(db, concert, { title: 'Front row', price: 900, seats: 10, capacity: 10, description: 'With tea' })
  await fillGallery(db, concert, [
    { name: 'The stage', file: stage },
    { name: 'A song from last year', file: null, video_url: 'https://www.youtube.com/watch?v=abcdefghijk' },
    { name: 'The river', file: river },
  ])
  await fillFaqs(db, concert, [{ question: 'Is there a boat back?', answer: 'Yes, until midnight.' }])
  const bangla = await makeEvent(db, {
    ...during(4 * DAY_MS),
    seller,
    title: 'বাউল গানের আসর',
    location: 'জিন্দাবাজার, সিলেট',
    price: 1200,
    thumbnail: hall,
    description: '<p>বাউল গানের সন্ধ্যা।</p>',
  })
  const online = await makeEvent(db, { ...during(5 * DAY_MS), seller, title: 'Seed Saving Webinar', type: 'Online', location: null, thumbnail: river })
  const soldOut = await makeEvent(db, { ...during(6 * DAY_MS), seller, title: 'Clay Lamp Workshop', seats: 0, price: 150, thumbnail: hall })
  const past = await makeEvent(db, { ...during(-9 * DAY_MS), seller, title: 'Mango Tasting of Last Week', thumbnail: river })
  const fairs: number[] = []
  for (let n = 1; n <= 30; n += 1) {
    const title = `Shalukpur Boat Fair ${n}`
    fairs.push(
      await makeEvent(db, { ...during(10 * DAY_MS + n * HOUR_MS), seller, title, location: 'Shalukpur Ghat, Sunamganj', price: 90 + 10 * n, thumbnail: river }),
    )
  }
  return { concert, bangla, online, soldOut, past, fairs }
}

/** A branch of its own in the tree of categories. */
async function addCategories(db: Db) {
  const category = await idOf(db.insert(event_categories).values({ title: 'Riverside', title_bn: 'নদীর পাড়' }).returning({ id: event_categories.id }))
  const subcategory = await idOf(
    db.insert(event_subcategories).values({ title: 'Songs', title_bn: 'গান', event_category: category }).returning({ id: event_subcategories.id }),
  )
  const subsubcategory = await idOf(
    db.insert(event_subsubcategories).values({ title: 'Baul', title_bn: 'বাউল', event_subcategory: subcategory }).returning({ id: event_subsubcategories.id }),
  )
  return { event_category: category, event_subcategory: subcategory, event_subsubcategory: subsubcategory }
}

const idOf = async (inserted: PromiseLike<{ id: number }[]>): Promise<number> => (await inserted)[0]!.id
const at = (fromNowMs: number): string => new Date(Date.now() + fromNowMs).toISOString()
const during = (fromNowMs: number) => ({ from_time: at(fromNowMs), to_time: at(fromNowMs + 2 * HOUR_MS) })

/** A stored picture in every width; gives its path. */
async function drawPicture(dataFolder: string, name: string, tint: number): Promise<string> {
  const path = `/media/events/${name}.webp`
  await mkdir(join(dataFolder, 'media/events'), { recursive: true })
  for (const width of IMAGE_WIDTHS) {
    const height = Math.round((width * 9) / 16)
    const background = { r: 20 + 60 * tint, g: 110, b: 80 }
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .webp()
      .toBuffer()
    await writeFile(join(dataFolder, imageAt(path, width)), bytes)
  }
  return path
}

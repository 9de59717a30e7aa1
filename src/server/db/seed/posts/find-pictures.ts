import { sql } from 'drizzle-orm'
import type { Language } from '#contract/core/languages.ts'
import type { ColourName } from '../drawing/goods/paint.ts'
import { toneOf } from '../drawing/goods/tone-of.ts'
import type { PictureBook } from '../pictures.ts'
import { DEMO_SHOPS } from '../products/shops.ts'
import type { SeedDb } from '../seed-transaction.ts'
import { PHOTOS, type PhotoName } from './photos.ts'
import type { ShownSketch } from './post-sketch.ts'

/** A picture as a gallery keeps it, told in one language. */
export interface FoundPicture {
  file: string
  tone: number
  alt: string
}

/** Finds the pictures that posts and profiles show, in the order of the sketches. @throws {Error} there is no such thing in the market */
export type FindPictures = (shown: readonly ShownSketch[], language: Language) => FoundPicture[]

type Shown = Omit<FoundPicture, 'alt'>

/** Events, services and goods must be there: posts show their pictures too, so that few more are drawn. */
export async function openFindPictures(db: SeedDb, book: PictureBook): Promise<FindPictures> {
  const thumbnails = await readThumbnails(db)
  const goods = await readGoods(db)
  const photos = new Map<PhotoName, Shown>()
  const photoOf = (name: PhotoName): Shown => {
    const known = photos.get(name) ?? sourceOf(name)
    photos.set(name, known)
    return known
  }
  const sourceOf = (name: PhotoName): Shown => {
    const { from } = PHOTOS[name]
    if ('work' in from) {
      const [on, tool, colour] = from.work
      return { file: book.work({ key: `post ${name}`, on, colour, ...(tool && { tool }) }), tone: toneOf(colour) }
    }
    const [noun, title] = 'service' in from ? (['services', from.service] as const) : (['events', from.event] as const)
    const found = thumbnails.get(`${noun} ${title}`)
    if (!found) throw new Error(`${title}: the market has no such picture to show`)
    return found
  }
  return (shown, language) =>
    shown.flatMap((one) => {
      if (typeof one === 'string') return [{ ...photoOf(one), alt: PHOTOS[one][language] }]
      const found = goods.get(one.goods)
      if (!found) throw new Error(`${one.goods}: the market has no such goods to show`)
      const told = tellGoods(one.goods, language)
      return found.slice(0, one.most ?? 1).map((picture, at) => ({ ...picture, alt: told[at] ?? one.goods }))
    })
}

async function readThumbnails(db: SeedDb): Promise<ReadonlyMap<string, Shown>> {
  const { rows } = await db.execute<Shown & { noun: string; title: string } & Record<string, unknown>>(sql`
    select 'events' as noun, title, thumbnail as file, thumbnail_tone as tone from events where thumbnail is not null
    union all select 'services', title, thumbnail, thumbnail_tone from services where thumbnail is not null`)
  return new Map(rows.map(({ noun, title, file, tone }) => [`${noun} ${title}`, { file, tone }]))
}

async function readGoods(db: SeedDb): Promise<ReadonlyMap<string, Shown[]>> {
  const { rows } = await db.execute<Shown & { title: string } & Record<string, unknown>>(sql`
    select p.title, i.file, i.tone from products p join gallery_items i on i.gallery = p.gallery where i.file is not null order by p.id, i.position`)
  return Map.groupBy(rows, ({ title }) => title) as Map<string, Shown[]>
}

/** What is in each picture of a product, in the order of its gallery: as a whole, from near, and as a whole in its other colours. */
function tellGoods(title: string, language: Language): string[] {
  const sketch = DEMO_SHOPS.flatMap(({ products }) => products).find((one) => one.title === title)
  const [first, ...others] = (sketch?.colours ?? []).map((colour) => COLOUR_NAMES[colour][language])
  if (language === 'bn') return [`${title}: ${first} রঙে, পুরোটা।`, `${title}: কাছ থেকে।`, ...others.map((colour) => `${title}: ${colour} রঙে।`)]
  return [`${title}: the whole of it, in ${first}.`, `${title}: seen from near.`, ...others.map((colour) => `${title}: in ${colour}.`)]
}

const COLOUR_NAMES: Readonly<Record<ColourName, Readonly<Record<Language, string>>>> = {
  red: { en: 'red', bn: 'লাল' },
  maroon: { en: 'maroon', bn: 'মেরুন' },
  pink: { en: 'pink', bn: 'গোলাপি' },
  orange: { en: 'orange', bn: 'কমলা' },
  yellow: { en: 'yellow', bn: 'হলুদ' },
  green: { en: 'green', bn: 'সবুজ' },
  olive: { en: 'olive', bn: 'জলপাই' },
  teal: { en: 'teal', bn: 'ফিরোজা' },
  blue: { en: 'blue', bn: 'নীল' },
  navy: { en: 'dark blue', bn: 'গাঢ় নীল' },
  violet: { en: 'violet', bn: 'বেগুনি' },
  white: { en: 'white', bn: 'সাদা' },
  cream: { en: 'cream', bn: 'ক্রিম' },
  brown: { en: 'brown', bn: 'বাদামি' },
  grey: { en: 'grey', bn: 'ছাই' },
  black: { en: 'black', bn: 'কালো' },
  gold: { en: 'gold', bn: 'সোনালি' },
  silver: { en: 'silver', bn: 'রুপালি' },
  clay: { en: 'the colour of clay', bn: 'পোড়ামাটির' },
  wood: { en: 'the colour of wood', bn: 'কাঠের' },
  jute: { en: 'the colour of jute', bn: 'পাটের' },
}

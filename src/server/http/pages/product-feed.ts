import { type SQL, sql } from 'drizzle-orm'
import { PRODUCT } from '#contract/core/product.ts'
import { pagePath } from '#contract/core/resource.ts'
import { textOfHtml } from '#contract/core/text-of-html.ts'
import { type DeliveryReach, deliveryFee } from '#contract/products/delivery-rules.ts'
import type { ProductCondition } from '#contract/products/product-limits.ts'
import { PRODUCTS } from '#contract/products/products-resource.ts'
import { IS_ON_SALE } from '../../db/products/product-search.ts'
import { type StoredAnswer, storedAnswer } from '../responses/stored-answer.ts'
import type { SitemapParts } from './sitemap.ts'
import { element, escapeXml, RSS_HEADERS } from './xml.ts'

/** Of one file: with its texts some 4 MB. */
const PER_FILE = 2000
const MOST_FILES = 50
const BROTLI_QUALITY = 5
/** What merchants may say of a thing, in characters. @see https://support.google.com/merchants/answer/7052112 */
const DESCRIPTION_LONGEST = 5000
const PICTURES_BESIDES = 7
const SHIPPINGS_MOST = 64

interface FeedRow {
  id: number
  title: string
  description: string
  thumbnail: string
  price: number
  compare_at: number | null
  condition: ProductCondition
  brand: string
  weight_grams: number | null
  is_in_stock: boolean
  /** Paths, without the first. */
  pictures: string[]
  category: string
  delivery: DeliveryReach[]
}

/** The number of a file of the feed of products: 1 for /feeds/products.xml, then /feeds/products-2.xml …; undefined for every other path. */
export function productFeedNumber(pathname: string): number | undefined {
  const found = /^\/feeds\/products(?:-([1-9]\d?))?\.xml$/.exec(pathname)
  const number = Number(found?.[1] ?? 1)
  return found && number <= MOST_FILES && found[1] !== '1' ? number : undefined
}

/**
 * Products on sale that have a picture, the latest first, as merchants’ programs of search engines read them: RSS with the fields of Google Merchant Center.
 * Where one file is not enough it names the next.
 * @see https://support.google.com/merchants/answer/7052112, RFC 5005
 */
export async function writeProductFeed(number: number, { database, origin }: SitemapParts): Promise<StoredAnswer> {
  // One row more tells whether there is a next file.
  const { rows } = await database.db.execute<FeedRow & Record<string, unknown>>(feedSql((number - 1) * PER_FILE, PER_FILE + 1))
  const at = (file: number) => `${origin}/feeds/products${file === 1 ? '' : `-${file}`}.xml`
  const link = (rel: string, href: string) => `<atom:link href="${escapeXml(href)}" rel="${rel}" type="application/rss+xml"/>`
  const channel = [
    element('title', `${PRODUCT.name} E-SHOP`),
    element('link', origin + PRODUCTS.pages.list),
    element('description', `Products on sale in the shops of ${PRODUCT.name}`),
    link('self', at(number)),
    ...(rows.length > PER_FILE && number < MOST_FILES ? [link('next', at(number + 1))] : []),
    ...rows.slice(0, PER_FILE).map((row) => itemOf(row, origin)),
  ]
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${channel.join('\n')}
</channel>
</rss>
`
  return storedAnswer(Buffer.from(text), RSS_HEADERS, { quality: BROTLI_QUALITY })
}

const feedSql = (offset: number, limit: number): SQL => sql`
  select g.id, g.title, g.description, g.thumbnail, g.price, g.compare_at, g.condition, g.brand, g.weight_grams,
    exists (select from product_variants v where v.product = g.id and v.removed_at is null and v.stock > 0) as is_in_stock,
    array(select file from gallery_items i where i.gallery = g.gallery and file is not null and file <> g.thumbnail order by position, i.id limit ${PICTURES_BESIDES}) as pictures,
    (select top.title || ' > ' || c.title from product_categories c join product_categories top on top.id = c.parent where c.id = g.product_subcategory) as category,
    coalesce((select json_agg(json_build_object('kind', kind, 'districts', districts, 'areas', areas, 'fee', fee, 'free_from', free_from) order by id)
      from delivery_options d where d.seller = g.seller and d.kind <> 'pickup'), '[]') as delivery
  from (select * from products where ${IS_ON_SALE} and thumbnail is not null order by published_at desc, id desc limit ${limit} offset ${offset}) as g
  order by g.published_at desc, g.id desc`

const SERVICES = { rider: 'Rider', courier: 'Courier', pickup: 'Pickup' } as const
const money = (taka: number) => `${taka}.00 BDT`

function itemOf(row: FeedRow, origin: string): string {
  const { id, price, compare_at } = row
  const parts = [
    element('g:id', String(id)),
    element('title', row.title),
    element('description', [...textOfHtml(row.description)].slice(0, DESCRIPTION_LONGEST).join('') || row.title),
    element('link', origin + pagePath(PRODUCTS, id)),
    element('g:image_link', origin + row.thumbnail),
    ...row.pictures.map((file) => element('g:additional_image_link', origin + file)),
    element('g:price', money(compare_at ?? price)),
    ...(compare_at === null ? [] : [element('g:sale_price', money(price))]),
    element('g:availability', row.is_in_stock ? 'in_stock' : 'out_of_stock'),
    element('g:condition', row.condition),
    ...(row.brand ? [element('g:brand', row.brand)] : []),
    element('g:identifier_exists', 'no'),
    element('g:product_type', row.category),
    ...(row.weight_grams === null ? [] : [element('g:shipping_weight', `${row.weight_grams} g`)]),
    ...row.delivery.flatMap((option) => shippingsOf(option, price)).slice(0, SHIPPINGS_MOST),
  ]
  return `<item>\n${parts.join('\n')}\n</item>`
}

/** What it costs to have one brought: for all of the country, or for each district that the option names as a whole. */
function shippingsOf(option: DeliveryReach, price: number): string[] {
  const fee = money(deliveryFee(option, price))
  const isEverywhere = option.districts.length === 0 && option.areas.length === 0
  const regions = isEverywhere ? [undefined] : option.districts
  return regions.map((region) => {
    const where = [element('g:country', 'BD'), ...(region === undefined ? [] : [element('g:region', region)])]
    return `<g:shipping>${where.join('')}${element('g:service', SERVICES[option.kind])}${element('g:price', fee)}</g:shipping>`
  })
}

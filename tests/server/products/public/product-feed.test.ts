import { beforeAll, describe, expect, it } from 'vitest'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'
import { makeProduct, makeProductBranch, makeShop } from '#tests/support/server/nouns/products.ts'

const { database, request } = useApp()
const FEED = '/feeds/products.xml'
const read = async (path = FEED) => (await request(path)).text()
const itemOf = (xml: string, id: number) => xml.split('<item>').find((one) => one.includes(`<g:id>${id}</g:id>`)) ?? ''

/** What is not closed, or closed without having been opened; nothing: the text is well-formed as far as tags and references go. */
function faultOf(xml: string): string | undefined {
  const tags = /<\?xml[^>]*\?>|<(\/?)([A-Za-z:_]+)(?:\s[^<>]*?)?(\/?)>/g
  const open: string[] = []
  for (const [whole, closing, name, alone] of xml.matchAll(tags)) {
    if (name === undefined || alone) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) open.push(`wrong ${whole}`)
  }
  const rest = xml.replace(tags, '')
  const loose = /[<>]|&(?!(?:amp|lt|gt|quot|#39);)|[^\P{Cc}\n]|[\ufffe\uffff]|\p{Surrogate}/u.exec(rest)
  return open[0] ?? loose?.[0]
}

let seller = 0
let lamp = 0
const picture = { thumbnail: '/media/products/ab12.webp' }
beforeAll(async () => {
  seller = await makeShop(database.db, {
    seller: await makeSeller(database.db, { profile: { full_name: 'Rafiq & Sons', district: 'Bogura' } }),
    options: [
      { kind: 'pickup', note: 'At the shop', fee: 0 },
      { kind: 'courier', fee: 130, free_from: 800 },
      { kind: 'rider', districts: ['Bogura', "Cox's Bazar"], fee: 40 },
    ],
  })
  const branch = await makeProductBranch(database.db)
  const used = { condition: 'used' as const, condition_note: 'A scratch', weight_grams: 450, brand: 'Jatra & Co' }
  const made = await makeProduct(database.db, {
    title: 'Brass lamp',
    description: '<p>Made &amp; <b>polished</b> here</p>',
    seller,
    ...branch,
    ...picture,
    ...used,
    variants: [{ price: 850, compare_at: 1000, stock: 3 }],
  })
  lamp = made.id
})

describe('answers', () => {
  it('what is on sale with price, stock, condition and what it costs to have it brought', async () => {
    const response = await request(FEED)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    const item = itemOf(await response.text(), lamp)
    for (const part of [
      '<title>Brass lamp</title>',
      '<description>Made &amp; polished here</description>',
      `<link>${TEST_ORIGIN}/productdetails/${lamp}</link>`,
      `<g:image_link>${TEST_ORIGIN}/media/products/ab12.webp</g:image_link>`,
      '<g:price>1000.00 BDT</g:price>',
      '<g:sale_price>850.00 BDT</g:sale_price>',
      '<g:availability>in_stock</g:availability>',
      '<g:condition>used</g:condition>',
      '<g:brand>Jatra &amp; Co</g:brand>',
      '<g:shipping_weight>450 g</g:shipping_weight>',
      // Free from 800 on.
      '<g:shipping><g:country>BD</g:country><g:service>Courier</g:service><g:price>0.00 BDT</g:price></g:shipping>',
      '<g:shipping><g:country>BD</g:country><g:region>Cox&#39;s Bazar</g:region><g:service>Rider</g:service><g:price>40.00 BDT</g:price></g:shipping>',
    ])
      expect(item).toContain(part)
    expect(item).not.toContain('Pickup')
  })

  it('what is sold out as out of stock, at its price alone where it cost no more before', async () => {
    const { id } = await makeProduct(database.db, { seller, ...picture, variants: [{ price: 300, stock: 0 }] })
    const item = itemOf(await read(), id)
    expect(item).toContain('<g:price>300.00 BDT</g:price>')
    expect(item).toContain('<g:availability>out_of_stock</g:availability>')
    expect(item).not.toContain('g:sale_price')
  })

  it('304 to who has it, until something changes', async () => {
    const etag = (await request(FEED)).headers.get('etag') ?? ''
    expect((await request(FEED, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await database.pool.query('update products set price = 840 where id = $1', [lamp])
    expect(itemOf(await read(), lamp)).toContain('<g:sale_price>840.00 BDT</g:sale_price>')
  })

  it('a second file where one is not enough, which the first one names', async () => {
    expect(await read()).not.toContain('rel="next"')
    await database.pool.query(
      `insert into products (seller, title, description, price, price_most, product_category, product_subcategory, published_at, thumbnail, search_words)
       select seller, 'One of many', '<p>x</p>', price, price_most, product_category, product_subcategory, now() - interval '9 days', thumbnail, search_words
       from products, generate_series(1, 2000) where id = $1`,
      [lamp],
    )
    expect(await read()).toContain(`<atom:link href="${TEST_ORIGIN}/feeds/products-2.xml" rel="next"`)
    const second = await read('/feeds/products-2.xml')
    expect(second.split('<item>').length - 1).toBeGreaterThan(0)
    expect(faultOf(second)).toBeUndefined()
    await database.pool.query(`delete from products where title = 'One of many'`)
  })

  it('pages of products in the sitemap, in both languages', async () => {
    const { id } = await makeProduct(database.db, { seller, is_active: false })
    const sitemap = await read('/sitemap.xml')
    for (const path of [`/en/productdetails/${lamp}`, `/bn/productdetails/${lamp}`, '/en/shop']) expect(sitemap).toContain(`<loc>${TEST_ORIGIN}${path}</loc>`)
    expect(sitemap).not.toContain(`/productdetails/${id}<`)
  })
})

describe('guards', () => {
  it('programs from words that would be markup, and characters that no XML may hold', async () => {
    const control = '\u0001\u000b\u001f\ufffe'
    const title = `]]></title><item>${control}"&'😀`
    const { id } = await makeProduct(database.db, { seller, ...picture, title, brand: '<b>&', description: `<p>]]&gt;</p><p>&lt;g:id&gt;1${control}</p>` })
    const xml = await read()
    expect(faultOf(xml)).toBeUndefined()
    expect(itemOf(xml, id)).toContain('<title>]]&gt;&lt;/title&gt;&lt;item&gt;&quot;&amp;&#39;😀</title>')
  })

  it('what is not on sale, and what has no picture', async () => {
    const hidden = [
      await makeProduct(database.db, { seller, ...picture, is_active: false }),
      await makeProduct(database.db, { seller, ...picture, held_reason: 'medicine' }),
      await makeProduct(database.db, { seller }),
    ]
    const xml = await read()
    for (const { id } of hidden) expect(itemOf(xml, id)).toBe('')
  })
})

describe('refuses', () => {
  it('files that there cannot be, and to write', async () => {
    for (const path of ['/feeds/products-1.xml', '/feeds/products-0.xml', '/feeds/products-100.xml', '/feeds/products-x.xml', '/feeds/jobs.xml'])
      expect((await request(path)).status, path).toBe(404)
    expect((await request(FEED, { method: 'POST' })).status).toBe(405)
  })
})

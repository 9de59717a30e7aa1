import { describe, expect, it } from 'vitest'
import { articleHead, magazineHead } from '#app/features/blogs/public/head.ts'
import { headTags } from '#app/head.ts'
import { aBlogCard, aBlogDetail } from '#tests/support/phone/blog-rows.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

const tools = (language: 'en' | 'bn') => ({ texts: textsIn(language), origin: 'https://market.example' })
const pageOf = (...results: ReturnType<typeof aBlogCard>[]) => ({ results, next_cursor: null, total: results.length, total_is_exact: true })

describe('the head of the magazine', () => {
  it('is canonical with tag and category alone', () => {
    const head = magazineHead({ q: 'river', tag: 'boats', category: 'culture', author: 7, language: 'bn' }, pageOf(), tools('en'))
    expect([head.title, head.canonicalPath]).toEqual(['E-MAGAZINE: river', '/blogs?category=culture&tag=boats'])
    expect(magazineHead({ tag: 'নদী' }, pageOf(), tools('bn')).title).toBe('ই-ম্যাগাজিন: #নদী')
  })

  it('shows the first picture that there is', () => {
    expect(magazineHead({}, pageOf(aBlogCard({ id: 1, thumbnail: null }), aBlogCard({ id: 2 })), tools('bn')).image).toBe('/media/blogs/2.webp')
  })

  it('names the feed, that of a language where one is asked for', () => {
    const tags = (filter: Parameters<typeof magazineHead>[0]) => headTags({ head: magazineHead(filter, pageOf(), tools('en')), language: 'en', ...tools('en') })
    expect(tags({})).toContain('<link rel="alternate" type="application/rss+xml" title="E-MAGAZINE" href="https://market.example/feed.xml">')
    expect(tags({ language: 'bn' })).toContain('href="https://market.example/feed-bn.xml"')
  })
})

describe('the head of an article', () => {
  it('is that of an article, in both languages of the site', () => {
    const head = articleHead(aBlogDetail({ id: 5, title: 'River' }), tools('bn'))
    expect(head).toMatchObject({ title: 'River', description: 'What the river gives.', canonicalPath: '/blogs/5', image: '/media/blogs/5.webp' })
    const tags = headTags({ head, language: 'bn', ...tools('bn') })
    expect(tags).toContain('<meta property="og:type" content="article">')
    for (const language of ['en', 'bn']) expect(tags).toContain(`hreflang="${language}" href="https://market.example/${language}/blogs/5"`)
  })

  it('tells search engines who wrote it when, and in which language, whatever that of the page is', () => {
    const { structuredData } = articleHead(aBlogDetail({ id: 5, title: 'নদী', language: 'bn', comment_count: 12, tags: ['নদী', 'নৌকা'] }), tools('en'))
    expect(structuredData).toMatchObject({
      '@type': 'Article',
      headline: 'নদী',
      url: 'https://market.example/en/blogs/5',
      inLanguage: 'bn',
      datePublished: '2026-01-10T04:00:00.000Z',
      dateModified: '2026-01-11T04:00:00.000Z',
      author: { name: 'Rahima', url: 'https://market.example/en/seller/rahima' },
      image: ['https://market.example/media/blogs/5.webp'],
      commentCount: 12,
      keywords: 'নদী, নৌকা',
    })
  })

  it('is in the language of the page, where it is written in both', () => {
    const seconds = { second_title: 'নদী', second_summary: 'নদী যা দেয়।', second_content: '<p>নদী দেয়।</p>' }
    const head = articleHead(aBlogDetail({ id: 5, title: 'River', ...seconds }), tools('bn'))
    expect(head).toMatchObject({ title: 'নদী', description: 'নদী যা দেয়।' })
    expect(head.structuredData).toMatchObject({ headline: 'নদী', inLanguage: 'bn' })
  })

  it('promises nothing that is missing, and uses the words of the specification', () => {
    const bare = {
      id: 5,
      title: null,
      author: null,
      author_slug: null,
      created_at: null,
      updated_at: null,
      thumbnail: null,
      summary: '',
      content: null,
      tags: [],
    }
    const head = articleHead(aBlogDetail(bare), tools('en'))
    expect(head).toMatchObject({ title: 'Untitled Blog', description: 'No content available' })
    expect(head.structuredData).toMatchObject({ headline: 'Untitled Blog', author: { name: 'Unknown Author' } })
    for (const key of ['datePublished', 'dateModified', 'image', 'keywords']) expect(head.structuredData).not.toHaveProperty(key)
  })

  it('takes its description from its text when it has no summary', () => {
    expect(articleHead(aBlogDetail({ id: 5, summary: '', content: `<p>Rice &amp; fish.</p><p>${'long '.repeat(80)}</p>` }), tools('en')).description).toMatch(
      /^Rice & fish\. long .*…$/,
    )
  })
})

import { expect, it } from 'vitest'
import { headTags } from '#app/head.ts'
import { PAGE_HEADS } from '#app/heads.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

it('a search is not for search engines, and its words are no markup', () => {
  const texts = textsIn('en')
  const head = PAGE_HEADS['/search']?.({ data: undefined, search: { q: '<b>fair</b>' }, texts, origin: 'https://market.example' })
  const tags = headTags({ head, language: 'en', origin: 'https://market.example', texts })
  expect(tags).toContain('<title>Search: &lt;b&gt;fair&lt;/b&gt; · Hatkhola</title>')
  expect(tags).toContain('<meta name="robots" content="noindex">')
})

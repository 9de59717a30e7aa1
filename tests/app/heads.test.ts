import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { headTags } from '#app/head.ts'
import { PAGE_HEADS } from '#app/heads.ts'
import { aBlogDetail } from '#tests/support/phone/blog-rows.ts'
import { anEventDetail } from '#tests/support/phone/event-rows.ts'
import { aJobDetail } from '#tests/support/phone/job-rows.ts'
import { aProductDetail } from '#tests/support/phone/product-rows.ts'
import { textsIn } from '#tests/support/phone/render.tsx'

const ROUTES = join(import.meta.dirname, '../../src/app/routes')
const NEED_DATA = [
  '/events',
  '/eventdetails/$eventId',
  '/jobportal',
  '/jobdetails/$jobPostId',
  '/seller/$slug',
  '/people/$username',
  '/',
  '/category/$',
  '/blogs',
  '/blogs_/$blogId',
  '/posts',
  '/posts_/$postId',
  '/gallery',
  '/videos',
  '/services',
  '/servicedetails/$serviceId',
  '/shop',
  '/productdetails/$productId',
]
const origin = 'https://market.example'
const withoutData = Object.keys(PAGE_HEADS).filter((route) => !NEED_DATA.includes(route))

const SELLER = { slug: 'rahima', full_name: 'Rahima Events', profession: '', about: '', profile_picture: null, member_since: '2024-05-01T00:00:00.000Z' }
const answered = (value: object) => ({ value })

function tagsOf(route: string, language: 'en' | 'bn', data?: unknown): string {
  const texts = textsIn(language)
  return headTags({ head: PAGE_HEADS[route]?.({ data, search: {}, texts, origin }), language, origin, texts })
}

describe('the head of a page', () => {
  it('is written for every route', () => {
    const routes = readdirSync(ROUTES)
      .filter((file) => !file.startsWith('__'))
      .map((file) => `/${file.replace(/(?:^index)?\.tsx$/, '').replaceAll('.', '/')}`)
    expect(routes.length).toBeGreaterThan(10)
    expect(Object.keys(PAGE_HEADS).sort()).toEqual(routes.sort())
  })

  it.each(withoutData)('has words of its own in both languages: %s', (route) => {
    for (const language of ['en', 'bn'] as const) {
      const [, title = '', description = ''] = /^<title>(.+?) · .+?<\/title><meta name="description" content="(.+?)">/.exec(tagsOf(route, language)) ?? []
      expect([title, description].filter((text) => text === '' || /^[\w-]+[:.]/.test(text))).toEqual([])
    }
  })

  it.each(['/profile-settings', '/profileindex', '/sellerprofile', '/buyer', '/logout', '/google-login', '/recover', '/reset-password', '/verify-email'])(
    'keeps search engines from what is private: %s',
    (route) => {
      const tags = tagsOf(route, 'en')
      expect(tags).toContain('<meta name="robots" content="noindex">')
      expect(tags).not.toMatch(/canonical|og:/)
    },
  )

  it.each([
    ['/eventdetails/$eventId', anEventDetail({ id: 5 }), (data: object) => answered(data)],
    ['/jobdetails/$jobPostId', aJobDetail({ job_post_id: 5 }), (data: object) => answered(data)],
    ['/productdetails/$productId', aProductDetail({ product_id: 5 }), (data: object) => answered(data)],
    ['/blogs_/$blogId', aBlogDetail({ id: 5 }), (data: object) => answered(data)],
    ['/seller/$slug', SELLER, (data: object) => [answered(data), undefined]],
  ] as const)('keeps search engines from what staff took off, and from nothing else of its kind: %s', (route, value, as) => {
    const tagsWith = (taken_off_reason: string | null | undefined) => tagsOf(route, 'en', as({ ...value, taken_off_reason }))
    for (const reason of ['It asks for money.', '']) {
      expect(tagsWith(reason)).toContain('<meta name="robots" content="noindex">')
      expect(tagsWith(reason)).not.toMatch(/canonical|og:|ld\+json/)
    }
    for (const none of [null, undefined]) {
      expect(tagsWith(none)).not.toContain('noindex')
      expect(tagsWith(none)).toContain('rel="canonical"')
    }
  })

  it.each(['/login', '/registration', '/become-a-seller', '/saved'])('lets search engines find public screens: %s', (route) => {
    const tags = tagsOf(route, 'bn')
    expect(tags).not.toContain('noindex')
    expect(tags).toContain(`<link rel="canonical" href="${origin}/bn${route}">`)
  })
})

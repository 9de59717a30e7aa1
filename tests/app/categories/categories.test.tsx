import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Categories } from '#app/features/categories/screens/categories.tsx'
import { CategoriesFailed } from '#app/features/categories/screens/categories-failed.tsx'
import { Category } from '#app/features/categories/screens/category.tsx'
import { CategoryNotFound } from '#app/features/categories/screens/category-not-found.tsx'
import type { CategoryPage } from '#contract/categories.ts'
import { Problem } from '#contract/core/problem.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { anEventCard } from '#tests/support/phone/event-rows.ts'
import { aJobCard } from '#tests/support/phone/job-rows.ts'
import { aProductCard } from '#tests/support/phone/product-rows.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'
import { aServiceCard } from '#tests/support/phone/service-rows.ts'

const MUSIC = { id: 1, slug: 'music', title: 'Music', title_bn: 'সংগীত', icon: '/category-icons/music.svg', tone: 2 }
const OF_ANOTHER_SERVICE = { id: 2, slug: 'odds', title: 'Odds and ends', title_bn: null, icon: null, tone: 0 }
const none = { results: [], total: 0, total_is_exact: true }
const PAGE: CategoryPage = {
  category: MUSIC,
  events: { results: [anEventCard({ id: 1, title: 'Boat race' })], total: 12, total_is_exact: true },
  services: none,
  products: none,
  jobs: { results: [aJobCard({ job_post_id: 3, title: 'Cook' })], total: 200, total_is_exact: false },
  blogs: none,
}

afterEach(cleanup)

describe('all categories', () => {
  it('stand there by picture and name, in the reader’s language where the service has it', async () => {
    await renderScreen(<Categories found={fresh([MUSIC, OF_ANOTHER_SERVICE])} />, { language: 'bn' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('সব ক্যাটাগরি')
    const [music, other] = screen.getAllByRole('link')
    expect([music?.textContent, music?.getAttribute('href'), music?.querySelector('img')?.getAttribute('src')]).toEqual([
      'সংগীত',
      '/category/music',
      '/category-icons/music.svg',
    ])
    expect([other?.textContent, other?.querySelector('img')]).toEqual(['Odds and ends', null])
  })

  it('are missed in the words of the specification', async () => {
    await renderScreen(<Categories found={fresh([])} />)
    expect(screen.getByText('No categories found.')).toBeTruthy()
  })

  it('could not be had: says so in the words of the specification, and asks again', async () => {
    await renderScreen(<CategoriesFailed error={new Problem('too-slow')} />)
    expect(within(screen.getByRole('alert')).getByRole('heading', { name: 'Failed to load categories.' })).toBeTruthy()
    expect(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' })).toBeTruthy()
  })
})

describe('a category', () => {
  it('shows the beginning of each kind that it has, how many there are, and the way to all of them', async () => {
    await renderScreen(<Category found={fresh(PAGE)} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Music')
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Upcoming events 12 events',
      'Latest jobs more than 200 jobs',
    ])
    expect(screen.getByRole('link', { name: /Boat race/ }).getAttribute('href')).toBe('/eventdetails/1')
    expect(screen.getByRole('link', { name: 'See all events' }).getAttribute('href')).toBe('/search?category=music&kind=events')
    expect(screen.getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe('/search?category=music&kind=jobs')
    expect(screen.queryByText('Latest articles')).toBeNull()
  })

  it('shows products for how much they are', async () => {
    const results = [aProductCard({ product_id: 5, title: 'Dotara', price_most: 1500, district: null })]
    await renderScreen(<Category found={fresh({ ...PAGE, products: { results, total: 1, total_is_exact: true } })} />)
    expect(screen.getByRole('heading', { name: 'New products 1 product' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Dotara/ }).textContent?.replaceAll('\u00a0', ' ')).toBe('DotaraFrom BDT 1,200 · Rupsha Ghat')
  })

  it('shows services first where people look for somebody who does something, else after events', async () => {
    const services = { results: [aServiceCard({ service_id: 4, title: 'Check-up' })], total: 3, total_is_exact: true }
    const heads = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await renderScreen(<Category found={fresh({ ...PAGE, services, category: { ...MUSIC, slug: 'health' } })} />)
    expect(heads()).toEqual(['Services 3 services', 'Upcoming events 12 events', 'Latest jobs more than 200 jobs'])
    cleanup()
    await renderScreen(<Category found={fresh({ ...PAGE, services })} />)
    expect(heads()[1]).toBe('Services 3 services')
  })

  it('says of an event without a price that it is free', async () => {
    const results = [anEventCard({ id: 1, title: 'Boat race', price: 0 })]
    await renderScreen(<Category found={fresh({ ...PAGE, events: { results, total: 1, total_is_exact: true } })} />)
    expect(screen.getByRole('link', { name: /^Boat race/ }).textContent).toContain('Free')
  })

  it('counts in Bangla what it has, exactly or as more than that', async () => {
    await renderScreen(<Category found={fresh(PAGE)} />, { language: 'bn' })
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['সামনের ইভেন্ট ১২টি ইভেন্ট', 'নতুন চাকরি ২০০টির বেশি চাকরি'])
  })

  it('says what to do next where nothing is in it', async () => {
    await renderScreen(<Category found={fresh({ ...PAGE, events: none, jobs: none })} />, { language: 'bn' })
    expect(screen.getByText('সংগীত ক্যাটাগরিতে এখন কিছু নেই')).toBeTruthy()
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/category', '/events'])
  })

  it('that does not exist says so, and leads to those that do', async () => {
    await renderScreen(<CategoryNotFound />)
    expect(screen.getByRole('heading', { name: 'Category not found' })).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/category')
  })
})

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { WayToVerified } from '#app/features/sellers/parts/way-to-verified.tsx'
import { SellerPage } from '#app/features/sellers/screens/seller-page.tsx'
import type { SellerPage as Seller } from '#contract/sellers/sellers.ts'
import { fresh } from '#tests/support/phone/answers.ts'
import { renderScreen } from '#tests/support/phone/render.tsx'

const seller: Seller = {
  id: 7,
  username: 'rahima',
  full_name: 'Rahima Events',
  slug: 'rahima',
  profession: 'Musician',
  division: 'Rajshahi',
  district: 'Bogura',
  languages: ['বাংলা', 'English'],
  skills: ['Sound'],
  about: 'Two lines\nof words.',
  city: '',
  gender: null,
  version: 1,
  profile_picture: null,
  member_since: '2024-05-01T00:00:00.000Z',
  is_verified: false,
  is_verified_employer: false,
  event_people: 0,
  goods_orders: 0,
  goods_on_time: 0,
  applicants_answered: 0,
  events_held: 2,
}
const show = (over: Partial<Seller> = {}, language: 'en' | 'bn' = 'en') =>
  renderScreen(<SellerPage answer={fresh({ ...seller, ...over })} events={<p>their events</p>} />, { language, at: '/seller/rahima' })
const showWay = (over: Partial<Seller> = {}, emailVerified = true) =>
  renderScreen(<WayToVerified seller={{ ...seller, ...over }} emailVerified={emailVerified} licence={null} now={Date.parse('2026-01-01T00:00:00Z')} />, {
    language: 'en',
    at: '/sellerprofile',
  })

afterEach(cleanup)

describe('the page of a seller', () => {
  it('shows who they are, where, since when, and what they can', async () => {
    await show()
    expect(screen.getByRole('heading', { level: 1, name: 'Rahima Events' })).toBeTruthy()
    const facts = within(screen.getByRole('region', { name: 'Details' }))
    for (const text of ['Musician', 'Bogura, Rajshahi', 'Bangladesh', 'বাংলা', 'English', 'Sound']) expect(facts.getByText(text)).toBeTruthy()
    expect(screen.getByText('their events')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'In the E-Shop' })).toBeNull()
    expect(screen.queryByText(/^Verified/)).toBeNull()
  })

  it('shows what they have on sale, where there is something', async () => {
    await renderScreen(<SellerPage answer={fresh(seller)} events={null} products={<p>their goods</p>} />, { at: '/seller/rahima' })
    expect(within(screen.getByRole('region', { name: 'In the E-Shop' })).getByText('their goods')).toBeTruthy()
  })

  it('calls places by their Bangla names in Bangla', async () => {
    await show({}, 'bn')
    expect(screen.getByText('বগুড়া, রাজশাহী')).toBeTruthy()
  })

  it('leaves out what the seller has not said', async () => {
    await show({ about: '', profession: '', district: null, division: null, languages: [], skills: [], events_held: 0 })
    for (const text of ['About', 'Profession', 'City', 'Gender', 'Languages', 'Skills', 'Pictures', 'Team']) expect(screen.queryByText(text)).toBeNull()
    expect(screen.getByText('None yet')).toBeTruthy()
  })
})

describe('the tabs of a seller', () => {
  const tabs = () =>
    within(screen.getByRole('navigation', { name: 'All from this seller' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  it('lead to their lists by the address of the shop, without those that have nothing of theirs', async () => {
    await show({ has_services: true, has_events: false, has_products: false })
    expect(tabs()).toEqual(expect.arrayContaining(['/posts?seller=rahima', '/services?seller=rahima']))
    expect(tabs()).not.toContain('/events?seller=rahima')
    expect(tabs()).not.toContain('/shop?seller=rahima')
  })

  it('stand where an answer of before does not say what there is', async () => {
    await show()
    expect(tabs()).toEqual(expect.arrayContaining(['/posts?seller=rahima', '/services?seller=rahima', '/events?seller=rahima', '/shop?seller=rahima']))
  })

  it('and the button to the shop name the shop alike', async () => {
    await renderScreen(<SellerPage answer={fresh(seller)} events={null} products={<p>their goods</p>} />, { at: '/seller/rahima' })
    expect(screen.getByRole('link', { name: 'Visit the shop' }).getAttribute('href')).toBe('/shop?seller=rahima')
  })
})

describe('badges', () => {
  it('name the deed that they are for, with the rule beside it', async () => {
    await show({ is_verified: true, events_held: 5, event_people: 120, is_verified_employer: true, applicants_answered: 14 })
    const textOf = (title: string) => screen.getByText(title).closest('details')?.textContent
    expect(textOf('Verified seller')).toContain('5 events held, 120 buyers')
    expect(textOf('Verified seller')).toContain('90 days of membership, and 3 events held with at least 3 different people')
    expect(textOf('Verified employer')).toContain('14 applicants answered.')
    expect(textOf('Verified employer')).not.toContain('licence seen')
    cleanup()
    await show({ is_verified_employer: true, applicants_answered: 14, licence_seen_at: '2026-11-21T06:00:00.000Z' })
    expect(textOf('Verified employer')).toContain('14 applicants answered. Trade licence seen on 21 November 2026.')
    expect(textOf('Verified employer')).toContain('one that was given must have been seen by us')
  })

  it('name orders of the shop that were on time, alone or beside events', async () => {
    await show({ is_verified: true, events_held: 0, goods_orders: 12, goods_on_time: 11 })
    expect(screen.getByText('Verified seller').closest('details')?.textContent).toContain('12 shop orders, 91% on time')
    expect(screen.queryByText(/0 events held/)).toBeNull()
    cleanup()
    await show({ is_verified: true, events_held: 3, event_people: 9, goods_orders: 12, goods_on_time: 11 })
    expect(screen.getByText('Verified seller').closest('details')?.textContent).toContain('3 events held, 9 buyers · 12 shop orders, 91% on time')
  })

  it('are said in Bangla with Bangla digits', async () => {
    await show({ is_verified: true, events_held: 5, event_people: 120 }, 'bn')
    expect(screen.getByText('৫টি ইভেন্ট, ১২০ জন ক্রেতা')).toBeTruthy()
  })
})

describe('the way to the badges', () => {
  it('names what is missing and what is done', async () => {
    await showWay()
    const way = within(screen.getByRole('region', { name: 'How to become a “Verified seller”' }))
    expect(way.getByText('Missing: a picture, three events held and three different people at your events')).toBeTruthy()
    expect(way.getByText('Done: your profession, your district, a verified email and three months of membership')).toBeTruthy()
    expect(way.getByText('Instead of events, ten shop orders count, nine of them on time.')).toBeTruthy()
    const hiring = within(screen.getByRole('region', { name: 'How to become a “Verified employer”' }))
    expect(hiring.getByText('Missing: a picture and answers to three applicants')).toBeTruthy()
  })

  it('asks for no events where orders of the shop were on time', async () => {
    await showWay({ goods_orders: 10, goods_on_time: 9 })
    const way = within(screen.getByRole('region', { name: 'How to become a “Verified seller”' }))
    expect(way.getByText('Missing: a picture')).toBeTruthy()
    expect(way.getByText(/^Done: .* and ten shop orders with 90% on time$/)).toBeTruthy()
    expect(way.queryByText(/Instead of events/)).toBeNull()
  })

  it('counts membership and e-mail', async () => {
    await showWay({ member_since: '2025-12-01T00:00:00.000Z' }, false)
    const [selling, hiring] = screen.getAllByText(/^Missing:/).map(({ textContent }) => textContent)
    expect(selling).toBe('Missing: a picture, a verified email, three months of membership, three events held and three different people at your events')
    expect(hiring).toBe('Missing: a picture, a verified email and answers to three applicants')
  })
})

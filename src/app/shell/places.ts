import type { ScreenPath } from '../ui/navigation/screen-link.tsx'

/** Where a screen sits in the shell: what the top bar calls it, where its back arrow leads, which tab is lit. */
export interface Place {
  /** Screens that are not opened first have their title among the late texts; an address that leads nowhere has none. */
  titleKey: string
  back: ScreenPath | null
  tab: 'services' | 'events' | 'bookings' | 'shop' | 'jobs' | null
  isHome?: true
}

const FIRST = new Map<string, Place>([
  ['', { titleKey: 'common:productName', back: null, tab: null, isHome: true }],
  ['blogs', { titleKey: 'blogs:title', back: null, tab: null }],
  ['category', { titleKey: 'home:category.title', back: null, tab: null }],
  ['events', { titleKey: 'common:productName', back: null, tab: 'events' }],
  ['eventdetails', { titleKey: 'common:nav.event', back: '/events', tab: 'events' }],
  ['services', { titleKey: 'services:title', back: null, tab: 'services' }],
  ['servicedetails', { titleKey: 'services:service', back: '/services', tab: 'services' }],
  ['servicebooking', { titleKey: 'shell:titles.servicebooking', back: '/services', tab: 'services' }],
  ['bookings', { titleKey: 'common:nav.bookings', back: null, tab: 'bookings' }],
  ['booking', { titleKey: 'shell:titles.booking', back: '/bookings', tab: 'bookings' }],
  ['shop', { titleKey: 'products:title', back: null, tab: 'shop' }],
  ['productdetails', { titleKey: 'products:product', back: '/shop', tab: 'shop' }],
  ['jobportal', { titleKey: 'jobs:title', back: null, tab: 'jobs' }],
  ['jobdetails', { titleKey: 'jobs:job', back: '/jobportal', tab: 'jobs' }],
  ['jobapplications', { titleKey: 'shell:titles.jobapplications', back: '/jobportal', tab: 'jobs' }],
  ['posts', { titleKey: 'posts:title', back: null, tab: null }],
  ['people', { titleKey: 'shell:titles.people', back: '/', tab: null }],
  ['relations', { titleKey: 'shell:titles.relations', back: '/profile-settings', tab: null }],
  ['search', { titleKey: 'search:title', back: '/', tab: null }],
  ['saved', { titleKey: 'common:nav.saved', back: null, tab: null }],
])

/** @param path canonical, without language. */
export function placeOf(path: string): Place {
  const [, screen = '', of] = path.split('/')
  // A post is opened first, too; writing brings no texts of reading.
  if (screen === 'posts' && of) return { titleKey: /^(?:new|own)$/.test(of) ? 'shell:titles.posts' : 'posts:title', back: '/posts', tab: null }
  return (
    FIRST.get(screen) ?? {
      titleKey: `shell:titles.${screen}`,
      back: backOf(screen, of),
      tab: null,
    }
  )
}

function backOf(screen: string, of: string | undefined): Place['back'] {
  if (screen === 'basket') return '/shop'
  if (screen === 'checkout') return '/basket'
  if (screen === 'wallet' && of) return '/wallet'
  if (screen === 'relations') return '/profile-settings'
  if (screen === 'ticket' || (screen === 'tickets' && of)) return '/tickets'
  if (screen === 'selleraddevent' || (screen === 'sellerevents' && of)) return '/sellerevents'
  if (/^(?:hiring|messages|products|sellerservices|writing)$/.test(screen) && of) return `/${screen as 'products'}`
  if (/^(?:check-|event[-_]|outbox|shop_order|shop_purchase|shop_return|wallet_payment)/.test(screen)) return '/orders'
  return /^(?:hiring|products|writing|messages|notices|profile-|seller[degops]|orders|wallet)/.test(screen) ? '/profileindex' : '/'
}

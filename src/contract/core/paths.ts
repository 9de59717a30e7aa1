import { isLanguage, type Language } from './languages.ts'
import { lowerCase, upperCase } from './one-form.ts'

/**
 * Other spellings of a screen's path, to the one the specification spells first. Lower case, no trailing slash.
 * Only screens that exist are listed: an alias must not lead nowhere. @see decisions §3
 */
export const ALIASES: Record<string, string> = {
  '/about-us': '/about',
  '/agency': '/category/agency',
  '/blog': '/blogs',
  '/booking-sell-service': '/bookings',
  '/booking/index': '/bookings',
  '/categories': '/category',
  '/contact-us': '/contact',
  '/consulting': '/category/consulting',
  '/day-book': '/daybook',
  '/dining': '/category/dining',
  '/entrepreneur': '/category/entrepreneur',
  '/eshop': '/shop',
  '/eventindex': '/events',
  '/event/event_index': '/events',
  '/faq': '/help',
  '/health': '/category/health',
  '/job_portal/index': '/jobportal',
  '/jobs': '/jobportal',
  '/my-day': '/myday',
  '/post': '/posts',
  '/privacy-policy': '/privacy',
  '/product': '/shop',
  '/product/product-index': '/shop',
  '/profile': '/profile-settings',
  '/refund': '/refund-policy',
  '/seller-dashboard': '/sellerdashboard',
  '/selleraddservice': '/sellerservices/add',
  '/support': '/contact',
  '/terms-and-conditions': '/terms',
  '/transport': '/category/transport',
  '/video': '/videos',
}
const EVENT_ALIAS = /^\/events\/([^/]+)$/
/** The end of a rider's link is a secret: other letters are another one. */
const RIDER = /^\/rider\/([^/]+)$/i
/** The one path that the specification spells with a capital letter. */
const GALLERY = /^\/sellerevents\/editeventgallery\//

/** Browsers read `//name` and `/\name` at the start of an address as another site: a redirect to what was asked must not lead there. */
const oneSlash = (path: string): string => path.replace(/[\\/]+/g, '/')

/** Splits a language prefix off: `/bn/events` → `bn`, `/events`. The path keeps its spelling. */
export function splitLanguage(pathname: string): { language: Language | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const language = lowerCase(first)
  if (!isLanguage(language)) return { language: undefined, path: pathname }
  return { language, path: oneSlash(`/${rest.join('/')}`) }
}

/**
 * The canonical spelling of a path without its language: aliases resolved, no trailing slash, known words in lower case, what is escaped in
 * upper case as the router writes it, which would lead back for ever. @see https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.1
 */
export function canonicalPath(path: string): string {
  const trimmed = oneSlash(path).replace(/\/$/, '') || '/'
  const secret = RIDER.exec(trimmed)?.[1]
  if (secret) return `/rider/${secret}`
  const lower = lowerCase(trimmed).replace(/%[0-9a-f]{2}/g, upperCase)
  const alias = ALIASES[lower]
  if (alias) return alias
  const event = EVENT_ALIAS.exec(lower)
  if (event) return `/eventdetails/${event[1]}`
  return lower.replace(GALLERY, '/sellerevents/editeventGallery/')
}

/** The same path under a language prefix, or without one. */
export const withLanguage = (language: Language | undefined, path: string): string => (language ? `/${language}${path === '/' ? '' : path}` : path)

/**
 * Whether a text is a path of this site and nothing else, so that a reader may be sent there: one slash at the start, none doubled, no
 * backslash, no dots that climb, no control characters. Screens of signing in and out are no place to come back to.
 */
export const isOwnPath = (text: string): boolean => {
  const path = text.split(/[?#]/)[0] ?? ''
  return text.length <= 500 && /^\/[^\\\p{Cc}\s]*$/u.test(text) && !/\/[/.]/.test(path) && !NO_RETURN.test(splitLanguage(path).path)
}
const NO_RETURN = /^\/(?:login|logout|registration|google-login|recover|reset-password|verify-email)(?:\/|$)/i

/** Screens whose address carries a secret or names an order: no page of them is ever kept. */
export const isKeepable = (path: string): boolean =>
  !/^\/(?:google-login|reset-password|gate|ticket|verify-email|share|rider|shop_order|shop_purchase|shop_return|wallet_payment|booking|calendar|event_order|check-payment|event-payment-\w+)(?:\/|\?|$)/i.test(
    splitLanguage(path).path,
  )

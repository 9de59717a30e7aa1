import { ENDPOINTS } from '#contract/endpoints.ts'
import type { Api, Caller, Guards } from './api.ts'
import { answerHealth, type HealthParts } from './health.ts'
import { feedNamed, writeFeed } from './pages/feed.ts'
import { MAIL_PAGE_PATH, type MailPage } from './pages/mail-page.ts'
import type { Media } from './pages/media.ts'
import { openApiDocument } from './pages/openapi.ts'
import { createPages } from './pages/pages.ts'
import { productFeedNumber, writeProductFeed } from './pages/product-feed.ts'
import { isServicePath } from './pages/public-address.ts'
import { answerShareTarget } from './pages/share-target.ts'
import type { Site } from './pages/site.ts'
import { type SitemapParts, sitemapNumber, writeSitemap } from './pages/sitemap.ts'
import type { HotAnswers } from './responses/hot-answers.ts'
import { plainNotBuilt, plainNotFound, plainReadsOnly, robotsTxt } from './responses/plain-answers.ts'
import { API_HEADERS } from './responses/security-headers.ts'
import { conditionsOf, replyWith, type StoredAnswer, storedAnswer } from './responses/stored-answer.ts'

interface RouteParts {
  api: Api
  media: Media
  /** What is no endpoint, but takes forms that another service or a mail program sends, and limits them itself; undefined for every other path. */
  forms: (pathname: string) => Answer | undefined
  /** The calendars that their secret addresses open; undefined for every other path. */
  calendars: (pathname: string) => Answer | undefined
  mailPage: MailPage
  health: HealthParts
  guards: Guards
  /** What sitemaps and feeds were last; apart from `guards.hot`, because of their size. */
  feeds: HotAnswers
  site: Site | undefined
  sitemap: SitemapParts
  /** Public address, without trailing slash. */
  origin: string
}

type Answer = (request: Request, caller: Caller) => Promise<Response> | Response

/** Sends every request to the part that answers it. The one list of what there is beside the endpoints. */
export function createRoute(parts: RouteParts): Answer {
  const { api, media, site, origin, sitemap } = parts
  const { feeds } = parts
  const pages: Answer = site ? createPages({ ...parts.guards, site, api, origin }) : plainNotBuilt
  const description = once(() => json(openApiDocument(ENDPOINTS, origin)))

  const answerKept = async (request: Request, key: string, make: () => Promise<StoredAnswer>) => {
    const found = (await feeds.find(key)) ?? (await feeds.make(key, make))
    return replyWith(found, conditionsOf(request))
  }
  const answerRead: Answer = (request, caller) => {
    const { pathname } = new URL(request.url)
    const file = site?.files.get(pathname)
    if (file) return replyWith({ answer: file }, conditionsOf(request))
    if (pathname.startsWith('/media/')) return media(request, caller)
    if (pathname === '/healthz' || pathname === '/readyz') return answerHealth(pathname, parts.health)
    const calendar = parts.calendars(pathname)
    if (calendar) return calendar(request, caller)
    if (pathname === MAIL_PAGE_PATH) return parts.mailPage(request, caller)
    if (pathname === '/robots.txt') return robotsTxt(origin)
    const number = sitemapNumber(pathname)
    if (number !== undefined) return answerKept(request, `sitemap ${number}`, () => writeSitemap(number, sitemap))
    const feed = feedNamed(pathname)
    if (feed !== undefined) return answerKept(request, `feed ${feed}`, () => writeFeed(feed, sitemap))
    const goods = productFeedNumber(pathname)
    if (goods !== undefined) return answerKept(request, `products ${goods}`, () => writeProductFeed(goods, sitemap))
    return isNavigation(request, pathname) ? pages(request, caller) : plainNotFound()
  }
  return (request, caller) => {
    const { pathname } = new URL(request.url)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const form = parts.forms(pathname)
    if (form) return form(request, caller)
    const shared = answerShareTarget(request, pathname)
    if (shared) return shared
    if (isRead && pathname === '/api/openapi.json') return replyWith({ answer: description() }, conditionsOf(request))
    if (isServicePath(pathname)) return api(request, caller)
    return isRead ? answerRead(request, caller) : plainReadsOnly()
  }
}

/** Whether a browser wants a page: it takes HTML, and the path does not name a file or a corner of the server that has no pages. */
function isNavigation(request: Request, pathname: string): boolean {
  const accept = request.headers.get('accept') ?? '*/*'
  const takesPages = accept.includes('text/html') || accept.includes('*/*') || accept.includes('application/xhtml+xml')
  return takesPages && !/^\/(assets|media|\.well-known)(\/|$)/.test(pathname) && !/\.[a-z0-9]{1,12}$/i.test(pathname)
}

const json = (value: object): StoredAnswer =>
  storedAnswer(
    Buffer.from(JSON.stringify(value)),
    { ...API_HEADERS, 'content-type': 'application/json', 'cache-control': 'no-cache', vary: 'Accept-Encoding' },
    { quality: 9 },
  )

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

import type { Language } from '#contract/core/languages.ts'
import type { Api, Caller, Guards } from '../api.ts'
import { limitConcurrency } from '../limits/limit-concurrency.ts'
import { problemOf } from '../responses/problems.ts'
import { conditionsOf, makeReady, refineBehind, replyWith, type StoredAnswer, storedAnswer } from '../responses/stored-answer.ts'
import { type PageAddress, pageAddress } from './page-address.ts'
import { pageLanguage } from './page-language.ts'
import type { Site } from './site.ts'

// A step higher costs seven times the processor time for less than half a per cent.
const BROTLI_QUALITY = 8
/** Writing a page is work for one thread: more at once are not quicker, they only hold more memory. */
const PAGES_AT_ONCE = 2
/**
 * While nothing was written, only the clock makes a page old ("upcoming", "3 days left"). No reader waits for that: the page is given as it is, and
 * written anew for the next reader. One that was not opened for so long is written while its reader waits.
 */
const OLD_PAGE_MS = 10 * 60_000

type Page = Extract<PageAddress, { kind: 'page' }>

interface PageParts extends Guards {
  site: Site
  api: Api
  /** Public address of the service, without trailing slash. */
  origin: string
}

/** Under which a rendered page is kept. */
export const pageKey = (page: Page, language: Language): string => `${page.language ? 'prefixed' : 'plain'} ${language} ${page.url}`

/** Answers navigations with rendered HTML. */
export function createPages(parts: PageParts): (request: Request, caller: Caller) => Promise<Response> {
  const { hot, limits, load } = parts
  const inTurn = limitConcurrency(PAGES_AT_ONCE)
  return async (request, caller) => {
    const url = new URL(request.url)
    const page = pageAddress(url.pathname, url.search)
    if (page.kind === 'elsewhere') return new Response(null, { status: page.status, headers: { location: page.location, 'cache-control': 'no-cache' } })
    const { headers } = request
    const language = page.language ?? pageLanguage({ cookie: headers.get('cookie'), acceptLanguage: headers.get('accept-language') })
    const key = pageKey(page, language)
    try {
      const write = () => load.admit(() => hot.make(key, () => inTurn(() => render(parts, page, { language, requestId: caller.requestId }))))
      const renew = async () => {
        const { answer } = await write()
        await makeReady(answer, conditionsOf(request))
        refineBehind(answer)
      }
      const make = async () => {
        await limits.count(caller.address)
        return write()
      }
      const found = await hot.find(key, OLD_PAGE_MS)
      const reply = await replyWith(found ?? (await make()), conditionsOf(request))
      // Behind the answer: writing is work for the thread that has just sent it. A process that is behind leaves it to the next reader.
      if (found?.isOld) setImmediate(() => void renew().catch((error: unknown) => problemOf(error, parts.log, caller.requestId)))
      return reply
    } catch (error) {
      return sorry(error, parts, caller.requestId)
    }
  }
}

async function render({ site, api, origin }: PageParts, page: Page, options: { language: Language; requestId: string }): Promise<StoredAnswer> {
  const prefixed = page.language !== undefined
  const { status, html, content, redirect } = await site.renderPage({
    url: page.url,
    language: options.language,
    prefixed,
    origin,
    template: site.template,
    // Straight into the service; no address, so that a page counts once.
    fetch: (request) => api(request, { requestId: options.requestId }),
  })
  const headers = {
    ...site.headers,
    'content-type': 'text/html; charset=utf-8',
    'content-language': options.language,
    vary: prefixed ? 'Accept-Encoding' : 'Cookie, Accept-Language, Accept-Encoding',
    'cache-control': 'no-cache',
    ...(status === 503 && { 'retry-after': '2' }),
  }
  if (redirect === undefined) return storedAnswer(Buffer.from(html), headers, { status, quality: BROTLI_QUALITY, isWorthBest: status === 200, content })
  return storedAnswer(
    Buffer.alloc(0),
    { ...headers, location: ownPath(redirect, origin) },
    { status: status >= 300 && status < 400 ? status : 302, quality: 0 },
  )
}

/** A page may send its reader only to another page of ours. */
function ownPath(target: string, origin: string): string {
  const url = new URL(target, origin)
  return url.origin === origin ? url.pathname.replace(/^\/{2,}/, '/') + url.search + url.hash : '/'
}

/** Says in plain words that no page could be made: the renderer itself may be what is broken. */
function sorry(error: unknown, { log, site }: PageParts, requestId: string): Response {
  const problem = problemOf(error, log, requestId)
  const headers: Record<string, string> = { ...site.headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  if (problem.status === 429 || problem.status === 503) headers['retry-after'] = String(Math.max(1, Math.ceil(problem.retryAfterSeconds ?? 2)))
  return new Response(
    `This page cannot be shown right now. Please try again in a moment. (${problem.code}, ${requestId})\nপেজটি এখন দেখানো যাচ্ছে না। একটু পরে আবার চেষ্টা করুন।\n`,
    {
      status: problem.status,
      headers,
    },
  )
}

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { type PageAddress, pageAddress } from '../pages/page-address.ts'
import { pageLanguage } from '../pages/page-language.ts'
import { pageKey } from '../pages/pages.ts'
import { isServicePath, publicAddress } from '../pages/public-address.ts'
import type { Site } from '../pages/site.ts'
import type { Cors } from './cors.ts'
import type { HotAnswers } from './hot-answers.ts'
import { isReady, refineBehind, replyTo, type StoredAnswer } from './stored-answer.ts'

const MOST_ADDRESSES = 4096
const LONGEST_ADDRESS = 512

/** What an address asks for: a file, a public request by its key, a page in a language still to be chosen, or nothing that memory holds. */
type Wanted = { file: StoredAnswer } | { key: string } | { page: Extract<PageAddress, { kind: 'page' }> } | 'nothing'

interface HotParts {
  hot: HotAnswers
  site: Site | undefined
  cors: Cors
}

/**
 * Answers from memory what memory holds, before anything else of the server is set in motion.
 * @returns a function that gives false, having done nothing, when the request needs more than that.
 */
export function hotListener({ hot, site, cors }: HotParts): (incoming: IncomingMessage, outgoing: ServerResponse) => boolean {
  // Reading an address costs more than answering it.
  const seen = new LRUCache<string, Wanted>({ max: MOST_ADDRESSES })
  const wantedBy = (url: string): Wanted => {
    const known = seen.get(url)
    if (known) return known
    const wanted = readAddress(url, site)
    if (url.length <= LONGEST_ADDRESS) seen.set(url, wanted)
    return wanted
  }
  return (incoming, outgoing) => {
    const { method = '', headers, url = '' } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || url[0] !== '/') return false
    const wanted = wantedBy(url)
    const answer = answerTo(wanted, headers, hot)
    if (!answer) return false
    const conditions = { method, ifNoneMatch: headers['if-none-match'], acceptEncoding: stringOf(headers['accept-encoding']) }
    if (!isReady(answer, conditions)) return false
    // A file is never made: it says nothing of what memory spares.
    if (wanted !== 'nothing' && !('file' in wanted)) hot.counts.hits++
    refineBehind(answer)
    const reply = replyTo(answer, conditions)
    const pathname = url.split('?', 1)[0] ?? ''
    outgoing.writeHead(reply.status, { ...reply.headers, ...cors.headersFor({ method, pathname, origin: headers.origin }) })
    outgoing.end(reply.body ?? undefined)
    return true
  }
}

function readAddress(raw: string, site: Site | undefined): Wanted {
  const whole = `http://any.invalid${raw}`
  if (!URL.canParse(whole)) return 'nothing'
  const { pathname, search } = new URL(whole)
  const file = site?.files.get(pathname)
  if (file) return { file }
  if (isServicePath(pathname)) {
    const key = publicAddress(pathname, search)
    return key === undefined ? 'nothing' : { key }
  }
  const page = pageAddress(pathname, search)
  return page.kind === 'page' ? { page } : 'nothing'
}

function answerTo(wanted: Wanted, headers: IncomingHttpHeaders, hot: HotAnswers): StoredAnswer | undefined {
  if (wanted === 'nothing') return undefined
  if ('file' in wanted) return wanted.file
  if ('key' in wanted) return hot.peek(wanted.key)
  const language = wanted.page.language ?? pageLanguage({ cookie: headers.cookie, acceptLanguage: headers['accept-language'] })
  return hot.peek(pageKey(wanted.page, language))
}

const stringOf = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value.join(',') : value)

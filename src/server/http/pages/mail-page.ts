import { escapeHtml as escaped } from '#contract/core/escape-html.ts'
import { PRODUCT } from '#contract/core/product.ts'
import type { Caller } from '../api.ts'
import { plainNotFound } from '../responses/plain-answers.ts'
import { API_HEADERS } from '../responses/security-headers.ts'

export const MAIL_PAGE_PATH = '/dev/mail'

const HEADERS = {
  ...API_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}
const THIS_MACHINE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
/** `::1` as rates know it. */
const LOOPBACK_NETWORK = '0:0:0:0::/64'

/** An e-mail that was kept instead of sent. */
interface ShownLetter {
  /** ISO 8601 UTC. */
  at: string
  to: string
  subject: string
  text: string
  /** Names of the files that came with it. They are not shown, and neither is HTML: what a stranger has written into it stays text. */
  attached?: readonly string[]
}

export type MailPage = (request: Request, caller: Caller) => Promise<Response>

/**
 * The page of a development copy that shows the e-mails which were not sent, newest first. A reader of them can take over every account, so
 * it answers to this machine only, asked for by its own name: a copy that was put on the web by mistake shows nothing.
 * @param list absent: there is no such page.
 */
export function createMailPage(list: (() => Promise<readonly ShownLetter[]>) | undefined): MailPage {
  return async (request, { address }) => {
    if (!list || !isAtThisMachine(request, address)) return plainNotFound()
    return new Response(pageOf(await list()), { headers: HEADERS })
  }
}

function isAtThisMachine(request: Request, address: string | undefined): boolean {
  const isNear = address === undefined || address.startsWith('127.') || address === LOOPBACK_NETWORK
  return isNear && THIS_MACHINE.test(new URL(request.url).hostname) && !request.headers.has('x-forwarded-for')
}

/** Without words of any language, but for the e-mails' own. */
function pageOf(letters: readonly ShownLetter[]): string {
  const title = `✉ ${PRODUCT.name}`
  const articles = letters.map(
    ({ at, to, subject, text, attached = [] }) =>
      `<article><h2>${escaped(subject)}</h2><p>→ ${escaped(to)}<br><time datetime="${escaped(at)}">${escaped(at)}</time></p><p>${withLinks(text)}</p>${filesOf(attached)}<hr></article>`,
  )
  return `<!doctype html>
<html>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title></head>
<body><main><h1>${title} (${letters.length})</h1>
${articles.join('\n')}
</main></body>
</html>
`
}

const filesOf = (names: readonly string[]): string => (names.length > 0 ? `<ul>${names.map((name) => `<li>📎 ${escaped(name)}</li>`).join('')}</ul>` : '')

/** Links are found before anything is escaped, so that none ends at an `&amp;`. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part).replaceAll('\n', '<br>\n')))
    .join('')
}

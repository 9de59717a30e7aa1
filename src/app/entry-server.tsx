import { createMemoryHistory } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import type { Language } from '#contract/core/languages.ts'
import { withLanguage } from '#contract/core/paths.ts'
import { Problem } from '#contract/core/problem.ts'
import { headTags } from './head.ts'
import { PAGE_HEADS } from './heads.ts'
import { makeTexts } from './i18n.ts'
import { Page } from './page.tsx'
import { filesOf, partsOf, symbolsIn } from './page-parts.ts'
import { pageStateOf, STATE_ELEMENT } from './page-state.ts'
import { renderWhole } from './render-whole.ts'
import { makeRouter } from './router.tsx'
import { ALL_TEXTS } from './texts/all.ts'

/** One page to be written. */
export interface PageRequest {
  /** Canonical path and query, without language prefix. */
  url: string
  language: Language
  /** Whether the address carries the language. */
  prefixed: boolean
  /** Public address of the service, without trailing slash. */
  origin: string
  /** The built index.html. */
  template: string
  /** Straight into the service. */
  fetch: (request: Request) => Promise<Response>
}

export interface WrittenPage {
  status: number
  html: string
  /** The page without the moments at which it and its data were made: two pages with the same content have the same. */
  content: string
  /** Set when the page says to go elsewhere; then there is no HTML. */
  redirect?: string
}

/** When the state in a page was made; see PageState and Answer. */
const MOMENTS = /"(?:updatedAt":\d+|fetchedAt":"[^"]*")/g

/** Writes a public page for a visitor: content, head and what the phone needs to take it over. */
export async function renderPage(request: PageRequest): Promise<WrittenPage> {
  const { language, prefixed, origin } = request
  const path = withLanguage(prefixed ? language : undefined, request.url)
  const router = makeRouter({
    context: { callOptions: { base: origin, fetch: (input, init) => request.fetch(new Request(input, init)) } },
    prefix: () => (prefixed ? language : undefined),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const texts = makeTexts(language, ALL_TEXTS)
  await router.load()
  // Private, as the router's own request handler is no way: it writes `%20` as `+` and then leads on to the address that was asked for.
  const result = router._serverResult
  if (result?.type === 'redirect') return { status: result.redirect.status, html: '', content: '', redirect: result.redirect.headers.get('location') ?? '/' }
  const app = await renderWhole(<Page router={router} texts={texts} />)
  const matches = router.state.matches
  const last = matches.at(-1)
  const failure: unknown = matches.find((match) => match.status === 'error')?.error
  // What is expected is shown as a page; a bug is the server's to log.
  if (failure !== undefined && !(failure instanceof Problem)) throw failure
  const status = failure instanceof Problem ? failure.status || 503 : getSsrStatus(router)
  const head = status === 200 && last ? PAGE_HEADS[last.routeId]?.({ data: last.loaderData, search: last.search, texts, origin }) : undefined
  const { template, parts } = partsOf(request.template)
  const html = fill(template, {
    '<html lang="en" data-shell>': `<html lang="${language}">`,
    '/manifest-en.webmanifest': `/manifest-${language}.webmanifest`,
    '<title>Hatkhola</title>': headTags({ head, language, origin, texts }),
    '<!--icons-->': symbolsIn(parts, app),
    '<!--app-->': app,
    '<!--state-->': inert('boot', filesOf(parts, matches, language)) + (status === 200 ? inert(STATE_ELEMENT, pageStateOf(matches)) : ''),
  })
  return { status, html, content: html.replaceAll(MOMENTS, '') }
}

/** Replaces each mark once, literally (a `$` in a text means itself). */
const fill = (template: string, marks: Record<string, string>): string =>
  Object.entries(marks).reduce((html, [mark, text]) => html.replace(mark, () => text), template)

/** Data that no policy governs, because it never runs; it cannot end the element it stands in. */
const inert = (id: string, value: unknown): string => `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const

/** A missing file is never answered with HTML: a page that waits for a script would run into it. */
export const plainNotFound = (): Response => new Response('Not found\n', { status: 404, headers: PLAIN })

/** Only reads make sense outside the service. */
export const plainReadsOnly = (): Response => new Response('Method not allowed\n', { status: 405, headers: { ...PLAIN, allow: 'GET, HEAD' } })

/** What navigations get from a server whose page was never built. */
export const plainNotBuilt = (): Response =>
  new Response('The service runs, but its pages are not built. Run: npm run build\n', { status: 503, headers: { ...PLAIN, 'retry-after': '30' } })

export const robotsTxt = (origin: string): Response =>
  new Response(`User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`, { headers: { ...PLAIN, 'cache-control': 'public, max-age=3600' } })

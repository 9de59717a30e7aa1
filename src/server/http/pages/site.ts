import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Language } from '#contract/core/languages.ts'
import { pageHeaders } from '../responses/security-headers.ts'
import type { StoredAnswer } from '../responses/stored-answer.ts'
import { loadSiteFiles } from './site-files.ts'

export interface PageRequest {
  /** Canonical path and query, without language prefix. */
  url: string
  language: Language
  /** Whether the address carries the language. */
  prefixed: boolean
  /** Public address of the service, without trailing slash. */
  origin: string
  template: string
  fetch: (request: Request) => Promise<Response>
}

export interface RenderedPage {
  status: number
  html: string
  /** What the page's tag is made of, where the page says more than matters (the moment at which it was made). */
  content?: string | undefined
  redirect?: string
}

/** The built page: what the client build left in `dist`. */
export interface Site {
  template: string
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** Complete answers by path. */
  files: Map<string, StoredAnswer>
  /** Headers of a page, with a policy that lists what stands in every page of this build. */
  headers: Record<string, string>
}

const InlineHashes = v.object({ script: v.array(v.string()), style: v.array(v.string()) })

/**
 * The built page, or undefined when nothing is built: the service works without it.
 * @param folder `dist`; @param isHttps whether the public address is https.
 */
export async function openSite(folder: string, isHttps: boolean): Promise<Site | undefined> {
  const renderer = join(folder, 'server/entry-server.js')
  if (!(await stat(renderer).catch(() => undefined))) return undefined
  const { script: scripts, style: styles } = v.parse(InlineHashes, JSON.parse(await readFile(join(folder, 'server/csp.json'), 'utf8')))
  const headers = pageHeaders({ scripts, styles }, isHttps)
  const built: { renderPage: Site['renderPage'] } = await import(pathToFileURL(renderer).href)
  return {
    template: await readFile(join(folder, 'client/index.html'), 'utf8'),
    renderPage: built.renderPage,
    files: await loadSiteFiles(join(folder, 'client'), headers),
    headers,
  }
}

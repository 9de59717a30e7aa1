import { isLanguage, type Language } from './languages.ts'

/**
 * Other spellings of a screen's path, to the one the specification spells first. Lower case, no trailing slash.
 * Only screens that exist are listed: an alias must not lead nowhere. @see decisions §3
 */
const ALIASES: Record<string, string> = {
  '/': '/events',
  '/eventindex': '/events',
  '/event/event_index': '/events',
}
const EVENT_ALIAS = /^\/events\/([^/]+)$/

/** Browsers read `//name` and `/\name` at the start of an address as another site: a redirect to what was asked must not lead there. */
const oneSlash = (path: string): string => path.replace(/[\\/]+/g, '/')

/** Splits a language prefix off: `/bn/events` → `bn`, `/events`. The path keeps its spelling. */
export function splitLanguage(pathname: string): { language: Language | undefined; path: string } {
  const [, first = '', ...rest] = pathname.split('/')
  const language = first.toLowerCase()
  if (!isLanguage(language)) return { language: undefined, path: pathname }
  return { language, path: oneSlash(`/${rest.join('/')}`) }
}

/** The canonical spelling of a path without its language: aliases resolved, no trailing slash, known words in lower case. */
export function canonicalPath(path: string): string {
  const trimmed = oneSlash(path).replace(/\/$/, '') || '/'
  const lower = trimmed.toLowerCase()
  const alias = ALIASES[lower]
  if (alias) return alias
  const event = EVENT_ALIAS.exec(lower)
  if (event) return `/eventdetails/${event[1]}`
  return lower
}

/** The same path under a language prefix, or without one. */
export const withLanguage = (language: Language | undefined, path: string): string => (language ? `/${language}${path === '/' ? '' : path}` : path)

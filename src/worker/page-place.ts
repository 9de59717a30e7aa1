import { DEFAULT_LANGUAGE, type Language } from '#contract/core/languages.ts'
import { canonicalPath, splitLanguage, withLanguage } from '#contract/core/paths.ts'

/** Paths that are no screens: the service, files (known by a short ending: the key of a rider’s link has a full stop in it, too), and what the operator asks. */
const NO_SCREEN = /^\/(?:api|media|assets|icons|healthz|readyz|share-target|dev\/mail|category\/categories\/list)(?:\/|$)|\.[a-z0-9]{1,11}$/i
/** Says where the visit came from, not what is asked for. */
const NO_QUESTION = /^(?:source|fbclid|gclid|utm_\w+)$/

/** Where a navigation leads. */
export interface PagePlace {
  /** Canonical path with its language prefix, if any, and the search that matters. */
  path: string
  /** Set if the address asked for is another spelling of `path`. */
  isAlias: boolean
  language: Language
  /** The language is part of the address. */
  isPrefixed: boolean
}

/** Whether a path is a screen of the app. */
export const isScreenPath = (pathname: string): boolean => !NO_SCREEN.test(pathname)

/** @param remembered the language the user reads, if the phone knows. */
export function placeOf(url: URL, remembered: Language | null): PagePlace {
  const { language, path } = splitLanguage(url.pathname)
  const canonical = withLanguage(language, canonicalPath(path))
  const search = new URLSearchParams([...url.searchParams].filter(([key]) => !NO_QUESTION.test(key))).toString()
  return {
    path: canonical + (search && `?${search}`),
    isAlias: canonical !== url.pathname,
    language: language ?? remembered ?? DEFAULT_LANGUAGE,
    isPrefixed: language !== undefined,
  }
}

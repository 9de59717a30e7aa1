import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/core/languages.ts'
import { renderAnswers } from '../support/built-page.ts'

const PATHS = ['/nowhere', '/services', '/check-payment', '/event-payment-success', '/event-payment-fail', '/event-payment-cancel']

/** What stands in each element of a kind. */
const insides = (html: string, tag: string): string[] => [...html.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([found]) => found)

describe('a screen that says what went wrong, as the server writes it', () => {
  it.each(PATHS.flatMap((path) => LANGUAGES.map((language) => [path, language] as const)))(
    'has its landmarks, and its heading in the main one: %s in %s',
    async (path, language) => {
      const html = await renderAnswers(path, { language, answer: {} })
      expect(html).toMatch(new RegExp(`<html[^>]* lang="?${language}"?`))
      const [main = '', ...others] = insides(html, 'main')
      expect(others).toEqual([])
      expect(insides(main, 'h1')).not.toEqual([])
      expect(insides(html.replace(main, ''), 'h1')).toEqual([])
      const outside = html.replace(main, '')
      expect(insides(outside, 'header')).toHaveLength(1)
      // Those of phones and of wide screens, of which one is shown.
      const bars = insides(outside, 'nav').map((nav) => /^<nav[^>]* aria-label="([^"]+)"/.exec(nav)?.[1])
      expect(bars).not.toEqual([])
      expect(bars).not.toContain(undefined)
      // What leads past the header, for who has no mouse.
      expect(outside).toContain('href="#main"')
    },
  )
})

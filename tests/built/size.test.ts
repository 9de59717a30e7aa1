import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import { bytesFor, bytesOf, documentBytes, renderAt, scriptsOfPage, sentBytes, visitorBytes } from '../support/built-page.ts'
import { SIZE_BUDGET } from './size-budget.ts'

/** Pages on which a visitor may arrive first. */
const FIRST_PAGES = [
  '/events',
  '/',
  '/category/music',
  '/eventdetails/12',
  '/blogs',
  '/blogs/12',
  '/search',
  '/jobportal',
  '/jobdetails/12',
  '/shop',
  '/productdetails/12',
  '/services',
  '/servicedetails/12',
  '/saved',
]
const LANGUAGES: Language[] = ['en', 'bn']

describe('a first visit', () => {
  it.each(FIRST_PAGES.flatMap((path) => LANGUAGES.map((language) => [path, language] as const)))(
    'is not heavier than agreed: %s in %s',
    async (path, language) => {
      const html = await renderAt(path, language)
      const scripts = scriptsOfPage(html)
      expect(scripts.length).toBeGreaterThan(5)
      expect(bytesOf(scripts)).toBeLessThanOrEqual(SIZE_BUDGET.scripts)
      expect(documentBytes(html)).toBeLessThanOrEqual(SIZE_BUDGET.document)
    },
  )
})

describe('what a phone keeps to open without network', () => {
  it.each([
    ['worker', () => sentBytes('/sw.js')],
    ['visitor', visitorBytes],
    ['member', () => bytesFor('member')],
    ['seller', () => bytesFor('seller')],
    ['shop', () => bytesFor('shop')],
  ] as const)('is not heavier than agreed: %s', (line, weigh) => {
    expect(weigh()).toBeGreaterThan(10_000)
    expect(weigh()).toBeLessThanOrEqual(SIZE_BUDGET[line])
  })
})

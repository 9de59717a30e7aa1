import { describe, expect, it } from 'vitest'
import { PAGE_NAMES } from '#contract/core/page-names.ts'
import type { PagePart, TextPage } from '#contract/pages.ts'
import { TEST_ORIGIN, useApp } from '#tests/support/server/app.ts'

const EVIL = '<img src=x onerror=alert(1)> & Sons'
const { request } = useApp({
  settings: { operator: { name: EVIL, address: '7 Lake Road, Dhaka 1205', phone: '+880 2 5550100', email: 'help@market.example' } },
})
const read = async (name: string): Promise<TextPage> => (await request(`/api/page/${name}/`)).json()
const wordsOf = (parts: readonly PagePart[]): string => parts.map((part) => (typeof part === 'string' ? part : wordsOf(part.inside))).join(' ')
const linksOf = (parts: readonly PagePart[]): string[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [...(part.href ? [part.href] : []), ...linksOf(part.inside)]))

describe('answers', () => {
  it.each(PAGE_NAMES)('the page in both languages, with nothing left to fill in: %s', async (name) => {
    const page = await read(name)
    expect(page.name).toBe(name)
    expect(wordsOf(page.en)).toMatch(/[a-z]{4}/)
    expect(wordsOf(page.bn)).toMatch(/[ক-হ]{2}/)
    expect(JSON.stringify(page)).not.toMatch(/\{\{|\}\}|undefined|null/)
  })

  it('who runs the service, where the text names them: as words, whatever stands in the settings', async () => {
    for (const name of ['about', 'contact', 'terms', 'privacy'] as const) {
      const page = await read(name)
      for (const language of ['en', 'bn'] as const) expect(wordsOf(page[language])).toContain(EVIL)
    }
    const { en, bn } = await read('contact')
    for (const text of [en, bn]) {
      expect(wordsOf(text)).toContain('7 Lake Road, Dhaka 1205')
      expect(linksOf(text)).toEqual(expect.arrayContaining(['mailto:help@market.example', 'tel:+88025550100', '/help']))
    }
  })

  it('what buttons say and what the rules allow, in the language of the text', async () => {
    const { en, bn } = await read('help')
    expect(wordsOf(en)).toMatch(/“Proceed to Pay”.*“Service Charge” of BDT 60.* 15 minutes to pay/s)
    expect(wordsOf(bn)).toMatch(/“পেমেন্ট করুন”.*“সার্ভিস চার্জ” ৳৬০.*১৫ মিনিট সময়/s)
  })

  it('at least twenty questions in Help, in each language as many, with as many sections', async () => {
    const { en, bn } = await read('help')
    const count = (parts: readonly PagePart[], tag: string) => parts.filter((part) => typeof part !== 'string' && part.tag === tag).length
    expect(count(en, 'details')).toBeGreaterThanOrEqual(20)
    expect(count(en, 'details')).toBe(count(bn, 'details'))
    expect(count(en, 'h2')).toBe(count(bn, 'h2'))
  })

  it('links that lead somewhere: to another page of text, or to the support team', async () => {
    for (const name of PAGE_NAMES) {
      const { en, bn } = await read(name)
      const own = [...linksOf(en), ...linksOf(bn)].filter((href) => href.startsWith('/'))
      expect(own.filter((href) => ![...PAGE_NAMES, 'messages/new?kind=support'].some((one) => href === `/${one}`))).toEqual([])
    }
  })

  it('the same again with nothing sent, so that a phone can ask often', async () => {
    const first = await request('/api/page/terms/')
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    expect((await request('/api/page/terms/', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status).toBe(304)
  })

  it('a sitemap with each of them in both languages', async () => {
    const xml = await (await request('/sitemap.xml')).text()
    for (const name of PAGE_NAMES) for (const language of ['en', 'bn']) expect(xml).toContain(`<loc>${TEST_ORIGIN}/${language}/${name}</loc>`)
  })
})

describe('refuses', () => {
  it.each(['imprint', '..%2Fhelp', 'help.html', '%00'])('a page that there is not: %s', async (name) => {
    expect([400, 404]).toContain((await request(`/api/page/${name}/`)).status)
  })
})

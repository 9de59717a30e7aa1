import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#contract/core/languages.ts'
import { PAGE_NAMES, type PageName } from '#contract/core/page-names.ts'
import { openPages } from '#server/features/pages/open-pages.ts'
import { textsIn } from '#tests/support/phone/render.tsx'
import { renderAnswers } from '../support/built-page.ts'

const ORIGIN = 'https://hatkhola.example'
const pageOf = openPages({ name: '<i>Hat</i> & Sons', address: '7 Lake Road, Dhaka', phone: '+880 2 5550100', email: 'help@market.example' })
const write = (name: PageName, language: 'en' | 'bn') => renderAnswers(`/${name}`, { language, answer: pageOf(name) })

describe('a page of text, as the server writes it', () => {
  it.each(PAGE_NAMES.flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
    'is whole before any script has come: %s in %s',
    async (name, language) => {
      const html = await write(name, language)
      const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(html) ?? []
      expect(title).toBe(textsIn(language).t(`shell:titles.${name}`))
      expect(html).toContain(`<title>${title} · `)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/${language}/${name}">`)
      for (const other of LANGUAGES) expect(html).toContain(`<link rel="alternate" hreflang="${other}" href="${ORIGIN}/${other}/${name}">`)
      expect(html).not.toContain('noindex')
    },
  )

  it.each(LANGUAGES)('has what the operator says of themselves as words, never as markup (%s)', async (language) => {
    const html = await write('contact', language)
    const [, main = ''] = /<main[^>]*>(.*?)<\/main>/s.exec(html) ?? []
    expect(main).toContain('&lt;i&gt;Hat&lt;/i&gt; &amp; Sons')
    expect(html).not.toContain('<i>Hat')
    expect(main).toContain('<a href="mailto:help@market.example">help@market.example</a>')
    expect(main).toContain('7 Lake Road, Dhaka')
  })

  it('leads on in the language of its reader', async () => {
    expect(await write('contact', 'bn')).toMatch(/<main.*<a href="\/bn\/help">.*<\/main>/s)
  })
})

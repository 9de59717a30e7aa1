import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Language } from '#contract/core/languages.ts'
import { PAGE_NAMES } from '#contract/core/page-names.ts'
import { placeholdersIn } from '#server/features/pages/fill-page.ts'
import { type Operator, openPages } from '#server/features/pages/open-pages.ts'
import { PageBroken, parsePage } from '#server/features/pages/parse-page.ts'
import { pageFiles, rawPage } from '#tests/support/page-texts.ts'

const LOCALES = resolve(import.meta.dirname, '../../../locales')
const OPERATOR: Operator = { name: undefined, address: undefined, phone: undefined, email: 'help@market.example' }
const folders: string[] = []

/** A copy of all texts, in which one page says something else. */
function withPage(name: string, html: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  folders.push(folder)
  cpSync(LOCALES, folder, { recursive: true })
  writeFileSync(join(folder, 'en/pages', `${name}.html`), html)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

describe('the files of pages', () => {
  const used = (language: Language, file: string) => [...new Set(placeholdersIn(rawPage(language, file)))].sort()

  it('are the same in both languages, one for each page', () => {
    const expected = PAGE_NAMES.map((name) => `${name}.html`).sort()
    expect(pageFiles('en')).toEqual(expected)
    expect(pageFiles('bn')).toEqual(expected)
  })

  it.each(PAGE_NAMES)('have the same placeholders in both languages: %s', (name) => {
    expect(used('bn', `${name}.html`)).toEqual(used('en', `${name}.html`))
  })

  it('have the same elements in the same order in both languages', () => {
    const tags = (language: Language, file: string) => rawPage(language, file).match(/<\/?(?!strong|a\b|\/)[a-z\d]+/g)
    for (const file of pageFiles('en')) expect(tags('bn', file), file).toEqual(tags('en', file))
  })

  it('use every placeholder that the settings have', () => {
    const all = pageFiles('en').flatMap((file) => used('en', file))
    expect(all).toEqual(expect.arrayContaining(['operator_name', 'operator_address', 'operator_phone', 'support_email']))
  })
})

describe('a page', () => {
  it('leaves out the lines that name what the operator has not said, and calls a nameless one a team', () => {
    const { en, bn } = openPages(OPERATOR)('contact')
    const text = JSON.stringify([en, bn])
    expect(text).toContain('help@market.example')
    expect(text).not.toMatch(/Phone:|Address:|ফোন:|ঠিকানা:|tel:/)
    expect(JSON.stringify(en)).toContain('run by the Hatkhola team.')
    expect(JSON.stringify(bn)).toContain('হাটখোলা টিম।')
  })

  it('says what its file says, and not what it said before', () => {
    const locales = withPage('about', '<h2>New &amp; old</h2>\n<p>By {{operator_name}}\n  of <strong>all</strong>.</p>\n')
    expect(openPages({ ...OPERATOR, name: '<b>' }, locales)('about').en).toEqual([
      { tag: 'h2', inside: ['New & old'] },
      { tag: 'p', inside: ['By <b> of ', { tag: 'strong', inside: ['all'] }, '.'] },
    ])
  })

  it.each([
    ['a placeholder that there is not', '<p>{{operator_fax}}</p>', 'about.html: {{operator_fax}} is no placeholder'],
    ['a label that there is not', '<p>{{orders:checkout.nothing}}</p>', '{{orders:checkout.nothing}} is no placeholder'],
    ['a label that is more than words', '<p>{{orders:checkout.items_other}}</p>', 'is no placeholder'],
    ['a script', '<p>a</p>\n<script>1</script>', 'line 2: <script>'],
    ['an attribute', '<p onclick="1">a</p>', '<p onclick="1">'],
    ['a link to a script', '<a href="javascript:1">a</a>', '<a href="javascript:1">'],
    ['a link to a site without a scheme', '<a href="//evil.example">a</a>', '<a href="//evil.example">'],
    ['an element that is not closed', '<ul><li>a</ul>', '</ul> closes nothing'],
    ['an end that is missing', '<p>a', '<p> is not closed'],
    ['a loose sign', '<p>1 < 2</p>', 'stands for itself only as &lt;'],
    ['a name for a sign that it does not know', '<p>&copy;</p>', '&copy;'],
  ])('is refused with %s, saying where', (_, html, message) => {
    const locales = withPage('about', html)
    expect(() => openPages(OPERATOR, locales)).toThrow(PageBroken)
    expect(() => openPages(OPERATOR, locales)).toThrow(message)
  })

  it('is refused where its file is missing', () => {
    const locales = withPage('about', '')
    rmSync(join(locales, 'bn/pages/terms.html'))
    expect(() => openPages(OPERATOR, locales)).toThrow(/bn\/pages\/terms\.html/)
  })

  it('is read as browsers do: breaks are spaces, comments nothing', () => {
    expect(parsePage('<!-- not\nthis --><p>a\n b &lt;i&gt;</p>\n\n<p><a href="/help">c</a> <strong>d</strong></p>', 'x')).toEqual([
      { tag: 'p', inside: ['a b <i>'] },
      { tag: 'p', inside: [{ tag: 'a', href: '/help', inside: ['c'] }, ' ', { tag: 'strong', inside: ['d'] }] },
    ])
  })
})

describe('README.md', () => {
  it('names every setting of pages', () => {
    const readme = readFileSync(resolve(LOCALES, '../README.md'), 'utf8')
    for (const name of ['SUPPORT_EMAIL', 'OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_PHONE']) expect(readme).toContain(`\`${name}\``)
  })
})

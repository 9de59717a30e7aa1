import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROBLEMS } from '#contract/core/problem.ts'
import { REFUND_REASONS } from '#contract/purchases/purchase-reasons.ts'
import { TEXT_SETS } from '#contract/texts-of-screens.ts'
import { pageFiles, pageLines, rawPage } from '#tests/support/page-texts.ts'

const ROOT = join(import.meta.dirname, '..')
type Texts = { [key: string]: string | Texts }

/** Latin words that are names everywhere, and so stay as they are in Bangla. */
const NAMES =
  /\b(Hatkhola|English|Google|Facebook|TikTok|WhatsApp|LinkedIn|Threads|YouTube|Vimeo|Android|iPhone|Safari|Chrome|Firefox|Xiaomi|SSLCOMMERZ|bKash|Nagad|Rocket|TrxID|SMS|QR|BDT|Alt\+F10|Ctrl\+A|Esc|Shift|EN)\b|https?:\/\/\S+/g
/** Keys under which a language is called by its own name, in its own letters. */
const OWN_NAMES = /^(common\.)?languages?\./

/** Spelled with three full stops in the specification; everywhere else an ellipsis is one character. */
const SPELLED_WITH_STOPS = [
  'Search...',
  'Type here to search...',
  'Loading jobs...',
  'Loading job details...',
  'Loading events...',
  'Checking Payment Status...',
  'Creating...',
  'Logging In...',
  'Posting...',
  'Updating...',
]

/** What is written elsewhere or formerly, and what we write. */
const WORDING: [RegExp, string][] = [
  [/পরিষেবা/, 'সেবা'],
  [/টিকেট/, 'টিকিট'],
  [/লক্ষ(?!্য)/, 'লাখ'],
  [/ধরণ/, 'ধরন'],
  [/চাকুরি|চাকুরী|চাকরী/, 'চাকরি'],
  [/শর্তাবলী/, 'শর্তাবলি'],
  [/শ্রেণী/, 'ক্যাটাগরি'],
  [/থাম্বনেইল|থাম্বনেল/, 'কভার ছবি'],
  [/(তুমি|তোমার|তোমাকে)/, 'আপনি'],
  [/(বাছাই|চেষ্টা|সেভ|শেয়ার) কর(?=[\s।!]|$)/, 'করুন'],
  [/ইমেল/, 'ইমেইল'],
  [/(কোন|এখন)ও/, 'কোনো, এখনো'],
  [/ডিসে(?!ম্বর)/, 'ডিসেম্বর'],
  [/নিয়োগদাতা|নিয়োগকর্তা/, 'চাকরিদাতা'],
  [/সংক্ষিপ্ত তালিকা/, 'বাছাই তালিকা'],
]

/** The catalogues. Pages of text have a folder of their own. */
const filesOf = (language: string): string[] =>
  readdirSync(join(ROOT, 'locales', language))
    .filter((file) => file !== 'pages')
    .sort()
const rawOf = (language: string, file: string): string => readFileSync(join(ROOT, 'locales', language, file), 'utf8')
const textsOf = (language: string, file: string): Texts => JSON.parse(rawOf(language, file)) as Texts

function flat(texts: Texts, before = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  )
}

const allOf = (language: string): [key: string, text: string][] =>
  filesOf(language).flatMap((file) => flat(textsOf(language, file), `${file.replace('.json', '')}.`))
const placeholdersOf = (text: string): string[] => (text.match(/\{\{[^}]*\}\}|<\/?\w+>|\$t\([^)]*\)/g) ?? []).map((one) => one.replace(/\s/g, '')).sort()
const plain = (text: string): string => text.replace(/\{\{[^}]*\}\}|<\/?\w+>|\$t\([^)]*\)/g, '')
/** What breaks a rule, as `key: text`, so that a failure names the line to mend. */
const breaking = (language: 'en' | 'bn', breaks: (text: string, key: string) => boolean): string[] =>
  [...allOf(language), ...pageLines(language)].filter(([key, text]) => breaks(text, key)).map(([key, text]) => `${key}: ${text}`)

describe('both languages', () => {
  it('have the same files', () => {
    expect(filesOf('bn')).toEqual(filesOf('en'))
    expect(filesOf('en')).toContain('problems.json')
  })

  it('are each in one set, but for those that only the server writes', () => {
    // What readers say stands below articles and posts, each of which begins with no more texts than its own.
    const sets = [...new Set(Object.values(TEXT_SETS).flat())]
    expect([...sets, 'heads'].map((namespace) => `${namespace}.json`).sort()).toEqual(filesOf('en'))
  })

  it.each(filesOf('en'))('have the same keys in %s, the plural forms too', (file) => {
    const keys = (language: string) => flat(textsOf(language, file)).map(([key]) => key)
    expect(keys('bn').sort()).toEqual(keys('en').sort())
  })

  it.each(filesOf('en'))('have the same placeholders with the same formats in %s', (file) => {
    const bangla = new Map(flat(textsOf('bn', file)))
    const unlike = flat(textsOf('en', file)).filter(
      ([key, text]) => bangla.has(key) && placeholdersOf(text).join() !== placeholdersOf(bangla.get(key) ?? '').join(),
    )
    expect(unlike).toEqual([])
  })

  it.each(['en', 'bn'] as const)('have words for every reason why money goes back, and for no other (%s)', (language) => {
    const reasons = flat(textsOf(language, 'orders.json')).flatMap(([key]) => /^order\.refunds\.reasons\.(.+)$/.exec(key)?.[1] ?? [])
    expect(reasons.sort()).toEqual([...REFUND_REASONS].sort())
  })

  it('have a title and a text for every problem, and for nothing else', () => {
    const expected = Object.keys(PROBLEMS)
      .flatMap((code) => [`${code}.text`, `${code}.title`])
      .sort()
    for (const language of ['en', 'bn']) {
      expect(
        flat(textsOf(language, 'problems.json'))
          .map(([key]) => key)
          .sort(),
      ).toEqual(expected)
    }
  })

  it('have every plural with one and other', () => {
    const keys = allOf('en').map(([key]) => key)
    const stems = keys.filter((key) => /_(zero|one|other)$/.test(key)).map((key) => key.replace(/_(zero|one|other)$/, ''))
    expect(stems.filter((stem) => !keys.includes(`${stem}_one`) || !keys.includes(`${stem}_other`))).toEqual([])
  })

  it.each(['en', 'bn'] as const)('are clean Unicode in %s: composed, nothing invisible, no stray spaces, nothing empty', (language) => {
    const raw = [...filesOf(language).map((file) => rawOf(language, file)), ...pageFiles(language).map((file) => rawPage(language, file))]
    expect(raw.filter((text) => text !== text.normalize('NFC'))).toEqual([])
    expect(breaking(language, (text) => /[\u00ad\u200b-\u200f\u2060\ufeff\ufffd]/.test(text))).toEqual([])
    expect(breaking(language, (text) => text === '' || text !== text.trim() || / {2}/.test(text))).toEqual([])
  })

  it.each(['en', 'bn'] as const)('write counted things in the digits of %s', (language) => {
    expect(breaking(language, (text) => /\{\{\s*count\s*\}\}/.test(text))).toEqual([])
  })
})

describe('Bangla', () => {
  it('has no Latin letters but names', () => {
    expect(breaking('bn', (text, key) => !OWN_NAMES.test(key) && /[A-Za-z]/.test(plain(text).replace(NAMES, '')))).toEqual([])
  })

  it('has no Latin digits', () => {
    expect(breaking('bn', (text) => /[0-9]/.test(plain(text).replaceAll('Alt+F10', '')))).toEqual([])
  })

  it('ends sentences with its own stop and writes … as one character', () => {
    expect(breaking('bn', (text) => /\.(\s|$)|\.\.|\|/.test(plain(text)))).toEqual([])
  })

  it('puts no space before a stop or a comma', () => {
    expect(breaking('bn', (text) => /\s[।,!?:;]/.test(text))).toEqual([])
  })

  it('writes টি at the number, জন apart from it, and the money sign before it', () => {
    expect(breaking('bn', (text) => /[০-৯}] টি(?![ঀ-৿])|[০-৯}]জন/.test(text))).toEqual([])
    expect(breaking('bn', (text) => /[০-৯}] ?৳/.test(text))).toEqual([])
  })

  it.each(WORDING)('does not write %s: here it is %s', (wrong) => {
    expect(breaking('bn', (text) => wrong.test(text))).toEqual([])
  })

  it('ends a sentence where English ends one', () => {
    const bangla = new Map(allOf('bn'))
    const unlike = allOf('en').filter(([key, text]) => /(?<!\.)\.$/.test(text) !== /।$/.test(bangla.get(key) ?? ''))
    expect(unlike).toEqual([])
  })
})

describe('English', () => {
  it('has no Bangla letters but the name of the language', () => {
    expect(breaking('en', (text, key) => !OWN_NAMES.test(key) && /[ঀ-৿]/.test(plain(text).replace(/বাংলা|বাং|হাটখোলা|৳/g, '')))).toEqual([])
  })

  it('keeps the three stops of the specification and writes … elsewhere', () => {
    expect(breaking('en', (text) => text.includes('...') && !SPELLED_WITH_STOPS.includes(text))).toEqual([])
    expect(breaking('en', (text) => SPELLED_WITH_STOPS.includes(text.replace('…', '...')) && text.includes('…'))).toEqual([])
  })
})

describe('source', () => {
  const sources = ['src/app', 'src/contract', 'src/device', 'src/worker']
    .flatMap((wing) => readdirSync(join(ROOT, wing), { recursive: true, encoding: 'utf8' }).map((file) => `${wing}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && file !== 'src/contract/core/format.ts')
    // Reads the Islamic calendar; writes nothing.
    .filter((file) => file !== 'src/contract/services/closed-days.ts')

  it('writes numbers and dates in one module only', () => {
    const found = sources.filter((file) => /\bIntl\.|\.toLocale(?!LowerCase|UpperCase)\w*\(/.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(sources.length).toBeGreaterThan(20)
    expect(found).toEqual([])
  })
})

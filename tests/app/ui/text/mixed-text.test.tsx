import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { MixedText } from '#app/ui/text/mixed-text.tsx'
import type { Language } from '#contract/core/languages.ts'
import { renderScreen } from '../../../support/phone/render.tsx'

afterEach(cleanup)

/** The markup of a text, as a reader of a language gets it. */
const show = async (text: string, language: Language): Promise<string | undefined> =>
  (await renderScreen(<MixedText text={text} />, { language })).container.querySelector('main')?.innerHTML

describe('a text with names in it', () => {
  it.each([
    ['a name in a sentence', { language: 'en', text: 'Hosted by রূপসা নৌকাঘাট', markup: 'Hosted by <span lang="bn">রূপসা নৌকাঘাট</span>' }],
    ['a name in a Bangla sentence', { language: 'bn', text: 'আয়োজক: Rafiqul Islam', markup: 'আয়োজক: <span lang="en">Rafiqul Islam</span>' }],
    ['a place and its district', { language: 'bn', text: 'Tongi, Station Road, গাজীপুর', markup: '<span lang="en">Tongi, Station Road</span>, গাজীপুর' }],
    ['the same the other way round', { language: 'en', text: 'টঙ্গী, স্টেশন রোড, Gazipur', markup: '<span lang="bn">টঙ্গী, স্টেশন রোড</span>, Gazipur' }],
    [
      'several names',
      { language: 'en', text: '“উন্মুক্ত” of “গানের রাত” sold best', markup: '“<span lang="bn">উন্মুক্ত</span>” of “<span lang="bn">গানের রাত</span>” sold best' },
    ],
    ['a single letter', { language: 'en', text: 'Group ক', markup: 'Group <span lang="bn">ক</span>' }],
  ] as const)('marks up %s', async (_, { language, text, markup }) => {
    expect(await show(text, language)).toBe(markup)
  })

  it.each([
    ['en', 'Dhaka, 12 May'],
    ['bn', 'ঢাকা, ১২ মে'],
    ['en', '৳ 250'],
    ['bn', '12:30'],
    ['en', ''],
  ] as const)('leaves as it is what is in the reader’s letters: %s %s', async (language, text) => {
    expect(await show(text, language)).toBe(text)
  })
})

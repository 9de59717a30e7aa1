import { createInstance } from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addLanguage, addTextsFor } from '#app/more-texts.ts'
import type { TextSet } from '#contract/texts-of-screens.ts'

/** Sets of texts in Bangla that are not on the phone. */
const missing = new Set<TextSet>()
vi.mock('#app/ui/icons/more-icons.ts', () => ({ addMoreIcons: () => undefined }))
vi.mock('#app/texts/load-more.ts', () => ({
  loadTextSet: async (set: TextSet, language: string) => {
    if (language === 'bn' && missing.has(set)) throw new TypeError('no network')
    return { [set]: { said: `${set} in ${language}` } }
  },
}))

async function inEnglish() {
  const texts = createInstance({ lng: 'en', resources: {} })
  await texts.init()
  await addTextsFor(texts, 'en', '/jobportal')
  await addTextsFor(texts, 'en', '/reporting')
  return texts
}

beforeEach(() => missing.clear())

describe('a page in another language', () => {
  it('has all texts that it had in the first one', async () => {
    const texts = await inEnglish()
    await addLanguage(texts, 'en', 'bn')
    expect(['jobs', 'reporting'].map((set) => texts.hasResourceBundle('bn', set))).toEqual([true, true])
  })

  it('is not refused for texts that no phone fetches ahead', async () => {
    missing.add('reporting')
    const texts = await inEnglish()
    await addLanguage(texts, 'en', 'bn')
    expect(['jobs', 'reporting'].map((set) => texts.hasResourceBundle('bn', set))).toEqual([true, false])
  })

  it('is refused where the texts of its screen cannot be had', async () => {
    missing.add('jobs')
    await expect(addLanguage(await inEnglish(), 'en', 'bn')).rejects.toThrow('no network')
  })
})

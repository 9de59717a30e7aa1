import { describe, expect, it } from 'vitest'
import { preferredLanguage } from '#contract/core/preferred-language.ts'

describe('the language that a browser prefers', () => {
  it.each([
    ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
    ['en-US,en;q=0.9,bn;q=0.8', 'en'],
    ['en;q=0.3, BN;q=0.7', 'bn'],
    ['hi-IN,bn;q=0.5', 'bn'],
    ['bn;q=0, en;q=0.1', 'en'],
    ['bn;q=x', undefined],
    ['fr,de', undefined],
    ['*', undefined],
    ['', undefined],
    [null, undefined],
  ])('is read from %s', (header, language) => expect(preferredLanguage(header)).toBe(language))
})

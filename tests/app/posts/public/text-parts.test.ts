import { describe, expect, it } from 'vitest'
import { isLong, textParts } from '#app/features/posts/public/text-parts.ts'

const partsOf = (text: string) => textParts(text).map(({ kind, text: piece }) => `${kind}:${piece}`)

describe('the words of a post', () => {
  it('have addresses and tags among them, without what ends the sentence', () => {
    expect(partsOf('See https://example.com/a?b=1. #saree #জামদানি_শাড়ি!')).toEqual([
      'plain:See ',
      'link:https://example.com/a?b=1',
      'plain:. ',
      'tag:#saree',
      'plain: ',
      'tag:#জামদানি_শাড়ি',
      'plain:!',
    ])
  })

  it('have no tag in the middle of a word, in an address, or of numbers alone', () => {
    expect(partsOf('a#b #1 https://example.com/#top')).toEqual(['plain:a#b #1 ', 'link:https://example.com/#top'])
  })

  it('make no link of what is none of the web', () => {
    expect(partsOf('javascript:alert(1) <b>x</b>')).toEqual(['plain:javascript:alert(1) <b>x</b>'])
  })

  it('are folded where they need more than six lines', () => {
    expect(isLong('short')).toBe(false)
    expect(isLong('a\nb\nc\nd\ne\nf\ng')).toBe(true)
    expect(isLong('x'.repeat(300))).toBe(true)
  })
})

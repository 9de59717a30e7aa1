import { describe, expect, it } from 'vitest'
import { activeChips, without } from '#app/features/blogs/public/filter.ts'

describe('the parts of a filter of the magazine', () => {
  const filter = { q: 'river', tag: 'boats', category: 'culture', author: 7, language: 'bn' } as const

  it('are each a chip; the language has a choice of its own', () => {
    expect(activeChips(filter)).toEqual(['q', 'category', 'tag', 'author'])
    expect(activeChips({ language: 'en' })).toEqual([])
  })

  it('can be taken back one by one', () => {
    expect(without(filter, 'tag')).toEqual({ q: 'river', category: 'culture', author: 7, language: 'bn' })
    expect(without({ q: 'river' }, 'language')).toEqual({ q: 'river' })
  })
})

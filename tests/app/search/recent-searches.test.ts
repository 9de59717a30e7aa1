import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSearch, forgetSearches, readRecentSearches, rememberSearch, useRecentSearches } from '#app/features/search/recent-searches.ts'

const KEY = 'hatkhola-searches'
const searches = () => useRecentSearches.getState().searches

beforeEach(() => {
  localStorage.clear()
  useRecentSearches.setState({ searches: [] })
})
afterEach(() => vi.restoreAllMocks())

describe('former searches', () => {
  it('are the last ten, the latest first, each once whatever its spelling', () => {
    for (let at = 1; at <= 12; at += 1) rememberSearch(`word ${at}`)
    rememberSearch('WORD ৫')
    expect(searches()).toHaveLength(10)
    expect(searches().slice(0, 3)).toEqual(['WORD ৫', 'word 12', 'word 11'])
    expect(searches()).not.toContain('word 5')
  })

  it('are forgotten one by one or all at once', () => {
    rememberSearch('baul')
    rememberSearch('মেলা')
    forgetSearch('baul')
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['মেলা'])
    forgetSearches()
    expect([searches(), localStorage.getItem(KEY)]).toEqual([[], null])
  })

  it('of another tab are not lost', () => {
    rememberSearch('baul')
    localStorage.setItem(KEY, '["jatra","baul"]')
    rememberSearch('mela')
    expect(searches()).toEqual(['mela', 'jatra', 'baul'])
  })

  it.each(['not JSON', '{"a":1}', '[1,null,{}]'])('that are none of ours count as none: %s', (kept) => {
    localStorage.setItem(KEY, kept)
    readRecentSearches()
    expect(searches()).toEqual([])
  })

  it('last as long as the page where the phone keeps nothing', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    rememberSearch('baul')
    rememberSearch('mela')
    expect(searches()).toEqual(['mela', 'baul'])
  })
})

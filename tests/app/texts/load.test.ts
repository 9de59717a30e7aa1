import { describe, expect, it } from 'vitest'
import { loadTexts } from '#app/texts/load.ts'
import { loadTextSet } from '#app/texts/load-more.ts'
import { type FirstNoun, firstNounAt, TEXT_SETS, type TextSet, textSetsOf } from '#contract/texts-of-screens.ts'

const FIRST_PATHS: Record<FirstNoun, string> = {
  events: '/events',
  home: '/',
  jobs: '/jobportal',
  products: '/shop',
  services: '/services',
  blogs: '/blogs',
  posts: '/posts',
}
const isWhole = (texts: object) => Object.values(texts).every((namespace) => typeof namespace === 'object')

describe('the texts of a page', () => {
  it.each(['/posts/new', '/posts/own', '/posts/own/drafts'])('are those of writing where a member writes posts, not those of reading: %s', (path) => {
    expect([firstNounAt(path), textSetsOf(path).includes('posting')]).toEqual([undefined, true])
  })

  it.each(Object.entries(FIRST_PATHS))('are all there for the first screens of a noun: %s', async (noun, path) => {
    expect(firstNounAt(path)).toBe(noun)
    const texts = await loadTexts('bn', noun as FirstNoun)
    expect(Object.keys(texts).sort()).toEqual([...TEXT_SETS.first, ...TEXT_SETS[noun as FirstNoun]].sort())
    expect(isWhole(texts)).toBe(true)
  })

  it.each(Object.keys(TEXT_SETS) as TextSet[])('can all be had as a set: %s', async (set) => {
    const texts = await loadTextSet(set, 'en')
    expect(Object.keys(texts)).toEqual([...TEXT_SETS[set]])
    expect(isWhole(texts)).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { placeOf } from '#app/shell/places.ts'

describe('the back arrow', () => {
  it.each(['/posts/new', '/posts/own', '/posts/own/drafts', '/posts/41'])('of %s leads to all posts', (path) => {
    expect(placeOf(path).back).toBe('/posts')
  })

  it('is not on the first screen of posts', () => {
    expect(placeOf('/posts').back).toBeNull()
  })
})

describe('the title in the bar', () => {
  it('of a post is among the texts with which the server writes the page, that of writing among those that come late', () => {
    expect(placeOf('/posts/41').titleKey).toBe('posts:title')
    expect(placeOf('/posts/new').titleKey).toBe('shell:titles.posts')
  })
})

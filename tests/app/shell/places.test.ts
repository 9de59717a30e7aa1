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

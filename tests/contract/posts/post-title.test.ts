import { describe, expect, it } from 'vitest'
import { postTitle } from '#contract/posts/post-title.ts'

describe('the title of a post', () => {
  it.each([
    ['The first mangoes', '', 'The first mangoes'],
    ['\n\n  Two   blanks \nand more', '', 'Two blanks'],
    ['', 'A basket of mangoes', 'A basket of mangoes'],
    ['', '', ''],
    ['আমের দিন '.repeat(20), '', `${'আমের দিন '.repeat(8)}আমের…`],
    [`https://example.org/${'x'.repeat(100)}`, '', `https://example.org/${'x'.repeat(59)}…`],
  ])('of %j and a picture of %j is %j', (text, alt, title) => {
    expect(postTitle(text, alt)).toBe(title)
  })

  it('cuts between letters that are several units long, and never beyond its length', () => {
    const title = postTitle('😀'.repeat(200))
    expect([...title]).toHaveLength(80)
    expect(title.isWellFormed()).toBe(true)
  })
})

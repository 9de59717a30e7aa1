import { describe, expect, it } from 'vitest'
import { saysSomething } from '#contract/core/form-values.ts'
import { EVENT_FORM_LIMITS } from '#contract/events/event-form.ts'

describe('what markup says', () => {
  it('is its words and its pictures', () => {
    expect(['<p>Baul night</p>', 'গান', '<p><img src="/media/a.webp"></p>', '1 &lt; 2'].every(saysSomething)).toBe(true)
  })

  it('is nothing where there are tags and spaces alone, also in a tag that never ends', () => {
    expect(['', '<p>&nbsp;</p>', '<p><br></p>\n<p> \u00a0</p>', '<p title="Baul', '<<<'].some(saysSomething)).toBe(false)
  })

  it.each(['<', '<p', '< ', '&nbsp'])('is known of a whole text of %j while others are served', (piece) => {
    const text = piece.repeat(Math.floor(EVENT_FORM_LIMITS.htmlBytes / piece.length))
    expect(saysSomething(text)).toBe(piece === '&nbsp')
  })
})

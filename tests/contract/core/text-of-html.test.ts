import { describe, expect, it } from 'vitest'
import { textOfHtml } from '#contract/core/text-of-html.ts'

describe('the words of HTML', () => {
  it('stand on one line without tags', () => {
    expect(textOfHtml('<h2>নদী</h2>\n<p>Come <strong>early</strong>.</p>')).toBe('নদী Come early .')
  })

  it('have their signs back', () => {
    expect(textOfHtml('a &amp; b &lt;c&gt; &#2453; &#x995;&nbsp;d &quot;e&quot;')).toBe('a & b <c> ক ক d "e"')
  })

  it('keep what is no sign as it is', () => {
    expect(textOfHtml('&unknown; &#99999999; 5 & 6')).toBe('&unknown; &#99999999; 5 & 6')
  })
})

import { describe, expect, it } from 'vitest'
import { styleIn } from '#app/document-style.ts'
import { styleRulesOf } from '../../src/tasks/style-rules.ts'

const dress = (css: string, html: string) => styleIn(styleRulesOf(css), html)

describe('a document is dressed', () => {
  it('with the rules of what stands in it, in their order, and no others', () => {
    expect(dress('.b{color:red}.a{color:blue}.c{color:green}', '<p class="a b">')).toBe('.b{color:red}.a{color:blue}')
  })

  it('with those that need no class, and those that programs bring', () => {
    const css = 'html:not(.js) .js-only{display:none}a{color:inherit}html.signed-in .member{display:block}'
    expect(dress(css, '<p class="js-only member">')).toBe(css)
  })

  it('with the part of a list of selectors that it has a use for', () => {
    expect(dress('.a,.b:hover,.c p{margin:0}', '<p class="b">')).toBe('.b:hover{margin:0}')
  })

  it('by all the classes that a selector needs, not by those that it rules out or lets be', () => {
    expect(dress('.a .b{margin:0}', '<p class="b">')).toBe('')
    expect(dress('.b:not(.a){margin:0}.b:has(.c){margin:1px}:is(.x,main) .b{margin:2px}', '<p class="b">')).toBe(
      '.b:not(.a){margin:0}.b:has(.c){margin:1px}:is(.x,main) .b{margin:2px}',
    )
  })

  it('within the conditions that the rules stand in, each said once', () => {
    const css = '@media (min-width:1px){.a{margin:0}.b{margin:1px}.c{margin:2px}}@media (min-width:2px){@supports (gap:1px){.a{gap:0}}}.a{top:0}'
    expect(dress(css, '<p class="a c">')).toBe(
      '@media (min-width:1px){.a{margin:0}.c{margin:2px}}@media (min-width:2px){@supports (gap:1px){.a{gap:0}}}.a{top:0}',
    )
    expect(dress(css, '<p class="x">')).toBe('')
  })

  it('with what belongs to no element', () => {
    expect(dress('@keyframes turn{to{rotate:1turn}}.a{margin:0}', '<p>')).toBe('@keyframes turn{to{rotate:1turn}}')
  })

  it('by names as they are, whatever CSS and HTML make of them', () => {
    const css = String.raw`.md\:p-4{padding:1rem}.\[\&\>\*\]\:w-1\/2>*{width:50%}.has-\[\:checked\]\:x{top:0}`
    expect(dress(css, '<p class="md:p-4 [&amp;&gt;*]:w-1/2">')).toBe(String.raw`.md\:p-4{padding:1rem}.\[\&\>\*\]\:w-1\/2>*{width:50%}`)
  })
})

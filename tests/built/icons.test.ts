import { describe, expect, it } from 'vitest'
import { appSources, drawingsOf, iconNames, symbolsOf } from '../../src/tasks/icon-sprite.ts'
import { readBuilt, renderList } from '../support/built-page.ts'

const used = iconNames(appSources())

const spriteOf = (html: string): string => /<svg id="icons"[^>]*>(.*?)<\/svg>/s.exec(html)?.[1] ?? ''
const symbolsIn = (html: string) => [...spriteOf(html).matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)
const usesIn = (html: string) => [...new Set([...html.matchAll(/<use href="#([^"]+)"/g)].map(([, name]) => name))]

describe('the icons', () => {
  it('that the sources name exist', () => {
    expect(used.length).toBeGreaterThan(20)
    expect(drawingsOf(used).map(([name, shapes]) => [name, shapes.length > 0])).toEqual(used.map((name) => [name, true]))
  })

  it('are found wherever a source writes one out, each once', () => {
    expect(iconNames(["{ icon: 'i-lucide-x' }", '<Icon name="i-lucide-share-2" /> <Icon name="i-lucide-x" />', 'name: `i-lucide-${string}`'])).toEqual([
      'i-lucide-share-2',
      'i-lucide-x',
    ])
  })

  it('that have no drawing stop the build', () => {
    expect(() => drawingsOf(['i-lucide-heart', 'i-lucide-no-such-thing'])).toThrow('i-lucide-no-such-thing')
  })

  it('leave to the style sheet what they have in common', () => {
    const markup = Object.values(symbolsOf(drawingsOf(used))).join('')
    // A dot that is filled says so itself.
    expect(markup).not.toMatch(/<g|stroke|fill="none"/)
    expect(symbolsOf(drawingsOf(['i-lucide-x']))).toEqual({
      'i-lucide-x': '<symbol id="i-lucide-x" viewBox="0 0 24 24"><path d="M18 6L6 18M6 6l12 12"/></symbol>',
    })
  })
})

describe('a built page', () => {
  it.each(['en', 'bn'] as const)('from the server holds exactly the symbols it shows: %s', async (language) => {
    const html = await renderList(language)
    expect(usesIn(html)).toContain('i-lucide-heart')
    expect(symbolsIn(html).sort()).toEqual(usesIn(html).sort())
    expect(usesIn(html).length).toBeLessThan(used.length / 2)
  })

  it('that is empty has none: all come with its scripts', () => {
    expect(symbolsIn(readBuilt('client/shell.html'))).toEqual([])
  })

  it('hides its symbols from the eye and from screen readers', () => {
    for (const file of ['client/index.html', 'client/shell.html']) expect(readBuilt(file)).toContain('<svg id="icons" hidden aria-hidden="true">')
  })
})

import { createGenerator, type UserConfig } from 'unocss'
import type { Plugin } from 'vite'
import { appSources, drawingsOf, everybodysIcons, furtherIcons, iconNames } from './icon-sprite.ts'
import { sellingSources } from './selling-sources.ts'

const MODULE = 'virtual:selling-look'

/** The classes of those who sell are left out of the style that stands in every document. */
export const styleOfEverybody = <C extends UserConfig>(uno: C): C & UserConfig => ({
  ...uno,
  configFile: false,
  content: { pipeline: { exclude: [...sellingSources()].map((file) => new RegExp(`/${file.replaceAll(/[.$]/g, '\\$&')}(?:\\?|$)`)) } },
})

/**
 * Gives the screens of those who sell their icons and classes as a module. The classes are those of all screens once more: where two rules
 * say the same thing, as for a width and a wider screen, the later wins, so what is added last must have all of them in their order.
 */
export function sellingLook(uno: UserConfig): Plugin {
  // While developing the page has everything from the start.
  let isServing = false
  return {
    name: 'hatkhola:selling-look',
    configResolved: ({ command }) => {
      isServing = command === 'serve'
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load: async (id) => {
      if (id !== `\0${MODULE}`) return
      const icons = isServing ? [] : drawingsOf(iconsOfSellers())
      const style = isServing ? '' : await classesOfAll(uno)
      return `export const icons = ${JSON.stringify(icons)}\nexport const style = ${JSON.stringify(style)}`
    },
  }
}

/** Icons that nobody else's screens name. */
export function iconsOfSellers(): string[] {
  const others = new Set([...everybodysIcons(), ...furtherIcons()])
  return iconNames(appSources()).filter((name) => !others.has(name))
}

/** What the document has said before its first class need not be said again. */
async function classesOfAll(uno: UserConfig): Promise<string> {
  const generator = await createGenerator({ ...uno, preflights: [], safelist: [] })
  const { css } = await generator.generate(appSources((file) => file.endsWith('.tsx')).join('\n'), { minify: true })
  return css
}

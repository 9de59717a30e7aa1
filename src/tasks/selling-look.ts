import { createGenerator, type UserConfig } from 'unocss'
import type { Plugin } from 'vite'
import { appSources, drawingsOf, everybodysIcons, furtherIcons, iconNames } from './icon-sprite.ts'
import { privateSources, sellingSources } from './selling-sources.ts'

const MODULE = 'virtual:selling-look'
const PRIVATE_MODULE = 'virtual:private-style'

/** The classes of private screens and of those who sell are left out of the style that stands in every document. */
export const styleOfEverybody = <C extends UserConfig>(uno: C): C & UserConfig => ({
  ...uno,
  configFile: false,
  content: { pipeline: { exclude: [...sellingSources(), ...privateSources()].map((file) => new RegExp(`/${file.replaceAll(/[.$]/g, '\\$&')}(?:\\?|$)`)) } },
})

/**
 * Gives the screens of those who sell their icons and classes as a module, and private screens their classes. The classes are those of all screens once more: where two rules
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
    resolveId: (id) => (id === MODULE || id === PRIVATE_MODULE ? `\0${id}` : undefined),
    load: async (id) => {
      if (id === `\0${PRIVATE_MODULE}`) return `export const style = ${JSON.stringify(isServing ? '' : await classesOf(uno, isOfNoSeller()))}`
      if (id !== `\0${MODULE}`) return
      const icons = isServing ? [] : drawingsOf(iconsOfSellers())
      const style = isServing ? '' : await classesOf(uno)
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
async function classesOf(uno: UserConfig, isWanted: (file: string) => boolean = () => true): Promise<string> {
  const generator = await createGenerator({ ...uno, preflights: [], safelist: [] })
  const { css } = await generator.generate(appSources((file) => file.endsWith('.tsx') && isWanted(file)).join('\n'), { minify: true })
  return css
}

function isOfNoSeller(): (file: string) => boolean {
  const ofSellers = sellingSources()
  return (file) => !ofSellers.has(file)
}

import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const APP = resolve(import.meta.dirname, '../app')
const NAME = /\bi-lucide-[a-z\d]+(?:-[a-z\d]+)*/g
/** Where the page keeps its symbols. */
const MARK = '<!--icons-->'
const MODULE = 'virtual:icons'

/** What all icons have in common; the style sheet says it once. @see uno.config.ts */
const SAID_BY_STYLE: Record<string, string> = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'stroke-width': '2',
}

type Shape = [tag: string, attributes: Record<string, string>]
/** One icon, without words that a browser would have to parse. */
type Drawing = [name: string, shapes: Shape[]]

/** Every icon that these sources name. */
export const iconNames = (sources: string[]): string[] => [...new Set(sources.flatMap((source) => source.match(NAME) ?? []))].sort()

/** The text of all sources of the page. */
export const appSources = (): string[] =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(APP, file), 'utf8'))

/** What these icons look like. @throws {Error} when the set has no icon of a name, or draws it in a way that a flat list cannot say */
export function drawingsOf(names: string[]): Drawing[] {
  const { icons } = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as { icons: Record<string, { body: string }> }
  return names.map((name) => {
    const body = icons[name.replace('i-lucide-', '')]?.body
    if (!body) throw new Error(`there is no icon ${name}`)
    return [name, shapesOf(name, body)]
  })
}

function shapesOf(name: string, body: string): Shape[] {
  const shapes = [...body.matchAll(/<(\w+)([^>]*?)\/?>/g)].map(([, tag = '', written = '']): Shape => {
    const attributes = [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const)
    return [tag, Object.fromEntries(attributes.filter(([key, value]) => SAID_BY_STYLE[key] !== value))]
  })
  // A group that says only what the style sheet says is none.
  if (shapes.some(([tag, attributes]) => tag === 'g' && Object.keys(attributes).length > 0)) throw new Error(`${name} is drawn in groups`)
  return shapes.filter(([tag]) => tag !== 'g')
}

/** The symbol of each icon as markup, by name. */
export const symbolsOf = (drawings: Drawing[]): Record<string, string> =>
  Object.fromEntries(drawings.map(([name, shapes]) => [name, `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(markupOf).join('')}</symbol>`]))

const markupOf = ([tag, attributes]: Shape): string =>
  `<${tag}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}/>`

/** Puts all these symbols where the page keeps them. */
export const withSymbols = (html: string, symbols: Record<string, string>): string => html.replace(MARK, () => Object.values(symbols).join(''))

/** Gives all icons as a module to pages that were written with a few of them, and in the document to the page of the development server. */
export function iconSprite(): Plugin {
  let isServing = false
  return {
    name: 'hatkhola:icon-sprite',
    configResolved: ({ command }) => {
      isServing = command === 'serve'
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load: (id) => (id === `\0${MODULE}` ? `export const icons = ${JSON.stringify(drawingsOf(iconNames(appSources())))}` : undefined),
    transformIndexHtml: (html) => (isServing ? withSymbols(html, symbolsOf(drawingsOf(iconNames(appSources())))) : undefined),
  }
}

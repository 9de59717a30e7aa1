import { readdirSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { describe, expect, it } from 'vitest'
import { PRECACHE_ROUTES } from '#contract/core/precache-groups.ts'
import { groupsByFile, readBuild } from '../../src/tasks/precache-groups.ts'
import uno from '../../uno.config.ts'
import { readBuilt, renderAt, scriptsOfPage } from '../support/built-page.ts'

const build = readBuild(new URL('../../dist/client', import.meta.url).pathname)
const { manifest } = build
const groups = groupsByFile(build)
/** The house's screens share pieces with theirs; no phone fetches them ahead. */
const isOfSellers = (file: string) => groups.get(file)?.every((one) => ['seller', 'gate', 'staff'].includes(one)) ?? false
const filesOf = (whose: 'sellers' | 'others') => Object.values(manifest).flatMap(({ file }) => (isOfSellers(file) === (whose === 'sellers') ? [file] : []))

/** What each library cannot do without, as it stands in its built code. */
const LIBRARIES: [name: string, trace: RegExp][] = [
  ['the editor', /Lexical|lexical/],
  ['charts', /chartjs|Chart\.js|borderCapStyle/],
  ['the reader of codes', /finder storage/],
]
/** The same of what members need too, who write and read posts. */
const OF_MEMBERS: typeof LIBRARIES = [
  ['sorting by hand', /DndContext|DndDescribedBy|dnd-kit/],
  ['virtual lists', /scrollMargin/],
]

describe('what only sellers use', () => {
  it.each(LIBRARIES)('is in no file for others: %s', (_, trace) => {
    const withIt = (files: string[]) => files.filter((file) => file.endsWith('.js') && trace.test(readBuilt(`client/${file}`)))
    expect(withIt(filesOf('sellers'))).not.toEqual([])
    expect(withIt(filesOf('others'))).toEqual([])
  })
})

describe('what only members use', () => {
  const files = Object.values(manifest).map(({ file }) => file)
  it.each(OF_MEMBERS)('is in no file for visitors: %s', (_, trace) => {
    const withIt = files.filter((file) => file.endsWith('.js') && trace.test(readBuilt(`client/${file}`)))
    expect(withIt).not.toEqual([])
    expect(withIt.flatMap((file) => (groups.get(file) ?? ['all']).filter((one) => !['member', 'seller', 'gate', 'staff'].includes(one)))).toEqual([])
  })
})

describe('scripts', () => {
  it('import each other in no circle, or one would run before what it needs', () => {
    const done = new Set<string>()
    const circles: string[][] = []
    const walk = (key: string, way: string[]) => {
      if (way.includes(key)) circles.push([...way.slice(way.indexOf(key)), key])
      if (done.has(key)) return
      done.add(key)
      for (const next of manifest[key]?.imports ?? []) walk(next, [...way, key])
    }
    for (const key of Object.keys(manifest)) walk(key, [])
    expect(done.size).toBeGreaterThan(100)
    expect(circles).toEqual([])
  })
})

const pathOf = (route: string) => (route === 'index' ? '/' : `/${route.replaceAll('_.', '/').replaceAll('.', '/').replaceAll(/\$\w*/g, '12')}`)
const routes = readdirSync(new URL('../../src/app/routes/', import.meta.url)).flatMap((file) => (/^__/.test(file) ? [] : file.slice(0, -'.tsx'.length)))

/** What stands in a page, and the classes in it that its own style does not dress. */
async function undressed(html: string): Promise<string[]> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, words = '']) =>
    words.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(' '),
  )
  const generator = await createGenerator({ ...uno, preflights: [], safelist: [] })
  const { css } = await generator.generate(new Set(classes), { minify: true, preflights: false })
  const selectors = (css.match(/\.[^{}@]+(?=\{)/g) ?? []).flatMap((list) => list.split(/,(?=\.)/))
  expect(selectors.length).toBeGreaterThan(10)
  // The build spells pseudo-elements as CSS 2 did.
  return selectors.filter((selector) => !style.includes(selector.replaceAll('::', ':')) && !style.includes(selector))
}

describe('a screen, as the server writes it', () => {
  it.each(routes)('is dressed by the style in its document: %s', async (route) => {
    expect(await undressed(await renderAt(pathOf(route)))).toEqual([])
  })
})

describe('a screen of those who sell, as the server writes it', () => {
  it.each([...PRECACHE_ROUTES.gate, ...PRECACHE_ROUTES.seller])('brings what its code needs: %s', async (route) => {
    const scripts = scriptsOfPage(await renderAt(pathOf(route)))
    for (const source of [`src/app/routes/${route}.tsx?tsr-split=component`, 'locales/en/selling.json']) expect(scripts).toContain(`/${manifest[source]?.file}`)
  })
})

import { readdirSync } from 'node:fs'
import { createGenerator } from 'unocss'
import { describe, expect, it } from 'vitest'
import { filesByAudience, isPrivateScreen, type Manifest } from '../../src/tasks/member-parts.ts'
import { sellingSources } from '../../src/tasks/selling-sources.ts'
import uno from '../../uno.config.ts'
import { readBuilt, renderAt, scriptsOfPage } from '../support/built-page.ts'

const manifest = JSON.parse(readBuilt('client/.vite/manifest.json')) as Manifest
const audiences = filesByAudience(manifest)
/** The house's screens share pieces with theirs; no phone fetches them ahead. */
const isOfSellers = (file: string) => audiences.get(file)?.every((one) => ['seller', 'gate', 'staff'].includes(one)) ?? false
const filesOf = (whose: 'sellers' | 'others') => Object.values(manifest).flatMap(({ file }) => (isOfSellers(file) === (whose === 'sellers') ? [file] : []))

/** What each library cannot do without, as it stands in its built code. */
const LIBRARIES: [name: string, trace: RegExp][] = [
  ['the editor', /Lexical|lexical/],
  ['charts', /chartjs|Chart\.js|borderCapStyle/],
  ['sorting by hand', /DndContext|DndDescribedBy|dnd-kit/],
  ['the reader of codes', /finder storage/],
  ['virtual lists', /scrollMargin/],
]

describe('what only sellers use', () => {
  it.each(LIBRARIES)('is in no file for others: %s', (_, trace) => {
    const withIt = (files: string[]) => files.filter((file) => file.endsWith('.js') && trace.test(readBuilt(`client/${file}`)))
    expect(withIt(filesOf('sellers'))).not.toEqual([])
    expect(withIt(filesOf('others'))).toEqual([])
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

const pathOf = (file: string) => `/${file.slice(0, -'.tsx'.length).replaceAll('_.', '/').replaceAll('.', '/').replaceAll(/\$\w*/g, '12')}`
const routes = readdirSync(new URL('../../src/app/routes/', import.meta.url))
const screens = routes.filter((file) => sellingSources().has(`src/app/routes/${file}`))

/** What stands in a page, and the classes in it that its own style does not dress. */
async function undressed(html: string): Promise<string[]> {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
  const classes = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, words = '']) => words.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(' '))
  const generator = await createGenerator({ ...uno, preflights: [], safelist: [] })
  const { css } = await generator.generate(new Set(classes), { minify: true, preflights: false })
  const selectors = css.match(/\.[^{}@]+(?=\{)/g) ?? []
  expect(selectors.length).toBeGreaterThan(10)
  return selectors.filter((selector) => !style.includes(selector))
}

describe('a private screen, as the server writes it', () => {
  it.each(routes.filter((file) => isPrivateScreen(`src/app/routes/${file}`)))('%s is dressed before its own style is there, and brings it', async (file) => {
    const html = await renderAt(pathOf(file))
    expect(await undressed(html)).toEqual([])
    expect(scriptsOfPage(html)).toContain(`/${manifest['src/app/ui/private-style.ts']?.file}`)
  })
})

describe('a screen of those who sell, as the server writes it', () => {
  it.each(screens)('%s is dressed before its own style is there, and brings what its code needs', async (file) => {
    const html = await renderAt(pathOf(file))
    expect(await undressed(html)).toEqual([])
    const scripts = scriptsOfPage(html)
    for (const source of [`src/app/routes/${file}?tsr-split=component`, 'src/app/ui/selling-look.ts', 'src/app/texts/en-selling.ts'])
      expect(scripts).toContain(`/${manifest[source]?.file}`)
  })
})

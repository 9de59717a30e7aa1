import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { appSources, drawingsOf, iconNames, symbolsOf, withSymbols } from './icon-sprite.ts'

interface ManifestChunk {
  file: string
  name?: string
  src?: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
type Manifest = Record<string, ManifestChunk>

/**
 * Turns the built index.html into the template of every page: the whole style inside it, script tags replaced by a list that the boot script
 * loads after the first picture. Writes the empty shell for the worker, what the server must know of the build, and the hashes of the inline
 * script and style for the policy.
 */
export const shellPage = ({ out }: { out: string }): Plugin => ({
  name: 'hatkhola:shell-page',
  apply: 'build',
  async writeBundle() {
    const client = path.resolve(out, 'client')
    const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
    const built = await readFile(path.join(client, 'index.html'), 'utf8')
    const sheets = [...built.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)].map(([, href = '']) => href)
    const style = (await Promise.all(sheets.map((href) => readFile(path.join(client, href), 'utf8')))).join('').trim()
    await Promise.all(sheets.map((href) => rm(path.join(client, href))))
    const template = squeeze(
      built
        .replaceAll(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/g, '')
        .replaceAll(/<script type="module"[^>]*><\/script>\s*/g, '')
        .replace('</head>', () => `<style>${style}</style></head>`),
    )
    const entries = [...built.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file)
    const first = Object.keys(manifest).filter((key) => entries.includes(manifest[key]?.file))
    const scripts = filesFrom(manifest, first).map((file) => `/${file}`)
    const parts = {
      /** The scripts of every page, each after those that it needs: the entry last. */
      first: scripts,
      /** Scripts of the screen of one route, of texts and of other parts that come later, by source file. */
      of: Object.fromEntries(Object.keys(manifest).flatMap((key) => [[sourceOf(key), filesFrom(manifest, [key]).map((file) => `/${file}`)]])),
      /** Drawings of the icons, by name. */
      symbols: symbolsOf(drawingsOf(iconNames(appSources()))),
    }
    const script = /<script>([\s\S]*?)<\/script>/.exec(template)?.[1] ?? ''
    await mkdir(path.resolve(out, 'server'), { recursive: true })
    await writeFile(path.resolve(out, 'server/csp.json'), JSON.stringify({ script: [sha256(script)], style: [sha256(style)] }))
    await writeFile(
      path.join(client, 'index.html'),
      template.replace('<!--state-->', () => `<!--state--><!--parts ${JSON.stringify(parts)}-->`),
    )
    await writeFile(
      path.join(client, 'shell.html'),
      withSymbols(template, {}).replace('<!--state-->', () => `<script type="application/json" id="boot">${JSON.stringify(scripts)}</script>`),
    )
  },
})

/** The part of a route with its screen goes by the name of the route: others come at need. */
const sourceOf = (key: string): string => key.replace(/\?tsr-split=component.*$/, '')

/** The files of these sources and of all that they import statically, each after those that it needs. */
function filesFrom(manifest: Manifest, sources: string[]): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    for (const next of chunk.imports ?? []) visit(next)
    files.add(chunk.file)
  }
  sources.forEach(visit)
  return [...files]
}

const sha256 = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
/** Indentation between tags costs bytes in every document; comments in the inline script too. */
const squeeze = (html: string): string =>
  html
    .replace(/<script>([\s\S]*?)<\/script>/, (_, code: string) => `<script>${code.replaceAll(/^\s*\/\/.*$/gm, '').replaceAll(/\n\s*/g, '\n')}</script>`)
    .replaceAll(/\n\s+(?=<)/g, '\n')

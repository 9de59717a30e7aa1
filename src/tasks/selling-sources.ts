import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPrivateScreen, isSellingSource, SOURCES } from './member-parts.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const BEGINNING = 'src/app/main.ts'
const IMPORTED = /(?<!import type [^'\n]*)(?:from|import)\s*\(?\s*'([.#][^']+)'/g
const ALIASES: Record<string, string> = { '#app': 'src/app', '#contract': 'src/contract', '#device': 'src/device' }

/**
 * Sources of the page that only screens of those who sell lead to, relative to the root. Their icons and classes are nothing that
 * other visitors should have to fetch.
 */
export function sellingSources(): Set<string> {
  const everybody = reachable([BEGINNING], isSellingSource)
  const sellers = reachable(sourcesOfPage().filter(isSellingSource))
  return new Set([...sellers].filter((file) => !everybody.has(file)))
}

/** Sources that only private screens lead to. Their classes are nothing that every document should have. */
export function privateSources(): Set<string> {
  const others = reachable([BEGINNING], isPrivateScreen)
  const theirs = reachable(sourcesOfPage().filter(isPrivateScreen), isSellingSource)
  return new Set([...theirs].filter((file) => !others.has(file)))
}

/** Those to which everybody's screens lead, and not by way of what is of some audience alone. */
export const everybodysSources = (): Set<string> => reachable([BEGINNING], (file) => Object.values(SOURCES).some((theirs) => theirs.test(file)))

const sourcesOfPage = (): string[] =>
  readdirSync(path.join(ROOT, 'src/app'), { recursive: true, encoding: 'utf8' }).map((file) => `src/app/${file.replaceAll('\\', '/')}`)

function reachable(from: string[], isOut: (file: string) => boolean = () => false): Set<string> {
  const seen = new Set<string>()
  const walk = (file: string) => {
    if (seen.has(file) || isOut(file)) return
    seen.add(file)
    for (const [, name = ''] of readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORTED)) {
      const next = fileOf(name, file)
      if (next) walk(next)
    }
  }
  from.forEach(walk)
  return seen
}

/** Our own file that a source means; the tree of routes leaves the ending out. */
function fileOf(name: string, importer: string): string | undefined {
  const [head = ''] = name.split('/')
  const file = name.startsWith('#') ? name.replace(head, ALIASES[head] ?? head) : path.posix.join(path.posix.dirname(importer), name)
  return [file, `${file}.tsx`].find((known) => /\.tsx?$/.test(known) && existsSync(path.join(ROOT, known)))
}

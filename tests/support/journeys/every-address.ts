import { readdirSync } from 'node:fs'
import { ALIASES } from '#contract/core/paths.ts'

/** Numbers of things that are in the market. */
export interface KnownThings {
  event: number
  job: number
  blog: number
  order: string
  shop: string
}

/** What stands behind the star of a route that has several screens. */
const BEHIND_STAR: Record<string, readonly string[]> = {
  category: ['', 'agency', 'music', 'no-such-category'],
  hiring: ['', 'new', 'job/:job/update', 'job/:job/applicants'],
  products: ['', 'new', 'delivery', 'import'],
  sellergallery: ['', 'videos'],
  share: ['', 'no-such-item'],
  writing: ['', 'new', 'article/:blog/update', 'article/:blog/revisions'],
}

/** Every screen of the app once: each file of the routes, with its parameters filled in, and an address that leads nowhere. */
export function everyScreen(known: KnownThings): string[] {
  const files = readdirSync(new URL('../../../src/app/routes/', import.meta.url)).filter((file) => file !== '__root.tsx')
  return [...files.flatMap((file) => screensOf(file, known)), '/no-such-screen']
}

/** Every address of the app: screens and their other spellings, without a language and in each of them. */
export function everyAddress(known: KnownThings): string[] {
  const plain = [...everyScreen(known), ...Object.keys(ALIASES), `/events/${known.event}`]
  return plain.flatMap((path) => [path, `/en${path === '/' ? '' : path}`, `/bn${path === '/' ? '' : path}`])
}

function screensOf(file: string, known: KnownThings): string[] {
  const path = file.slice(0, -'.tsx'.length).replaceAll('_.', '/').replaceAll('.', '/')
  if (path === 'index') return ['/']
  if (path.endsWith('$')) {
    const begin = path.slice(0, -'/$'.length)
    return (BEHIND_STAR[begin] ?? ['']).map((rest) => `/${begin}${rest && `/${filledIn(rest, known)}`}`)
  }
  return [
    `/${filledIn(
      path.replaceAll(/\$(\w+)/g, (_, name: string) => PARAMETERS[name] ?? name),
      known,
    )}`,
  ]
}

const PARAMETERS: Record<string, string> = { eventId: ':event', jobPostId: ':job', blogId: ':blog', eventOrderId: ':order', slug: ':shop' }
const filledIn = (path: string, known: KnownThings): string => path.replaceAll(/:(\w+)/g, (_, name: keyof KnownThings) => String(known[name]))

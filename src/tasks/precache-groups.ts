import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PRECACHE_GROUPS, PRECACHE_ROUTES, type PrecacheGroup, segmentsOfRoute } from '#contract/core/precache-groups.ts'
import { TEXT_SETS, textSetsOf } from '#contract/texts-of-screens.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
/** As Vite writes it. */
export type Manifest = Record<string, Chunk>

/** A built page. */
interface Build {
  manifest: Manifest
  /** Files that every page loads. */
  first: readonly string[]
}

const ROUTES = 'src/app/routes/'

/** What nothing but the screens of a group asks for while it runs: files, or folders with a slash at their end. Their texts go by their routes. */
export const PRECACHE_MODULES: Record<PrecacheGroup, readonly string[]> = {
  buyer: [
    'src/app/features/events/public/parts/event-reviews.tsx',
    'src/app/features/orders/parts/choose-tickets.tsx',
    'src/app/shell/signed-in-parts.tsx',
    'src/app/state/outbox/follow-outbox.ts',
  ],
  gate: ['src/app/state/gate/gate-sending.ts', 'src/device/gate/gate-store.ts'],
  home: [
    'src/app/features/blogs/public/calls.ts',
    'src/app/features/categories/',
    'src/app/features/home/',
    'src/app/features/jobs/public/calls.ts',
    'src/app/features/posts/public/calls.ts',
    'src/app/features/products/public/calls.ts',
    'src/app/features/search/',
    'src/app/features/sellers/media/public/calls.ts',
    'src/app/features/services/public/calls.ts',
    'src/app/shell/guards/load-seller.ts',
    'src/app/shell/header/search-help-part.tsx',
    'src/device/search/',
    'src/device/snapshots/cached-blogs.ts',
    'src/device/snapshots/cached-jobs.ts',
    'src/device/snapshots/cached-products.ts',
    'src/device/snapshots/cached-services.ts',
  ],
  jobs: ['src/app/features/jobs/public/calls.ts', 'src/app/features/jobs/public/screens/saved-jobs.tsx', 'src/device/snapshots/cached-jobs.ts'],
  magazine: [
    'src/app/features/blogs/public/calls.ts',
    'src/app/features/blogs/public/screens/saved-articles.tsx',
    'src/app/shell/signed-in-parts.tsx',
    'src/app/state/outbox/follow-outbox.ts',
    'src/device/snapshots/cached-blogs.ts',
  ],
  member: [
    'src/app/features/bookings/follow-bookings.ts',
    'src/app/features/bookings/times/slot-calls.ts',
    'src/app/features/events/public/parts/event-reviews.tsx',
    'src/app/features/posts/public/calls.ts',
    'src/app/features/products/public/parts/product-reviews.tsx',
    'src/app/features/services/public/parts/service-reviews.tsx',
    'src/app/features/shop/sync-basket.ts',
    'src/app/features/notices/follow-notices.ts',
    'src/app/features/people/calls.ts',
    'src/app/shell/signed-in-parts.tsx',
    'src/app/state/outbox/follow-outbox.ts',
    'src/app/state/session/follow-kept.ts',
    'src/app/state/session/keep-for-me.ts',
    'src/app/state/session/open-kept.ts',
    'src/app/state/session/stored-session.ts',
    'src/app/state/session/session-renewal.ts',
    'src/app/ui/media/carousel.tsx',
    'src/app/wire/signed-in-call.ts',
    'src/device/logout.ts',
  ],
  pages: ['src/app/features/pages/calls.ts'],
  rider: ['src/app/shell/signed-in-parts.tsx', 'src/app/state/outbox/follow-outbox.ts'],
  seller: [],
  services: [
    'src/app/features/bookings/times/slot-calls.ts',
    'src/app/features/services/public/calls.ts',
    'src/app/features/services/public/parts/service-reviews.tsx',
    'src/app/features/services/public/screens/saved-services.tsx',
    'src/app/shell/signed-in-parts.tsx',
    'src/app/state/outbox/follow-outbox.ts',
    'src/device/snapshots/cached-services.ts',
  ],
  shop: [
    'src/app/features/products/public/calls.ts',
    'src/app/features/products/public/parts/product-reviews.tsx',
    'src/app/features/products/public/screens/saved-products.tsx',
    'src/device/snapshots/cached-products.ts',
  ],
  staff: [],
}

/** Whose files they also have, which need not be counted as theirs. */
const ALSO: Partial<Record<PrecacheGroup, PrecacheGroup>> = { seller: 'member' }

/**
 * What no phone fetches ahead, and keeps once it had it. The carousel is heavy, and its strip does without, as it does without the large pictures; what is offered unasked comes only
 * where there is a network; data is metered where it is used up.
 */
const NEVER_AHEAD = [
  'locales/bn/data.json',
  'locales/bn/reporting.json',
  'locales/en/data.json',
  'locales/en/reporting.json',
  'src/app/shell/deferred-offers.tsx',
  'src/app/shell/menu/data-meter.tsx',
  'src/app/ui/media/carousel.tsx',
  'src/app/ui/media/gallery/gallery-viewer.tsx',
]

/** Which groups a source is of; none: every phone's. @param source relative to the root, as keys of the manifest are */
function groupsOf(source: string): PrecacheGroup[] {
  if (source.startsWith(ROUTES)) return groupsOfRoute(source.slice(ROUTES.length).replace(/\.tsx.*$/, ''))
  const namespace = /^locales\/\w+\/([\w-]+)\.json$/.exec(source)?.[1]
  if (namespace) return groupsOfTexts(namespace)
  return PRECACHE_GROUPS.filter((group) => PRECACHE_MODULES[group].some((one) => source === one || (one.endsWith('/') && source.startsWith(one))))
}

const groupsOfRoute = (route: string): PrecacheGroup[] => PRECACHE_GROUPS.filter((group) => PRECACHE_ROUTES[group].includes(route))

/** Those whose screens show these texts; none where every phone's screens do. */
function groupsOfTexts(namespace: string): PrecacheGroup[] {
  const routes = allRoutes.filter((route) => textSetsOf(`/${segmentsOfRoute(route).join('/')}`).some((set) => TEXT_SETS[set].some((one) => one === namespace)))
  const groups = routes.map(groupsOfRoute)
  return groups.some((one) => one.length === 0) ? [] : [...new Set(groups.flat())]
}

const allRoutes = readdirSync(path.resolve(import.meta.dirname, '../app/routes')).flatMap((file) => (/^__/.test(file) ? [] : file.replace(/\.tsx$/, '')))

/** Files that the screens of these groups lead to, and not by way of what is of other groups alone, or of what no phone fetches ahead. */
function filesFor({ manifest, first }: Build, groups: readonly PrecacheGroup[]): Set<string> {
  const seen = new Set<string>()
  const isOut = (source: string) => {
    if (NEVER_AHEAD.includes(source)) return true
    const theirs = groupsOf(source)
    return theirs.length > 0 && !theirs.some((one) => groups.includes(one))
  }
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key) || isOut(key)) return
    seen.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next)
  }
  for (const [key, { file }] of Object.entries(manifest)) if (first.includes(file)) walk(key)
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))
}

/** Files that not every phone has a use for, and their groups: none where no screen leads to them, undefined where only what is never fetched ahead does. */
export function groupsByFile(build: Build): Map<string, PrecacheGroup[] | undefined> {
  const everybodys = filesFor(build, [])
  const theirs = PRECACHE_GROUPS.map((group) => {
    const also = ALSO[group]
    const had = also ? filesFor(build, [also]) : everybodys
    const files = filesFor(build, also ? [group, also] : [group])
    return { group, isTheirs: (file: string) => files.has(file) && !had.has(file) }
  })
  const never = filesBehind(build.manifest, NEVER_AHEAD)
  const others = Object.values(build.manifest).flatMap(({ file }) => (everybodys.has(file) ? [] : [file]))
  const groups = others.map((file) => [file, theirs.flatMap(({ group, isTheirs }) => (isTheirs(file) ? [group] : []))] as const)
  return new Map(groups.map(([file, theirGroups]) => [file, theirGroups.length === 0 && never.has(file) ? undefined : theirGroups]))
}

/** Files of some sources, and all that they lead to. */
function filesBehind(manifest: Manifest, sources: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const walk = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) walk(next)
  }
  for (const source of sources) walk(source)
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))
}

/** What was built to a folder. @param client once the shell's page is in it */
export function readBuild(client: string): Build {
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Manifest
  const [, boot = '[]'] = /id="boot">(.*?)</.exec(readFileSync(path.join(client, 'shell.html'), 'utf8')) ?? []
  return { manifest, first: (JSON.parse(boot) as string[]).map((file) => file.slice(1)) }
}

/** Marks them in the worker's list of files, without what is never fetched ahead. @param client where the page was built to. */
export function markGroups<T extends { url: string }>(client: string, entries: T[]): (T & { for?: PrecacheGroup[] })[] {
  const build = readBuild(client)
  const groups = groupsByFile(build)
  const inWords = ({ url }: T) => `${groups.get(url) ?? ''} ${url}`
  return (
    entries
      .filter(({ url }) => !groups.has(url) || groups.get(url) !== undefined)
      // Those of the same groups one after another, by name: the list is a good part of the worker, and is compressed better.
      .sort((a, b) => (inWords(a) < inWords(b) ? -1 : 1))
      .map((entry) => {
        const found = groups.get(entry.url)
        return found ? { ...entry, for: found } : entry
      })
  )
}

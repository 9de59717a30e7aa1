import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PRECACHE_GROUPS, PRECACHE_ROUTES, type PrecacheGroup } from '#contract/core/precache-groups.ts'
import { precacheGroupsOf } from '#contract/core/precached-screens.ts'
import { groupsByFile, type Manifest, PRECACHE_MODULES, readBuild } from '../../src/tasks/precache-groups.ts'
import { precached, renderAt, scriptsOfPage } from '../support/built-page.ts'

const JOBS = 'src/app/routes/jobportal.tsx?tsr-split=component'
const GATE = 'src/app/routes/gate.tsx?tsr-split=component'
const ORDERS = 'src/app/routes/orders.tsx?tsr-split=component'
const POST = 'src/app/routes/selleraddevent.tsx?tsr-split=component'
const CALLS = 'src/app/features/jobs/public/calls.ts'
const HIRING = 'src/app/routes/hiring.$.tsx?tsr-split=component'

/** A made-up build: each key is its own file; `of` says what a source imports, and what it asks for later. */
function aManifest(of: Record<string, { now?: string[]; later?: string[] }>): Manifest {
  const named = Object.entries(of).flatMap(([key, { now = [], later = [] }]) => [key, ...now, ...later])
  return Object.fromEntries([...new Set(named)].map((key) => [key, { file: key, imports: of[key]?.now ?? [], dynamicImports: of[key]?.later ?? [] }]))
}

describe('a file of the build', () => {
  const whose = groupsByFile({
    first: ['index.html'],
    manifest: aManifest({
      'index.html': {
        now: ['app'],
        later: [
          CALLS,
          JOBS,
          GATE,
          ORDERS,
          POST,
          HIRING,
          'locales/bn/jobs.json',
          'locales/bn/hiring.json',
          'locales/en/selling.json',
          'locales/en/accounts.json',
        ],
      },
      [JOBS]: { now: ['app', 'form', 'job-card'], later: ['map', 'locales/en/accounts.json'] },
      [GATE]: { now: ['list', 'scanner'] },
      [ORDERS]: { now: ['form', 'order-card'] },
      [POST]: { now: ['form', 'list', 'editor'] },
      [HIRING]: { now: ['job-card', 'list'], later: ['map'] },
    }),
  })

  it.each<[what: string, file: string, whose: PrecacheGroup[] | undefined]>([
    ['on every phone, whichever groups need it besides', 'app', undefined],
    ['in the groups whose screen it is, and in Home’s, which shows its list', JOBS, ['home', 'jobs']],
    ['in the same groups, where a route fetches it as it begins', CALLS, ['home', 'jobs']],
    ['in the groups of job seekers and employers, as a text', 'locales/bn/jobs.json', ['home', 'jobs', 'seller']],
    ['in the group of employers, who are sellers', HIRING, ['seller']],
    ['in the group of employers and in no gate’s, as a text', 'locales/bn/hiring.json', ['seller']],
    ['in the groups of sellers and of a gate, as a text', 'locales/en/selling.json', ['gate', 'seller', 'staff']],
    ['in all groups whose screens import it', 'job-card', ['home', 'jobs', 'seller']],
    ['in all groups whose screens import it, even if only later', 'map', ['home', 'jobs', 'seller']],
    ['in the group of members and not again in that of sellers, who are members', 'form', ['home', 'jobs', 'member']],
    ['in the groups of a gate and of its seller', 'list', ['gate', 'seller']],
    ['in the group of a gate only', 'scanner', ['gate']],
    ['in the group of sellers only', 'editor', ['seller']],
    ['on every phone, where a visitor needs it to sign in', 'locales/en/accounts.json', undefined],
  ])('is %s', (_, file, theirs) => expect(whose.get(file)).toEqual(theirs))
})

const build = readBuild(new URL('../../dist/client', import.meta.url).pathname)
const { manifest } = build
/** Sellers are members. */
const heldBy = (...whose: (PrecacheGroup | undefined)[]) =>
  new Set(['visitor', ...whose, ...(whose.includes('seller') ? ['member'] : [])].flatMap((one) => (one ? precached(one as PrecacheGroup) : [])))
/** A group's screens that need a session: a phone that shows them has the files of `member` besides. */
const FOR_SIGNED_IN = /^(?:jobapplications|moderation)/
const routes = readdirSync(new URL('../../src/app/routes/', import.meta.url)).flatMap((file) => (/^__/.test(file) ? [] : file.slice(0, -'.tsx'.length)))
const pathOf = (route: string) => (route === 'index' ? '/' : `/${route.replaceAll('_.', '/').replaceAll('.', '/').replaceAll(/\$\w*/g, '12')}`)
const screens = PRECACHE_GROUPS.flatMap((one) => PRECACHE_ROUTES[one].map((route): [PrecacheGroup, string] => [one, route]))

describe('a screen', () => {
  /** Held by each of these phones on its own. */
  const holders = (route: string) => PRECACHE_GROUPS.filter((one) => PRECACHE_ROUTES[one].includes(route)).sort()
  const isVisitors = (route: string) => precached('visitor').some((path) => path === fileOfRoute(route))
  const fileOfRoute = (route: string) => `/${manifest[`src/app/routes/${route}.tsx?tsr-split=component`]?.file}`

  it.each(routes)('is looked for on the phones that hold it: %s', (route) => {
    const whose = [...(precacheGroupsOf(pathOf(route)) ?? [])].sort()
    expect(whose).toEqual(isVisitors(route) ? [] : holders(route))
  })

  it('and every part that a group names is one', () => {
    expect(
      Object.values(PRECACHE_ROUTES)
        .flat()
        .filter((route) => !routes.includes(route)),
    ).toEqual([])
    const sources = Object.keys(manifest)
    const isThere = (one: string) => sources.some((source) => (one.endsWith('/') ? source.startsWith(one) : source === one))
    expect(
      Object.values(PRECACHE_MODULES)
        .flat()
        .filter((one) => !isThere(one)),
    ).toEqual([])
  })
})

describe('this build', () => {
  it.each([undefined, ...PRECACHE_GROUPS])('has for %s whatever their files cannot begin without', (group) => {
    const held = heldBy(group)
    const missing = Object.values(manifest).flatMap(({ file, imports = [] }) =>
      held.has(`/${file}`) ? imports.flatMap((key) => manifest[key]?.file ?? []).filter((needed) => !held.has(`/${needed}`)) : [],
    )
    expect(missing).toEqual([])
  })

  it('has no file that belongs to no group', () => {
    expect([...groupsByFile(build)].filter(([file, theirs]) => file.endsWith('.js') && theirs?.length === 0)).toEqual([])
  })

  it('gives a gate a fraction of what its seller has', () => {
    expect(precached('gate').length).toBeGreaterThan(10)
    const ofGate = new Set(precached('gate'))
    expect(precached('seller').filter((path) => !ofGate.has(path)).length).toBeGreaterThan(10)
  })

  it.each(screens)('has for %s all that the server names for %s', async (group, route) => {
    const held = heldBy(group, ...(FOR_SIGNED_IN.test(route) ? (['member'] as const) : []))
    const scripts = scriptsOfPage(await renderAt(pathOf(route)))
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((path) => !held.has(path))).toEqual([])
  })
})

describe('pictures that every phone fetches ahead', () => {
  it('are the icons of notifications, and none that only the system asks for', () => {
    const icons = precached('visitor').filter((path) => path.startsWith('/icons/'))
    expect(icons.map((path) => path.split('.')[0]).sort()).toEqual(['/icons/icon-192', '/icons/monochrome-192'])
    expect(precached('visitor').filter((path) => /\.(?:ico|webmanifest)$/.test(path))).toEqual([])
  })
})

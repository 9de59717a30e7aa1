import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Audience } from '#contract/core/audience.ts'
import { heldFor } from '#contract/core/screens-held.ts'
import { filesByAudience, type Manifest, SOURCES } from '../../src/tasks/member-parts.ts'
import { precached, readBuilt, renderAt, scriptsOfPage } from '../support/built-page.ts'

const JOBS = 'src/app/routes/jobportal.tsx?tsr-split=component'
const GATE = 'src/app/routes/gate.tsx?tsr-split=component'
const ORDERS = 'src/app/routes/orders.tsx?tsr-split=component'
const POST = 'src/app/routes/selleraddevent.tsx?tsr-split=component'
const CALLS = 'src/app/features/jobs/public/calls.ts'
const HIRING = 'src/app/routes/hiring.$.tsx?tsr-split=component'

/** A made-up build: each key is its own file; `of` says what a source imports, and what it asks for later. */
function aManifest(of: Record<string, { now?: string[]; later?: string[] }>): Manifest {
  const named = Object.entries(of).flatMap(([key, { now = [], later = [] }]) => [key, ...now, ...later])
  return Object.fromEntries([...new Set(named)].map((key) => [key, { file: key, src: key, imports: of[key]?.now ?? [], dynamicImports: of[key]?.later ?? [] }]))
}

describe('a file of the build', () => {
  const whose = filesByAudience(
    aManifest({
      'index.html': {
        now: ['app'],
        later: [
          CALLS,
          JOBS,
          GATE,
          ORDERS,
          POST,
          HIRING,
          'src/app/texts/bn-jobs.ts',
          'src/app/texts/bn-hiring.ts',
          'src/app/ui/icons/further-icons.ts',
          'src/app/texts/en-selling.ts',
          'src/app/texts/en-own.ts',
        ],
      },
      [JOBS]: { now: ['app', 'form', 'job-card'], later: ['map', 'src/app/texts/en-own.ts'] },
      [GATE]: { now: ['list', 'scanner'] },
      [ORDERS]: { now: ['form', 'order-card'] },
      [POST]: { now: ['form', 'list', 'editor'] },
      [HIRING]: { now: ['job-card', 'list'], later: ['map'] },
    }),
  )

  it.each<[what: string, file: string, whose: Audience[] | undefined]>([
    ['everybody’s, whoever else has it', 'app', undefined],
    ['theirs whose screen it is, and those to whom Home shows its list', JOBS, ['home', 'jobs']],
    ['theirs, where a route asks for it as it begins', CALLS, ['home', 'jobs']],
    ['of those who look for jobs and who hire, as a text', 'src/app/texts/bn-jobs.ts', ['seller', 'home', 'jobs']],
    [
      'of all whose screens show more than events do, as icons',
      'src/app/ui/icons/further-icons.ts',
      ['member', 'gate', 'home', 'magazine', 'buyer', 'staff', 'jobs'],
    ],
    ['of those who hire, who are sellers', HIRING, ['seller']],
    ['of those who hire and no gate’s, as a text', 'src/app/texts/bn-hiring.ts', ['seller']],
    ['of those who sell and of a gate, as a text', 'src/app/texts/en-selling.ts', ['seller', 'gate', 'staff']],
    ['of all whose screens lead to it', 'job-card', ['seller', 'home', 'jobs']],
    ['of all whose screens lead to it, if only later', 'map', ['seller', 'home', 'jobs']],
    ['of members and not of sellers again, who are members', 'form', ['member', 'home', 'jobs']],
    ['at a gate and with its seller', 'list', ['seller', 'gate']],
    ['at a gate alone', 'scanner', ['gate']],
    ['of sellers alone', 'editor', ['seller']],
    ['a visitor’s as well, where it is needed to sign in', 'src/app/texts/en-own.ts', undefined],
  ])('is %s', (_, file, theirs) => expect(whose.get(file)).toEqual(theirs))
})

const manifest = JSON.parse(readBuilt('client/.vite/manifest.json')) as Manifest
/** Sellers are members. */
const heldBy = (...whose: (Audience | undefined)[]) =>
  new Set(['visitor', ...whose, ...(whose.includes('seller') ? ['member'] : [])].flatMap((one) => (one ? precached(one as Audience) : [])))
/** A screen of theirs that is only for somebody signed in, who is a member besides. */
const FOR_SIGNED_IN = /^(?:jobapplications|moderation)/
const routes = readdirSync(new URL('../../src/app/routes/', import.meta.url))
const pathOf = (file: string) =>
  file === 'index.tsx' ? '/' : `/${file.slice(0, -'.tsx'.length).replaceAll('_.', '/').replaceAll('.', '/').replaceAll(/\$\w*/g, '12')}`
const screens = (Object.keys(SOURCES) as Audience[]).flatMap((one) =>
  routes.flatMap((file): [Audience, string][] => (SOURCES[one].test(`src/app/routes/${file}`) ? [[one, file]] : [])),
)

describe('a screen', () => {
  /** Held by each of these phones on its own. */
  const holders = (file: string) => (Object.keys(SOURCES) as Audience[]).filter((one) => SOURCES[one].test(`src/app/routes/${file}`)).sort()
  const isVisitors = (file: string) => precached('visitor').some((path) => path === fileOfRoute(file))
  const fileOfRoute = (file: string) => `/${manifest[`src/app/routes/${file}?tsr-split=component`]?.file}`

  it.each(routes.filter((file) => file !== '__root.tsx'))('is looked for on the phones that hold it: %s', (file) => {
    const whose = [...(heldFor(pathOf(file)) ?? [])].sort()
    expect(whose).toEqual(isVisitors(file) ? [] : holders(file))
  })
})

describe('this build', () => {
  it.each([undefined, ...(Object.keys(SOURCES) as Audience[])])('has for %s whatever their files cannot begin without', (audience) => {
    const held = heldBy(audience)
    const missing = Object.values(manifest).flatMap(({ file, imports = [] }) =>
      held.has(`/${file}`) ? imports.flatMap((key) => manifest[key]?.file ?? []).filter((needed) => !held.has(`/${needed}`)) : [],
    )
    expect(missing).toEqual([])
  })

  it('has no file that belongs to nobody', () => {
    expect([...filesByAudience(manifest)].filter(([file, theirs]) => file.endsWith('.js') && theirs.length === 0)).toEqual([])
  })

  it('gives a gate a fraction of what its seller has', () => {
    expect(precached('gate').length).toBeGreaterThan(10)
    const ofGate = new Set(precached('gate'))
    expect(precached('seller').filter((path) => !ofGate.has(path)).length).toBeGreaterThan(10)
  })

  it.each(screens)('has for %s all that the server names for %s', async (audience, file) => {
    const held = heldBy(audience, ...(FOR_SIGNED_IN.test(file) ? (['member'] as const) : []))
    const scripts = scriptsOfPage(await renderAt(pathOf(file)))
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter((path) => !held.has(path))).toEqual([])
  })
})

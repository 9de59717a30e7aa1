import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Language } from '#contract/core/languages.ts'
import { PRIVATE_SCREENS, TEXTS_OF_SCREENS, WITHOUT_ACCOUNTS } from '#contract/texts-of-screens.ts'
import type { StyleRule } from './document-style.ts'
import { firstNounAt } from './first-screens.ts'

/** What the build made: the whole style and the scripts of every page (the entry last), scripts of one source file, symbols of icons by name, the style's rules. */
export interface PageParts {
  first: string[]
  of: Record<string, string[]>
  symbols: Record<string, string>
  style: (StyleRule | string)[]
}

const kept = new Map<string, { template: string; parts: PageParts }>()

/** Takes what the build made out of its template; the work is done once per template. */
export function partsOf(template: string): { template: string; parts: PageParts } {
  const known = kept.get(template)
  if (known) return known
  const found = /<!--parts (.*?)-->/.exec(template)
  const made = {
    template: template.replace(found?.[0] ?? '', ''),
    parts: JSON.parse(found?.[1] ?? '{"first":[],"of":{},"symbols":{},"style":[]}') as PageParts,
  }
  kept.clear()
  kept.set(template, made)
  return made
}

const MORE_TEXTS = ['src/app/more-texts.ts', 'src/app/texts/*-late.ts']
const NEEDED = Object.keys(TEXTS_OF_SCREENS) as (keyof typeof TEXTS_OF_SCREENS)[]

/** The address of a route, as addresses are told apart everywhere: without the mark of routes that stand apart from one another. */
const pathOf = (routeId: string): string => routeId.replace(/_(?=\/|$)/, '')

/**
 * The whole style, and the scripts one page needs, in the order of their evaluation, the entry last: its route's and its language's come along so
 * that nothing is found out late.
 */
export function filesOf(parts: PageParts, matches: AnyRouteMatch[], language: Language): string[] {
  const ofRoutes = matches.flatMap((match) => {
    const file = `src/app/routes/${match.routeId.slice(1).replaceAll('/', '.') || 'index'}.tsx?tsr-split=component`
    return parts.of[file] ?? []
  })
  const paths = matches.map(({ routeId }) => pathOf(routeId))
  const isOne = (screens: RegExp) => paths.some((path) => screens.test(path))
  const first = paths.map(firstNounAt).find(Boolean)
  const more = [
    'src/app/texts/*.ts',
    `src/app/texts/*-${first ?? 'events'}.ts`,
    ...(first ? [] : MORE_TEXTS),
    ...(first || isOne(WITHOUT_ACCOUNTS) ? [] : ['src/app/texts/*-own.ts']),
    ...NEEDED.filter((set) => isOne(TEXTS_OF_SCREENS[set])).map((set) => `src/app/texts/*-${set}.ts`),
    ...(isOne(TEXTS_OF_SCREENS.selling) ? ['src/app/ui/selling-look.ts'] : []),
    ...(isOne(PRIVATE_SCREENS) ? ['src/app/ui/private-style.ts'] : []),
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

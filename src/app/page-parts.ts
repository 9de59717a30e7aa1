import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Language } from '#contract/core/languages.ts'
import { firstNounAt, TEXT_SETS, textSetsOf } from '#contract/texts-of-screens.ts'

/** What the build made: the scripts of every page (the entry last), scripts of one source file, symbols of icons by name. */
interface PageParts {
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
  const made = {
    template: template.replace(found?.[0] ?? '', ''),
    parts: JSON.parse(found?.[1] ?? '{"first":[],"of":{},"symbols":{}}') as PageParts,
  }
  kept.clear()
  kept.set(template, made)
  return made
}

/** The address of a route, as addresses are told apart everywhere: without the mark of routes that stand apart from one another. */
const pathOf = (routeId: string): string => routeId.replace(/_(?=\/|$)/, '')

/**
 * The scripts one page needs, in the order of their evaluation, the entry last: its route's and its language's come along so that nothing is found
 * out late.
 */
export function filesOf(parts: PageParts, matches: AnyRouteMatch[], language: Language): string[] {
  const routes = matches.map(({ routeId }) => `src/app/routes/${routeId.slice(1).replaceAll('/', '.') || 'index'}.tsx`)
  const path = pathOf(matches.at(-1)?.routeId ?? '')
  const noun = firstNounAt(path)
  const sets = noun ? (['first', noun] as const) : textSetsOf(path)
  const texts = sets.flatMap((set) => TEXT_SETS[set].map((namespace) => `locales/${language}/${namespace}.json`))
  const sources = [...routes, ...texts, ...(noun ? [] : ['src/app/more-texts.ts'])]
  const entry = parts.first.slice(-1)
  const others = [...parts.first.slice(0, -1), ...sources.flatMap((source) => parts.of[source] ?? [])]
  return [...new Set(others.filter((file) => !entry.includes(file))), ...entry]
}

/** The symbols of the icons that stand in this page: the few that it needs, rather than all. */
export function symbolsIn(parts: PageParts, html: string): string {
  const names = new Set([...html.matchAll(/href="#(i-lucide-[a-z\d-]+)"/g)].map(([, name = '']) => name))
  return [...names].map((name) => parts.symbols[name] ?? '').join('')
}

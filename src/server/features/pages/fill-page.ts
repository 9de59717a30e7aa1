import type { PagePart } from '#contract/pages.ts'

/** What stands for a placeholder: its text; undefined where the operator has not said it; null where there is no such placeholder. */
export type Lookup = (name: string) => string | undefined | null

const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g
/** What is left out as a whole where something in it was not said: a line that names nothing. */
const LINES: ReadonlySet<string> = new Set(['p', 'li'])

/** Names of all placeholders, in their order. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)

/**
 * Puts texts in place of `{{name}}`. They are words and never markup, whatever stands in them.
 * @throws {RangeError} there is no such placeholder
 */
export function fillPage(parts: readonly PagePart[], lookup: Lookup): PagePart[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return fillText(part, lookup)
    if (LINES.has(part.tag) && namesWhatIsMissing(part.inside, lookup)) return []
    const inside = fillPage(part.inside, lookup)
    return { ...part, ...(part.href !== undefined && { href: fillText(part.href, lookup).replace(/\s/g, '') }), inside }
  })
}

const fillText = (text: string, lookup: Lookup): string => text.replace(PLACEHOLDER, (_, name: string) => textFor(name, lookup) ?? '')

function textFor(name: string, lookup: Lookup): string | undefined {
  const value = lookup(name)
  if (value === null) throw new RangeError(`{{${name}}} is no placeholder of pages`)
  return value
}

const namesWhatIsMissing = (parts: readonly PagePart[], lookup: Lookup): boolean =>
  parts.some((part) =>
    typeof part === 'string' ? placeholdersIn(part).some((name) => textFor(name, lookup) === undefined) : namesWhatIsMissing(part.inside, lookup),
  )

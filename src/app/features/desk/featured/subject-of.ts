import type { FeaturePlace } from '#contract/desk/features.ts'

const PATHS: Record<FeaturePlace, RegExp> = { 'home-event': /\/eventdetails\/(\d{1,9})(?:[/?#]|$)/, 'home-article': /\/blogs\/(\d{1,9})(?:[/?#]|$)/ }

/** The number of what stands in a place, by what was typed: the link of its page, or the number alone. Undefined: neither. */
export function subjectOf(place: FeaturePlace, typed: string): number | undefined {
  const text = typed.trim()
  const number = /^\d{1,9}$/.exec(text)?.[0] ?? PATHS[place].exec(text)?.[1]
  return number === undefined ? undefined : Number(number) || undefined
}

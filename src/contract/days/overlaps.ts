/** What clashes in a person's day: pure, for the day itself and for what is about to be added to it. */
import { lowerCase, plainForm } from '../core/one-form.ts'

/** From one place to another nobody gets in less. Minutes. */
export const BETWEEN_MINUTES = 30
/** What lasts longer (a fair, an exhibition) is not attended all the time, and clashes with nothing. Hours. */
const LONGEST_HOURS = 24

export interface Span {
  /** ISO 8601. */
  starts_at: string
  ends_at: string
  /** Empty: nowhere that could be gone to. */
  place: string
}

/** `overlap`: at the same time. `near`: one after the other, at another place, with less than half an hour between. */
export type Clash = 'overlap' | 'near'

const isShort = ({ from, to }: { from: number; to: number }): boolean => to - from <= LONGEST_HOURS * 3_600_000
const momentsOf = ({ starts_at, ends_at }: Span) => ({ from: Date.parse(starts_at), to: Date.parse(ends_at) })
const placeForm = (text: string): string =>
  lowerCase(plainForm(text))
    .replace(/[\s,]+/g, ' ')
    .trim()
const samePlace = (a: string, b: string): boolean => placeForm(a) === placeForm(b)

/** How two things clash; undefined: they do not. */
export function clashOf(one: Span, other: Span): Clash | undefined {
  const [a, b] = [momentsOf(one), momentsOf(other)]
  if (!isShort(a) || !isShort(b)) return undefined
  if (a.from < b.to && b.from < a.to) return 'overlap'
  const between = a.from < b.from ? b.from - a.to : a.from - b.to
  const isElsewhere = one.place !== '' && other.place !== '' && !samePlace(one.place, other.place)
  return isElsewhere && between < BETWEEN_MINUTES * 60_000 ? 'near' : undefined
}

/** What something would clash with, the worst first: an overlap, else what is too near; undefined: nothing. */
export function firstClash<S extends Span>(wanted: Span, entries: readonly S[]): { clash: Clash; entry: S } | undefined {
  const found = entries.flatMap((entry) => {
    const clash = clashOf(wanted, entry)
    return clash ? [{ clash, entry }] : []
  })
  return found.find(({ clash }) => clash === 'overlap') ?? found[0]
}

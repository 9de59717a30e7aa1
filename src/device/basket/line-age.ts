import type { HeldBasket, HeldLine } from './held-basket.ts'

type Read = Pick<HeldBasket, 'read_at'>

/** When price and stock of a line left the service, ISO 8601. */
export const knownAt = ({ read_at }: Read, { known_at, seen_at }: Pick<HeldLine, 'known_at' | 'seen_at'>): string => known_at ?? read_at ?? seen_at

/** When the oldest of what is known of these lines left the service; undefined: there are none. */
export const oldestOf = (held: Read, lines: readonly Pick<HeldLine, 'known_at' | 'seen_at'>[]): string | undefined =>
  lines.map((line) => knownAt(held, line)).reduce<string | undefined>((oldest, at) => (oldest !== undefined && oldest < at ? oldest : at), undefined)

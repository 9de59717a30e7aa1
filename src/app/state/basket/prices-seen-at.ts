import type { HeldBasket, HeldLine } from '#device/basket/held-basket.ts'
import { oldestOf } from '#device/basket/line-age.ts'

/** When the oldest price among lines of a basket left the service, ISO 8601; undefined: there are none. */
export const pricesSeenAt = (held: HeldBasket, lines: readonly HeldLine[]): string | undefined => oldestOf(held, lines)

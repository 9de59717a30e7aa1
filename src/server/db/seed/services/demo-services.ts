import { ADVICE } from './advice.ts'
import { FEASTS } from './feasts.ts'
import { HEALTH } from './health.ts'
import { HOMES } from './homes.ts'
import { LESSONS } from './lessons.ts'
import { LOOKS } from './looks.ts'
import type { ProviderSketch } from './service-sketch.ts'
import { TRADES } from './trades.ts'

/** Everybody in the demo market who offers services, with what they offer. */
export const DEMO_PROVIDERS: readonly ProviderSketch[] = [...HOMES, ...HEALTH, ...FEASTS, ...LOOKS, ...LESSONS, ...ADVICE, ...TRADES]

import * as v from 'valibot'
import { Instant } from '../core/fields.ts'

/** Staff let a shop sell nothing for a time: since when, and why. Orders that were placed go on. */
export const Suspension = v.object({ at: Instant, reason: v.string() })
export type Suspension = v.InferOutput<typeof Suspension>

import * as v from 'valibot'
import { someLines } from '../core/names.ts'
import type { Reason } from '../core/reasons.ts'

/** Of what staff write to say why, in code points: a word that says something, and a line of a record, not a story. */
export const STAFF_REASON = { shortest: 3, longest: 300 } as const

const say = (reason: Reason) => reason

/** Why staff decide as they do. Kept for the record. */
export const StaffReason = v.pipe(
  someLines(STAFF_REASON.longest),
  v.minLength(1, say('required')),
  v.check((text) => [...text].length >= STAFF_REASON.shortest, say('too-short')),
)

import * as v from 'valibot'
import { ClientKey, Instant } from '../core/fields.ts'
import { oneLine } from '../core/names.ts'
import { phoneNumber } from '../core/phone-number.ts'
import type { Reason } from '../core/reasons.ts'
import { isRealDay } from '../core/time.ts'
import { DAYBOOK_KINDS, DAYBOOK_LIMITS, hasPerson } from './daybook-rules.ts'

const say = (reason: Reason) => reason

/** A Bangladeshi mobile number in any spelling, or nothing; gives `+8801…`, or an empty text. */
const OptionalPhone = v.pipe(
  v.string(),
  v.check((text) => text.trim() === '' || phoneNumber(text) !== undefined, say('not-a-phone')),
  v.transform((text) => phoneNumber(text) ?? ''),
)

/** A day as it is typed, `YYYY-MM-DD`. Whether an entry can be of it depends on today: `dayFault`. */
export const DaybookDay = v.pipe(v.string(say('required')), v.check(isRealDay, say('not-a-time')))

/** What its seller writes of an entry. Whole taka. Only credit is about a person. */
export const DaybookFields = v.pipe(
  v.object({
    kind: v.picklist(DAYBOOK_KINDS, say('required')),
    amount: v.pipe(
      v.number(say('not-a-number')),
      v.integer(say('not-a-number')),
      v.minValue(DAYBOOK_LIMITS.amountLeast, say('too-small')),
      v.maxValue(DAYBOOK_LIMITS.amountMost, say('too-large')),
    ),
    day: DaybookDay,
    note: v.optional(oneLine(DAYBOOK_LIMITS.noteLongest), ''),
    person: v.optional(oneLine(DAYBOOK_LIMITS.personLongest), ''),
    phone: v.optional(OptionalPhone, ''),
  }),
  v.forward(
    v.partialCheck([['kind'], ['person']], ({ kind, person }) => !hasPerson(kind) || person !== '', say('required')),
    ['person'],
  ),
  v.transform((fields) => (hasPerson(fields.kind) ? fields : { ...fields, person: '', phone: '' })),
)
export type DaybookFields = v.InferOutput<typeof DaybookFields>

/** An entry as it stands on the service. `entry_key` was made by the phone that wrote it; each correction raises `version`. */
export const DaybookEntry = v.object({
  entry_key: ClientKey,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  kind: v.picklist(DAYBOOK_KINDS),
  amount: v.number(),
  day: v.string(),
  note: v.string(),
  person: v.string(),
  phone: v.string(),
  changed_at: Instant,
})
export type DaybookEntry = v.InferOutput<typeof DaybookEntry>

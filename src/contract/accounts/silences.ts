import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Instant } from '../core/fields.ts'
import { someLines } from '../core/names.ts'
import { say } from './account-fields.ts'

export const SILENCE_LIMITS = { objectionLongest: 500 } as const

/** A time in which its person may write nothing that others read, as that person sees it. */
export const Silence = v.object({
  from: Instant,
  /** Null: for good. */
  until: v.nullable(Instant),
  /** Whether it holds now. */
  is_standing: v.boolean(),
  reason: v.string(),
  /** When staff ended it before its time. */
  lifted_at: v.nullable(Instant),
  /** What the person said to it, once. */
  objection: v.nullable(v.object({ text: v.string(), at: Instant })),
  /** What staff said to that. */
  answer: v.nullable(v.object({ text: v.string(), at: Instant })),
})
export type Silence = v.InferOutput<typeof Silence>

const ReadSilence = v.object({ silence: v.nullable(Silence) })

export const readSilence = endpoint({
  method: 'GET',
  path: '/api/account/silence/',
  summary: 'The latest silence of the account, for 30 days after its end: until when, why, and what was said about it; null: there is none',
  access: 'signed-in',
  answer: ReadSilence,
  offline: { keepDays: 30, noun: 'account', shape: 'detail' },
})

export const Objection = v.object({
  text: v.pipe(
    someLines(SILENCE_LIMITS.objectionLongest),
    v.check((text) => text !== '', say('required')),
  ),
})

export const objectToSilence = endpoint({
  method: 'POST',
  path: '/api/account/silence/objection/',
  summary: 'Objects to the silence that stands, once; staff answer. `bad-state` when there is none, or it was objected to',
  access: 'signed-in',
  perMinute: 5,
  body: Objection,
  answer: ReadSilence,
  offline: 'refuse',
})

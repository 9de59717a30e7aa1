import * as v from 'valibot'
import type { OutboxEntry } from '../../../../state/outbox/outbox.ts'

/** Closings of days in the outbox. */
export const TEAM = 'team'

const About = v.object({
  member_id: v.nullable(v.number()),
  /** Whose days they are; empty: of all. */
  name: v.string(),
  from: v.string(),
  until: v.string(),
  note: v.string(),
})
export type ClosingAbout = v.InferOutput<typeof About>

/** Days that this phone has closed and the service has not, or not yet. */
export interface Closing {
  id: string
  about: ClosingAbout
  state: OutboxEntry['state']
  problem: OutboxEntry['problem']
}

/** Reads a closing; undefined: it is none, or another version of the app wrote it in a shape unknown here. */
export function readClosing({ id, noun, about, state, problem }: OutboxEntry): Closing | undefined {
  const read = noun === TEAM ? v.safeParse(About, about) : undefined
  return read?.success ? { id, about: read.output, state, problem } : undefined
}

export const isRefused = ({ state }: Closing): boolean => state === 'needs-you'
export const isWaiting = ({ state }: Closing): boolean => state !== 'sent' && state !== 'discarded' && state !== 'needs-you'

/** Those of all, or of one member, the oldest first. */
export const closingsOf = (entries: readonly OutboxEntry[], member_id: number | null): Closing[] =>
  entries.flatMap((entry) => {
    const closing = readClosing(entry)
    return closing && closing.about.member_id === member_id ? [closing] : []
  })

interface Seen {
  member_id: number | null
  version: number
  /** Of a member: who has hours of their own. */
  isOwn: boolean
}

/**
 * The version that hours have once all closings that wait were sent, in their order. A closing of all also changes the hours of a member who has hours of
 * their own, and a closing of a member gives them such.
 */
export function versionAfterWaiting(entries: readonly OutboxEntry[], { member_id, version, isOwn }: Seen): number {
  let [next, hasOwn] = [version, isOwn]
  for (const closing of entries.flatMap((entry) => readClosing(entry) ?? []).filter(isWaiting)) {
    const isOfThese = closing.about.member_id === member_id
    if (isOfThese || (closing.about.member_id === null && hasOwn)) next += 1
    hasOwn ||= isOfThese
  }
  return next
}

import type { OwnEventDetail } from '#contract/selling.ts'
import { type EventTexts, textsOfEvent } from './event-values.ts'

/** What is decided on as one thing: the fields of it. */
export const EVENT_PARTS = {
  thumbnail: ['thumbnail'],
  title: ['title'],
  price: ['price'],
  seats: ['seats'],
  from_time: ['from_time'],
  to_time: ['to_time'],
  where: ['type', 'link', 'location'],
  category: ['event_category', 'event_subcategory', 'event_subsubcategory'],
  description: ['description', 'description_state'],
  terms_and_condition: ['terms_and_condition', 'terms_state'],
} as const satisfies Record<string, readonly (keyof EventTexts)[]>
export type EventPart = keyof typeof EVENT_PARTS

const PARTS = Object.keys(EVENT_PARTS) as EventPart[]

/** The event that a change starts from. */
export interface EventBase {
  version: number
  texts: EventTexts
  /** As this form sent it, where the service keeps it in other words: rich texts are cleaned there. */
  sent: Partial<EventTexts>
  /** Address of its picture. */
  thumbnail: string | null
}

export const baseOf = (event: OwnEventDetail): EventBase => ({ version: event.version, texts: textsOfEvent(event), sent: {}, thumbnail: event.thumbnail })

/** The same event as it was read again: what this form sent is still known where the service has not changed it. */
export function readAgain(before: EventBase, event: OwnEventDetail): EventBase {
  const now = baseOf(event)
  const still = Object.entries(before.sent).filter(([field]) => before.texts[field as keyof EventTexts] === now.texts[field as keyof EventTexts])
  return { ...now, sent: Object.fromEntries(still) }
}

/** What is not shown is not compared: the editor's own state of a text, and what the other type of event has. */
function comparedFields(part: EventPart, { type }: EventTexts): readonly (keyof EventTexts)[] {
  if (part === 'where') return ['type', type === 'Online' ? 'link' : 'location']
  if (part === 'description' || part === 'terms_and_condition') return [part]
  return EVENT_PARTS[part]
}

/** What is written in a form that began with this event and differs from it. */
export function changedParts(mine: EventTexts, { texts, sent }: EventBase): EventPart[] {
  return PARTS.filter((part) => comparedFields(part, mine).some((field) => mine[field] !== texts[field] && mine[field] !== sent[field]))
}

/** What was changed elsewhere between two versions. */
function changedElsewhere(before: EventBase, now: EventBase): EventPart[] {
  return PARTS.filter((part) =>
    part === 'thumbnail' ? before.thumbnail !== now.thumbnail : comparedFields(part, now.texts).some((field) => before.texts[field] !== now.texts[field]),
  )
}

/** Where a change stands when the event was changed elsewhere meanwhile. */
export interface Meeting {
  /** Changed elsewhere only: the newer one is taken. */
  taken: EventPart[]
  /** Changed here and there, and not to the same. */
  conflicts: EventPart[]
}

/** @param mine what is written here, begun from `before`. */
export function meet(mine: EventTexts, before: EventBase, now: EventBase): Meeting {
  const changedHere = changedParts(mine, before)
  const there = changedElsewhere(before, now)
  const differs = (part: EventPart) => part === 'thumbnail' || comparedFields(part, mine).some((field) => mine[field] !== now.texts[field])
  return {
    taken: there.filter((part) => !changedHere.includes(part)),
    conflicts: there.filter((part) => changedHere.includes(part) && differs(part)),
  }
}

/** The fields of some parts. */
export const fieldsOf = <T extends Partial<EventTexts>>(texts: T, parts: readonly EventPart[]): Partial<T> =>
  Object.fromEntries(parts.flatMap((part) => EVENT_PARTS[part].map((field) => [field, texts[field]]))) as Partial<T>

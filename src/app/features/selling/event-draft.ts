import * as v from 'valibot'
import { dropDraft, readDraft } from '../../state/drafts.ts'
import type { EventBase } from './event-changes.ts'
import { type EventTexts, textsOfDraft } from './event-values.ts'

/** The names under which half-filled forms are kept: one for what is to be posted, one for each event that is changed. */
export const draftName = (event_id?: number): string => (event_id === undefined ? 'event post' : `event ${event_id}`)

/**
 * What is known of a try to post: it was refused or there was none (empty); it went out and nobody knows whether it arrived; the same, and the
 * form was changed since.
 */
export type PostTry = '' | 'unknown' | 'changed'

/** A form of an event as it was left. */
export interface EventDraft {
  texts: EventTexts
  /** The new picture, as it will be sent. */
  picture: Blob | undefined
  /** Of a change: the event as it was when it began. */
  base: EventBase | undefined
  /** Of a posting that was tried: the same for every further try. */
  client_key: string
  post_try: PostTry
  /** ISO 8601: when it was kept. */
  at: string
  /** Of the form that kept it: another one of the same seller does not drop it. */
  writer: string
}

const Held = v.object({
  texts: v.unknown(),
  picture: v.fallback(v.optional(v.instance(Blob)), undefined),
  base: v.optional(
    v.object({ version: v.number(), texts: v.unknown(), sent: v.optional(v.record(v.string(), v.string()), {}), thumbnail: v.nullable(v.string()) }),
  ),
  client_key: v.fallback(v.string(), ''),
  post_try: v.fallback(v.picklist(['', 'unknown', 'changed']), ''),
  at: v.pipe(v.string(), v.isoTimestamp()),
  writer: v.string(),
})

/** @returns undefined — there is none, or another version of the app wrote it in a way that nobody understands any more. */
export async function readEventDraft(name: string): Promise<EventDraft | undefined> {
  const held = v.safeParse(Held, await readDraft(name).catch(() => undefined))
  if (!held.success) return undefined
  const { base, picture, ...rest } = held.output
  const texts = textsOfDraft(rest.texts)
  const baseTexts = base && textsOfDraft(base.texts)
  if (!texts) return undefined
  return {
    ...rest,
    picture,
    // A picture that the phone has lost is chosen once more.
    texts: { ...texts, thumbnail: texts.thumbnail === 'new' && !picture ? '' : texts.thumbnail },
    base: base && baseTexts ? { ...base, texts: baseTexts } : undefined,
  }
}

/** Forgets a draft, unless another form has written over it since. */
export async function dropOwnDraft(name: string, writer: string): Promise<void> {
  const held = await readEventDraft(name)
  if (held === undefined || held.writer === writer) await dropDraft(name)
}

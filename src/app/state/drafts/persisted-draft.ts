import * as v from 'valibot'
import { dropDraft, readDraft } from './drafts.ts'
import type { FormBase } from './form-changes.ts'

/**
 * What is known of a try to post: it was refused or there was none (empty); it went out and it is unknown whether it arrived; the same, and the
 * form was changed since.
 */
type PostTry = '' | 'unknown' | 'changed'

/** A form with a picture as it was left. */
export interface PersistedDraft<T> {
  texts: T
  /** The new picture, as it will be sent. */
  picture: Blob | undefined
  /** Of a form with several new pictures: all of them in their order, in place of `picture`. */
  pictures?: readonly Blob[]
  /** Of a change: the thing as it was when it began. */
  base: FormBase<T> | undefined
  /** Of a posting that was tried: the same for every further try. */
  client_key: string
  post_try: PostTry
  /** ISO 8601: when it was kept. */
  at: string
  /** Of the form that kept it: another one of the same person does not drop it. */
  writer: string
}

/** How the texts of a draft are read, and which of them says which picture it is. */
export interface DraftShape<T> {
  /** The fields as a draft left them; undefined when this version of the app cannot read them. */
  textsOf: (kept: unknown) => T | undefined
  pictureField: keyof T & string
  /** The form has several pictures: its field names each by a number, as `1,3,2`. */
  isSeveral?: true
}

const Held = v.object({
  texts: v.unknown(),
  picture: v.fallback(v.optional(v.instance(Blob)), undefined),
  pictures: v.fallback(v.optional(v.array(v.instance(Blob))), undefined),
  base: v.optional(
    v.object({
      version: v.number(),
      texts: v.unknown(),
      sent: v.optional(v.record(v.string(), v.string()), {}),
      picture: v.optional(v.nullable(v.string())),
      /** Drafts of earlier versions call it so. */
      thumbnail: v.optional(v.nullable(v.string())),
    }),
  ),
  client_key: v.fallback(v.string(), ''),
  post_try: v.fallback(v.picklist(['', 'unknown', 'changed']), ''),
  at: v.pipe(v.string(), v.isoTimestamp()),
  writer: v.string(),
})

/** @returns undefined — there is none, or another version of the app wrote it in a form that this one cannot read. */
export async function readPersistedDraft<T extends Record<string, string>>(
  name: string,
  { textsOf, pictureField, isSeveral }: DraftShape<T>,
): Promise<PersistedDraft<T> | undefined> {
  const held = v.safeParse(Held, await readDraft(name).catch(() => undefined))
  if (!held.success) return undefined
  const { base, picture, pictures = [], ...rest } = held.output
  const texts = textsOf(rest.texts)
  const baseTexts = base && textsOf(base.texts)
  if (!texts) return undefined
  // A picture that the phone has lost is chosen once more.
  const named = texts[pictureField] ?? ''
  const isLost = isSeveral ? /^\d/.test(named) && named.split(',').length !== pictures.length : named === 'new' && !picture
  return {
    ...rest,
    picture,
    ...(isSeveral && { pictures: isLost ? [] : pictures }),
    texts: isLost ? { ...texts, [pictureField]: baseTexts?.[pictureField] ?? '' } : texts,
    base:
      base && baseTexts
        ? { version: base.version, texts: baseTexts, sent: base.sent as Partial<T>, picture: base.picture ?? base.thumbnail ?? null }
        : undefined,
  }
}

/** Forgets a draft, unless another form has written over it since. */
export async function dropOwnDraft(name: string, writer: string): Promise<void> {
  const held = v.safeParse(Held, await readDraft(name).catch(() => undefined))
  if (!held.success || held.output.writer === writer) await dropDraft(name)
}

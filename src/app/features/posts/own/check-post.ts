import * as v from 'valibot'
import { PostAlt, PostForm, PostText } from '#contract/posts/own-posts.ts'
import type { PostDraft } from './post-draft.ts'

export type PostField = 'text' | 'film' | 'pictures'
/** A reason (contract/core/reasons.ts) by field. */
export type PostFaults = Partial<Record<PostField, string>>

const Film = PostForm.entries.film

const faultOf = (schema: v.GenericSchema<unknown, unknown>, value: unknown): string | undefined => v.safeParse(schema, value).issues?.[0].message

/** What is wrong with words and film. */
export function wordFaults({ text, film }: Pick<PostDraft, 'text' | 'film'>): PostFaults {
  const [ofText, ofFilm] = [faultOf(PostText, text), faultOf(Film, film.trim())]
  return { ...(ofText !== undefined && { text: ofText }), ...(ofFilm !== undefined && { film: ofFilm }) }
}

/** What is wrong with a post, by field; nothing when it can be sent. It has words or pictures. */
export function postFaults(draft: PostDraft): PostFaults {
  const faults = wordFaults(draft)
  const seen = v.safeParse(PostText, draft.text)
  const isBare = draft.pictures.length === 0 && seen.success && seen.output === ''
  const alt = draft.pictures.map((picture) => faultOf(PostAlt, picture.alt)).find((fault) => fault !== undefined)
  return { ...faults, ...(isBare && { text: 'required' }), ...(alt !== undefined && { pictures: alt }) }
}

/** Where the service says what is wrong, by the field of the form in which it stands. */
export function refusedFields(fields: Record<string, string> | undefined): PostFaults {
  const { text, film, pictures, alts } = fields ?? {}
  return {
    ...(text !== undefined && { text }),
    ...(film !== undefined && { film }),
    ...((pictures ?? alts) !== undefined && { pictures: pictures ?? alts ?? '' }),
  }
}

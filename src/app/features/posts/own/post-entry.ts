import * as v from 'valibot'
import { LANGUAGES } from '#contract/core/languages.ts'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'

/** Noun of entries. */
export const POST_NOUN = 'posts'
/** The field of an entry under which its pictures lie. */
export const POST_PICTURES = 'pictures'

const Body = v.looseObject({
  text: v.fallback(v.string(), ''),
  film: v.fallback(v.string(), ''),
  alts: v.fallback(v.string(), '[]'),
  language: v.fallback(v.picklist(LANGUAGES), 'en'),
})

/** A post that lies on this phone and is not posted yet. */
export interface WaitingPost {
  text: string
  film: string
  language: (typeof LANGUAGES)[number]
  /** Of its pictures in their order; the files: `readEntryFiles(entry, POST_PICTURES)`. */
  alts: string[]
  picture_count: number
}

/** What waits of a post; undefined for what is none, or what another version of the app wrote. */
export function readPostEntry({ noun, method, body, files }: Pick<OutboxEntry, 'noun' | 'method' | 'body' | 'files'>): WaitingPost | undefined {
  const read = noun === POST_NOUN && method === 'POST' ? v.safeParse(Body, body) : undefined
  if (!read?.success) return undefined
  const { text, film, language, alts } = read.output
  return { text, film, language, alts: textsIn(alts), picture_count: [files?.[POST_PICTURES] ?? []].flat().length }
}

function textsIn(json: string): string[] {
  try {
    const read = v.safeParse(v.array(v.string()), JSON.parse(json))
    return read.success ? read.output : []
  } catch {
    return []
  }
}

const Answer = v.looseObject({ id: v.number(), state: v.string() })

/** What the service made of it; undefined before it has answered. */
export function answerOf({ answer }: Pick<OutboxEntry, 'answer'>): v.InferOutput<typeof Answer> | undefined {
  const read = v.safeParse(Answer, answer)
  return read.success ? read.output : undefined
}

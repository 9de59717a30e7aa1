import * as v from 'valibot'
import { newKey } from '#contract/core/new-key.ts'
import { dropDraft, listDrafts, readDraft, storeDraft } from '../../../state/drafts/drafts.ts'

/** So many posts may be begun on one phone. */
export const POST_DRAFTS_MOST = 20

const BEGIN = 'post-draft '
/** Pictures lie beside the words, so that a letter does not write them anew. */
const PICTURES = ' pictures'

export interface DraftPicture {
  /** Within its post. */
  id: number
  picture: Blob
  /** What is in it; may be empty. */
  alt: string
}

/** A post as it is written. */
export interface PostDraft {
  text: string
  film: string
  pictures: readonly DraftPicture[]
  /** ISO 8601: when it was changed last. */
  at: string
}

const Words = v.object({
  text: v.string(),
  film: v.fallback(v.string(), ''),
  pictures: v.fallback(v.array(v.object({ id: v.number(), alt: v.string() })), []),
  at: v.pipe(v.string(), v.isoTimestamp()),
})
const Pictures = v.object({ pictures: v.array(v.object({ id: v.number(), picture: v.instance(Blob) })) })

export const NOTHING_WRITTEN: PostDraft = { text: '', film: '', pictures: [], at: '' }
export const isEmpty = ({ text, film, pictures }: PostDraft): boolean => text.trim() === '' && film.trim() === '' && pictures.length === 0

/** @param key of the post that is begun: 32 hexadecimal digits, as the service gets it */
export const wordsName = (key: string): string => BEGIN + key
export const picturesName = (key: string): string => BEGIN + key + PICTURES
export const isDraftKey = (key: unknown): key is string => typeof key === 'string' && /^[\da-f]{32}$/.test(key)

/** What lies under its two names. */
export const wordsOf = ({ pictures, ...words }: PostDraft) => ({ ...words, pictures: pictures.map(({ id, alt }) => ({ id, alt })) })
export const picturesOf = ({ pictures }: PostDraft) => ({ pictures: pictures.map(({ id, picture }) => ({ id, picture })) })

/** A post that was begun on this phone by the person of this session; undefined when there is none that this version can read. */
export async function readPostDraft(key: string): Promise<PostDraft | undefined> {
  const [words, held] = await Promise.all([readDraft(wordsName(key)), readDraft(picturesName(key))])
  const [read, files] = [v.safeParse(Words, words), v.safeParse(Pictures, held)]
  if (!read.success) return undefined
  const kept = files.success ? files.output.pictures : []
  const alts = new Map(read.output.pictures.map(({ id, alt }) => [id, alt]))
  const order = read.output.pictures.map(({ id }) => id)
  // Pictures come first to the phone, or last: what lies there is shown, in the order of the words where they know it.
  const place = (id: number) => (order.includes(id) ? order.indexOf(id) : order.length)
  const pictures = kept.map(({ id, picture }) => ({ id, picture, alt: alts.get(id) ?? '' })).sort((a, b) => place(a.id) - place(b.id))
  return { ...read.output, pictures }
}

/** @throws {Problem} out-of-space — what was kept before still stands. */
export async function storePostDraft(key: string, draft: PostDraft): Promise<void> {
  if (draft.pictures.length > 0) await storeDraft(picturesName(key), picturesOf(draft))
  await storeDraft(wordsName(key), wordsOf(draft))
}

export async function dropPostDraft(key: string): Promise<void> {
  await dropDraft(wordsName(key))
  await dropDraft(picturesName(key))
}

/** Keys of all posts that were begun here. */
export async function listPostDraftKeys(): Promise<string[]> {
  const names = await listDrafts(BEGIN)
  return names.flatMap((name) => (name.endsWith(PICTURES) ? [] : name.slice(BEGIN.length))).filter(isDraftKey)
}

export interface KeyedDraft {
  key: string
  draft: PostDraft
}

/** All posts that were begun here, the latest first. */
export async function listPostDrafts(): Promise<KeyedDraft[]> {
  const found = await Promise.all((await listPostDraftKeys()).map(async (key) => ({ key, draft: await readPostDraft(key) })))
  return found.flatMap(({ key, draft }) => (draft && !isEmpty(draft) ? [{ key, draft }] : [])).sort((a, b) => (a.draft.at < b.draft.at ? 1 : -1))
}

/** Begins a post with what is there already. @returns its key. @throws {Problem} out-of-space */
export async function beginPostDraft({ text, pictures }: { text: string; pictures: readonly Blob[] }): Promise<string> {
  const key = newKey()
  const numbered = pictures.map((picture, at) => ({ id: at + 1, picture, alt: '' }))
  await storePostDraft(key, { ...NOTHING_WRITTEN, text, pictures: numbered, at: new Date().toISOString() })
  return key
}

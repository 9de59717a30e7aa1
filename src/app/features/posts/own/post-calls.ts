import { addressOf } from '#contract/core/endpoint.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import { openPerson, readOwnPerson, savePersonPicture } from '#contract/people/people.ts'
import {
  closeComments,
  describePicture,
  editPost,
  listOwnPosts,
  type OwnPost,
  type OwnPostPage,
  readOwnPost,
  removePost,
  writePost,
} from '#contract/posts/own-posts.ts'
import { POST_LIMITS } from '#contract/posts/post-limits.ts'
import { loadOutbox } from '../../../state/outbox/outbox.ts'
import { pictureFiles } from '../../../ui/media/picture-files.ts'
import type { Answer, CallOptions } from '../../../wire/answer.ts'
import { call } from '../../../wire/call.ts'
import { send } from '../../../wire/send.ts'
import { storeAnswer } from '../../../wire/store-answer.ts'
import type { CountedPage } from '../../../wire/use-own-pages.ts'
import type { PostDraft } from './post-draft.ts'
import { POST_NOUN } from './post-entry.ts'

const page = { limit: String(POST_LIMITS.perPage) }

/** A page of one's own posts. */
export const loadOwnPosts = (options: CallOptions = {}, cursor?: string) =>
  call(listOwnPosts, { query: { ...page, ...(cursor !== undefined && { cursor }) } }, options)

/** The same, as lists of one's own are read: how many there are in all is not known. */
export async function loadCountedPosts({ later, ...options }: CallOptions = {}, cursor?: string): Promise<Answer<CountedPage<OwnPost>>> {
  const counted = (answer: Answer<OwnPostPage>) => ({ ...answer, value: { ...answer.value, total: answer.value.results.length } })
  const more = later && { later: (answer: Answer<unknown>) => later(counted(answer as Answer<OwnPostPage>)) }
  return counted(await loadOwnPosts({ ...options, ...more }, cursor))
}

/** Caches the list with what was just done. When it fails, the list asks by itself once it is opened. */
export const refreshOwnPosts = (): void => void loadOwnPosts({ fresh: true }).catch(() => undefined)

export const loadOwnPost = (post_id: number, options: CallOptions = {}): Promise<Answer<OwnPost>> => call(readOwnPost, { params: { post_id } }, options)

/** Caches it as it is now, for a writer who comes back to it without network. */
async function kept(value: OwnPost): Promise<OwnPost> {
  await storeAnswer({
    address: addressOf(readOwnPost, { params: { post_id: value.id } }),
    value,
    etag: null,
    fetchedAt: new Date().toISOString(),
    from: 'network',
  })
  refreshOwnPosts()
  return value
}

interface Sending {
  draft: PostDraft
  /** Made up by the phone: the same again is the same post. */
  client_key: string
  /** What stands in the field that people do not see. */
  website: string
  /** It lies in the outbox: what was typed needs no other place. */
  onStored: () => void
}

/** Posts it, or has it wait on this phone: without network, or because there were too many. @throws {Problem} the service's refusal, or that the phone could not keep it: the form still has it. */
export async function sendPost({ draft, client_key, website, onStored }: Sending): Promise<OwnPost | 'queued' | 'too-many'> {
  const { text, film, pictures } = draft
  const alts = pictures.map(({ alt }) => alt)
  const body = { text, film: film.trim(), alts: JSON.stringify(alts), language: scriptLanguage(text || alts.join(' ')), client_key, website }
  const files = { pictures: pictureFiles(pictures.map(({ picture }) => picture)) }
  try {
    const sent = await send(writePost, { body, files }, { noun: POST_NOUN, about: {}, onStored })
    if (sent.kind === 'done') return await kept(sent.answer)
    return sent.entry.problem?.code === 'too-many-requests' ? 'too-many' : 'queued'
  } finally {
    await loadOutbox()
  }
}

/** @throws {Problem} stale — it was changed since that version; bad-state — it is too late. */
export const savePost = async (post_id: number, body: { text: string; film: string; version: number }): Promise<OwnPost> =>
  kept((await call(editPost, { params: { post_id }, body })).value)

export const saveDescription = async (post_id: number, picture_id: number, alt: string): Promise<OwnPost> =>
  kept((await call(describePicture, { params: { post_id, picture_id }, body: { alt } })).value)

export const saveCommentsClosed = async (post_id: number, closed: boolean): Promise<OwnPost> =>
  kept((await call(closeComments, { params: { post_id }, body: { closed } })).value)

export async function deletePost(post_id: number): Promise<void> {
  await call(removePost, { params: { post_id } })
  refreshOwnPosts()
}

/** One's own public page, if it was opened. */
export const loadOwnPage = (options: CallOptions = {}) => call(readOwnPerson, {}, options)

/** Opens a public page under a name, with a picture where one was chosen. @throws {Problem} not-verified, bad-input, silenced, offline */
export async function openOwnPage(name: string, picture: Blob | undefined): Promise<void> {
  await call(openPerson, { body: { name } })
  if (picture) await call(savePersonPicture, { body: new Uint8Array(await picture.arrayBuffer()) }, { type: picture.type })
}

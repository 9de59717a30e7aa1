import { boundMarks } from '#contract/core/one-form.ts'
import type { SharedWords } from '#contract/shared-content.ts'
import { beginPostDraft, dropPostDraft, listPostDraftKeys, listPostDrafts, POST_DRAFTS_MOST } from './post-draft.ts'

/** Whether no further post may be begun here: the oldest would have to go. */
export const isPostDraftsFull = async (): Promise<boolean> => (await listPostDraftKeys().catch(() => [])).length >= POST_DRAFTS_MOST

/**
 * Begins a post with what was shared: words, link and pictures.
 * @returns its screen, canonical.
 * @throws {Problem} out-of-space; unsupported-media, too-large — a picture does not do.
 */
export async function beginPost({ title, text, url }: SharedWords, chosen: readonly Blob[]): Promise<`/${string}`> {
  const { lightPicture } = await import('../../../ui/media/shrink-picture.ts')
  const pictures: Blob[] = []
  // One after the other: a large photo fills the memory of a cheap phone.
  for (const picture of chosen) pictures.push(await lightPicture(picture))
  const words = boundMarks([title, text, url].filter((part) => part !== '').join('\n'))
  const key = await beginPostDraft({ text: words, pictures })
  await makeRoom()
  return `/posts/new?draft=${key}`
}

/** The new one is kept before the oldest goes. */
async function makeRoom(): Promise<void> {
  for (const { key } of (await listPostDrafts()).slice(POST_DRAFTS_MOST)) await dropPostDraft(key)
}

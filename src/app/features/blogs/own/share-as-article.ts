import { draftOf, type SharedWords } from '#contract/shared-content.ts'
import { TITLE_LONGEST } from '#contract/title-limits.ts'
import { beginDraft } from '../../../state/drafts/begin-draft.ts'
import { readDraft } from '../../../state/drafts/drafts.ts'
import { NEW_ARTICLE } from './article-draft-name.ts'

/** Whether an article was begun on this phone and not saved. */
export const hasArticleDraft = async (): Promise<boolean> => (await readDraft(NEW_ARTICLE).catch(() => undefined)) !== undefined

/**
 * Begins the form of an article with what was shared.
 * @throws {Problem} out-of-space; unsupported-media, too-large — the picture does not do.
 */
export async function beginArticle(words: SharedWords, picture: Blob | undefined): Promise<void> {
  const { title, html } = draftOf(words, TITLE_LONGEST.article)
  const cover = picture && (await (await import('../../../ui/media/shrink-picture.ts')).lightPicture(picture))
  await beginDraft(NEW_ARTICLE, { texts: { title, content: html, thumbnail: cover ? 'new' : 'none' }, picture: cover })
}

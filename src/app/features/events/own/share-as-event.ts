import { draftOf, type SharedWords } from '#contract/shared-content.ts'
import { TITLE_LONGEST } from '#contract/title-limits.ts'
import { beginDraft } from '../../../state/drafts/begin-draft.ts'
import { readDraft } from '../../../state/drafts/drafts.ts'
import { draftName } from './event-draft-name.ts'

/** Whether an event was begun on this phone and not posted. */
export const hasEventDraft = async (): Promise<boolean> => (await readDraft(draftName()).catch(() => undefined)) !== undefined

/**
 * Begins the form of an event with what was shared.
 * @throws {Problem} out-of-space; unsupported-media, too-large — the picture does not do.
 */
export async function beginEvent(words: SharedWords, picture: Blob | undefined): Promise<void> {
  const { title, html } = draftOf(words, TITLE_LONGEST.event)
  const cover = picture && (await (await import('../../../ui/media/shrink-picture.ts')).lightPicture(picture))
  await beginDraft(draftName(), { texts: { title, description: html, thumbnail: cover ? 'new' : '' }, picture: cover })
}

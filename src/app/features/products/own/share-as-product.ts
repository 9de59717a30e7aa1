import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { draftOf, type SharedWords } from '#contract/shared-content.ts'
import { beginDraft } from '../../../state/drafts/begin-draft.ts'
import { readDraft } from '../../../state/drafts/drafts.ts'
import { draftName } from './product-draft-name.ts'

/** Whether a product was begun on this phone and not posted. */
export const hasProductDraft = async (): Promise<boolean> => (await readDraft(draftName()).catch(() => undefined)) !== undefined

/**
 * Begins the form of a product with what was shared.
 * @throws {Problem} out-of-space; unsupported-media, too-large — the picture does not do.
 */
export async function beginProduct(words: SharedWords, picture: Blob | undefined): Promise<void> {
  const { title, html } = draftOf(words, PRODUCT_LIMITS.titleLongest)
  const light = picture && (await (await import('../../../ui/media/shrink-picture.ts')).lightPicture(picture))
  // Condition, options and variants are filled in by the form.
  await beginDraft(draftName(), {
    texts: { title, description: html, days_to_return: String(PRODUCT_LIMITS.returnDaysLeast), pictures: light ? '1' : '' },
    ...(light && { pictures: [light] }),
  })
}

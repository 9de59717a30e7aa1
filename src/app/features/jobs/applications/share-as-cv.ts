import * as v from 'valibot'
import { readDraft, storeDraft } from '../../../state/drafts/drafts.ts'
import { cvDraftName, draftName } from './apply-draft-name.ts'
import { readNewCv } from './chosen-cv.ts'

const Held = v.looseObject({ cv: v.string() })

const readProfileDraft = async (): Promise<Record<string, unknown> | undefined> => {
  const held = v.safeParse(Held, await readDraft(draftName()).catch(() => undefined))
  return held.success ? held.output : undefined
}

/** Whether another CV was chosen on this phone and not saved. */
export const hasCvDraft = async (): Promise<boolean> => (await readProfileDraft())?.cv === 'new'

/**
 * Puts a shared file into the form of the job profile as the CV; what was typed there stays.
 * @throws {Problem} too-large, unsupported-media, bad-input — it does not do; out-of-space — what was there still stands.
 */
export async function beginCv(file: File): Promise<void> {
  const { blob, name } = await readNewCv(file)
  const held = await readProfileDraft()
  await storeDraft(cvDraftName(draftName()), { blob, name })
  await storeDraft(draftName(), { ...held, cv: 'new' })
}

import * as v from 'valibot'
import { type DraftStore, openDraftStore } from '../../../state/drafts/draft-store.ts'
import { dropDraft, readDraft, storeDraft } from '../../../state/drafts/drafts.ts'
import { type ApplicationTexts, textsIn } from './application-texts.ts'
import { cvDraftName } from './apply-draft-name.ts'
import { type ChosenCv, type NewCv, newCvOf } from './chosen-cv.ts'

/** A form as it was left. `held`: the CV that lies with the service. */
interface ApplyDraft {
  /** Undefined: nothing was typed yet, only a CV came along. */
  texts: ApplicationTexts | undefined
  cv: 'none' | 'held' | NewCv
}

const Held = v.object({ texts: v.optional(v.unknown()), cv: v.picklist(['none', 'held', 'new']) })
const HeldFile = v.object({ blob: v.custom<Blob>((value) => value instanceof Blob), name: v.string() })

/** @returns undefined — there is none, or another version of the app wrote it in a form that this one cannot read. */
export async function readApplyDraft(name: string): Promise<ApplyDraft | undefined> {
  const [kept, file] = await Promise.all([readDraft(name), readDraft(cvDraftName(name))]).catch(() => [undefined, undefined])
  const held = v.safeParse(Held, kept)
  if (!held.success) return undefined
  const { cv } = held.output
  const texts = held.output.texts === undefined ? undefined : textsIn(held.output.texts)
  if (cv !== 'new') return { texts, cv }
  const found = v.safeParse(HeldFile, file)
  // One that the phone has lost is chosen once more.
  return { texts, cv: found.success ? newCvOf(found.output) : 'none' }
}

export interface ApplyDraftStore extends Pick<DraftStore, 'note' | 'stop'> {
  /** Another CV: kept at once. @throws {Problem} out-of-space — the form still has it. */
  putCv: (cv: ChosenCv) => Promise<void>
  /** It was sent, or given up. */
  forget: () => Promise<void>
}

/** Keeps what is typed and chosen until it is sent. @param read gives what stands in the form now. */
export function openApplyDraft(name: string, read: () => { texts: Record<string, string>; cv: ChosenCv['kind'] }): ApplyDraftStore {
  const keeper = openDraftStore(name, () => ({ ...read() }))
  return {
    note: keeper.note,
    stop: keeper.stop,
    putCv: async (chosen) => {
      if (chosen.kind === 'new') await storeDraft(cvDraftName(name), { blob: chosen.cv.blob, name: chosen.cv.name })
      else await dropDraft(cvDraftName(name))
      await keeper.keep()
    },
    forget: async () => {
      await Promise.all([keeper.forget(), dropDraft(cvDraftName(name)).catch(() => undefined)])
    },
  }
}

import { newKey } from '#contract/core/new-key.ts'
import type { FormBase } from './form-changes.ts'
import type { WholeStart } from './use-whole-form.ts'
import type { WholeDraft } from './whole-draft.ts'

/** What a form that changes something begins with. */
export type EditStart<T> = WholeStart<T> & { base: FormBase<T> }

/** Goes on from a draft, or begins anew. A draft without the thing that it began with is of no use: nobody could say what was changed. */
export const editStart = <T>(draft: WholeDraft<T> | undefined, now: FormBase<T>): EditStart<T> =>
  draft?.base ? { ...draft, base: draft.base } : { texts: now.texts, picture: undefined, base: now, client_key: '', post_try: '', writer: newKey() }

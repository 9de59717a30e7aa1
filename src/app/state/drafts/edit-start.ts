import { newKey } from '#contract/core/new-key.ts'
import type { FormBase } from './form-changes.ts'
import type { PersistedDraft } from './persisted-draft.ts'
import type { PersistedFormStart } from './use-persisted-form.ts'

/** What a form that changes something begins with. */
export type EditStart<T> = PersistedFormStart<T> & { base: FormBase<T> }

/** Goes on from a draft, or begins anew. A draft without the thing that it began with is of no use: it would be unknown what was changed. */
export const editStart = <T>(draft: PersistedDraft<T> | undefined, now: FormBase<T>): EditStart<T> =>
  draft?.base ? { ...draft, base: draft.base } : { texts: now.texts, picture: undefined, base: now, client_key: '', post_try: '', writer: newKey() }

import { newKey } from '#contract/core/new-key.ts'
import { storeDraft } from './drafts.ts'

interface Begun {
  /** What the form begins with; fields that are not named are empty. */
  texts: Record<string, string>
  picture?: Blob | undefined
  /** Where the form has several. */
  pictures?: readonly Blob[]
}

/**
 * Begins a form with a picture before it is opened, in place of what was in it: it finds this as its draft. @see whole-draft.ts
 * @throws {Problem} out-of-space — what was in it still stands.
 */
export const beginDraft = (name: string, { texts, picture, pictures }: Begun): Promise<void> =>
  storeDraft(name, {
    texts,
    picture,
    ...(pictures && { pictures }),
    base: undefined,
    client_key: '',
    post_try: '',
    at: new Date().toISOString(),
    writer: newKey(),
  })

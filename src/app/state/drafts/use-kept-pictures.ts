import * as v from 'valibot'
import { useKeptValue } from './use-kept-value.ts'

interface Kept extends Record<string, unknown> {
  pictures: Blob[]
  /** Drafts of earlier versions have none. */
  gone?: number[] | undefined
}
const NOTHING: Kept = { pictures: [] }
const isKept = (draft: unknown): draft is Kept => v.is(v.object({ pictures: v.array(v.instance(Blob)), gone: v.optional(v.array(v.number())) }), draft)

export interface KeptPictures {
  /** Chosen on this phone, made light. */
  pictures: readonly Blob[]
  /** Ids of those that the service has and that are to be taken away. */
  gone: readonly number[]
  /** @param next of what there is when it is called: several in a row build on each other */
  putPictures: (next: (now: readonly Blob[]) => Blob[]) => void
  takeAway: (id: number) => void
  /** They were sent, or given up. Ready when the phone holds nothing of them. */
  forget: () => Promise<void>
  /** They were chosen or taken away earlier, and that was not sent. */
  isRestored: boolean
}

/** A few pictures of a form, kept with the account's drafts until they are sent. @param name of the draft, which stays the same */
export function useKeptPictures(name: string): KeptPictures {
  const { value, put, forget, isRestored } = useKeptValue(name, NOTHING, isKept)
  return {
    pictures: value.pictures,
    gone: value.gone ?? [],
    putPictures: (next) => put((now) => ({ ...now, pictures: next(now.pictures) })),
    takeAway: (id) => put((now) => ({ ...now, gone: [...(now.gone ?? []), id] })),
    forget,
    isRestored,
  }
}

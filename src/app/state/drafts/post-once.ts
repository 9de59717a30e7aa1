import { newKey } from '#contract/core/new-key.ts'
import { Problem, type ProblemCode } from '#contract/core/problem.ts'
import { mayWorkLater } from '#contract/core/problem-code.ts'
import type { PersistedForm } from './use-persisted-form.ts'

/** After these it may be there all the same. */
const isUnknown = (code: ProblemCode): boolean => mayWorkLater(code) || code === 'bug' || code === 'in-progress'

interface Options<Own> {
  /** Makes it; the same key again gives what there is. */
  create: (client_key: string) => Promise<Own>
  /** Has what an earlier try made say what the form says now. */
  change: (made: Own) => Promise<Own>
  /** Hears whether what is typed is on the phone. */
  onKept: (isKept: boolean) => void
}

/**
 * Posts what a form holds once, however often it is tried.
 * @throws {Problem} what the service says, or that no answer came.
 */
export async function postOnce<T, Own>({ beside, keep }: PersistedForm<T>, { create, change, onKept }: Options<Own>): Promise<Own> {
  const before = beside.current.post_try
  beside.current.client_key ||= newKey()
  beside.current.post_try ||= 'unknown'
  // Kept before it goes out: a user who is cut off in the middle of it retries the same posting.
  onKept(await keep())
  try {
    const made = await create(beside.current.client_key)
    // The try before may have arrived, as the form was then.
    return before === 'changed' ? await change(made) : made
  } catch (cause) {
    // A refusal leaves it as it was: a try before, which got no answer, may have arrived all the same.
    if (cause instanceof Problem && !isUnknown(cause.code)) beside.current.post_try = before
    void keep()
    throw cause
  }
}

import type { Writer } from '../spam/written-texts.ts'

/** The name of a comment among all that people write. */
export const sourceOf = (comment_id: number): string => `comment ${comment_id}`

/** Who writes, as the rules against spam know them. @param sender undefined: from inside the process */
export function writerOf({ user_id, sender }: { user_id: number | undefined; sender: string | undefined }): Writer | undefined {
  if (user_id !== undefined) return { user_id }
  return sender === undefined ? undefined : { sender }
}

import { Problem } from '#contract/core/problem.ts'

const SHAPE = /^1j([1-9]\d{0,9})$/
const LARGEST_ID = 2_147_483_647

/** An opaque text for the address of the next page. @param job_post_id of the last job on this one. */
export const writeOwnCursor = (job_post_id: number): string => Buffer.from(`1j${job_post_id}`).toString('base64url')

/**
 * The job behind which a list goes on.
 * @throws {Problem} bad-input — not what `writeOwnCursor` wrote.
 */
export function readOwnCursor(text: string): number {
  const id = Number(SHAPE.exec(Buffer.from(text, 'base64url').toString('latin1'))?.[1])
  if (!(id <= LARGEST_ID) || writeOwnCursor(id) !== text) throw new Problem('bad-input', { fields: { cursor: 'not a cursor of this list' } })
  return id
}

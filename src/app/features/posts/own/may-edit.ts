import { POST_LIMITS } from '#contract/posts/post-limits.ts'

const HOUR_MS = 3_600_000

/** Whether the words of a post can still be changed. @param now milliseconds; undefined: it is not known yet */
export const mayEdit = ({ published_at }: { published_at: string }, now: number | undefined): boolean =>
  now !== undefined && now < Date.parse(published_at) + POST_LIMITS.editHours * HOUR_MS

import type { JobQuestion } from '#contract/jobs-filter.ts'

/** Keeps a search, so that new jobs which fit it are told of. */
export function KeepSearch(_: { question: JobQuestion }) {
  return null
}

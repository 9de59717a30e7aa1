import { addressText } from '#contract/core/filter.ts'
import { searchedText } from '#contract/core/searched-text.ts'
import { wordsOf } from '#contract/core/text.ts'
import { askedWords, wordsFit } from '#contract/core/word-search.ts'
import { JOBS } from '#contract/jobs/jobs-resource.ts'
import { JOB_PHASES, type JobPhase } from '#contract/jobs/own-job-rules.ts'
import type { OwnJob } from '#contract/jobs/own-jobs.ts'

/** Which of one's own jobs, as the address says it. */
export interface OwnFilter {
  q?: string
  phase?: JobPhase
}

/** What of an address belongs to the filter; anything else is left out. */
export function readOwnFilter({ q, phase }: Record<string, unknown>): OwnFilter {
  const words = addressText(q)
  const known = JOB_PHASES.find((one) => one === phase)
  return { ...(words && { q: words }), ...(known && { phase: known }) }
}

export const isPlain = ({ q, phase }: OwnFilter): boolean => q === undefined && phase === undefined

/** Where a job stands by now: what was open when it was read may be over. @param now milliseconds since the epoch */
export const phaseNow = ({ phase, deadline }: Pick<OwnJob, 'phase' | 'deadline'>, now: number): JobPhase =>
  phase === 'open' && Date.parse(deadline) < now ? 'expired' : phase

/** The rows on this phone that fit a filter, where the service cannot be asked. @param now milliseconds since the epoch */
export function filterCached(rows: readonly OwnJob[], { q = '', phase }: OwnFilter, now: number): OwnJob[] {
  const asked = askedWords(q)
  return rows.filter((job) => (!phase || phaseNow(job, now) === phase) && wordsFit(wordsOf(searchedText(JOBS.searched, job)), asked))
}

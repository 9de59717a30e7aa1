import type { JobFilter } from '#contract/jobs/jobs-filter.ts'
import { useWhenIdle } from '../use-late.ts'
import { useTextsOf } from '../use-texts-of.ts'

const load = async () => (await import('../../features/jobs/alerts/parts/keep-search.tsx')).KeepSearch

/** What keeps a search. It is not needed at once. */
export function KeepSearchPart({ filter }: { filter: JobFilter }) {
  const Part = useWhenIdle(load)
  const hasTexts = useTextsOf('/jobapplications', Part !== undefined)
  return Part && hasTexts ? <Part filter={filter} /> : null
}

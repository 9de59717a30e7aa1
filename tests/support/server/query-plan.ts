import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/db/connection/open.ts'

/** One step of what PostgreSQL did for a query, as its plan says. */
export interface PlanStep {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Heap Fetches'?: number
  Plans?: PlanStep[]
}

const withAllBelow = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(withAllBelow)]

/** Runs a query, and gives every step that it really took. */
export async function planSteps(db: Pick<Database['db'], 'execute'>, query: SQL): Promise<PlanStep[]> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanStep }] }>(sql`explain (analyze, timing off, format json) ${query}`)
  return withAllBelow(rows[0]!['QUERY PLAN'][0].Plan)
}

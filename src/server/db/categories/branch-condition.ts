import { type SQL, sql } from 'drizzle-orm'

/** That a row belongs to one of these branches, as indexes that begin with the branch can answer it; no condition where it is not asked. */
export function branchCondition(branch: SQL, of: readonly number[] | undefined): SQL[] {
  if (!of) return []
  return [of.length === 1 ? sql`${branch} = ${of[0]}` : sql`${branch} = any(${sql.param([...of])}::integer[])`]
}

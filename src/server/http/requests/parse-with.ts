import * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'

/**
 * What a schema makes of a value.
 * @throws {Problem} bad-input — with the first reason of every field at fault.
 */
export function parseWith<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Problem('bad-input', { fields: faultsOf(result.issues) })
}

/** The first reason of every field at fault, by its name. */
export function faultsOf(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[v.getDotPath(issue) ?? 'body'] ??= issue.message.slice(0, 200)
  return fields
}

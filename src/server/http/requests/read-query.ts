import type * as v from 'valibot'
import { Problem } from '#contract/core/problem.ts'

const LONGEST_QUERY = 8 * 1024

/** The keys a query schema knows. Others are ignored, so that a stray tracking parameter breaks no link. */
const knownKeys = (schema: v.GenericSchema): string[] => ('entries' in schema && schema.entries ? Object.keys(schema.entries) : [])

/**
 * The known keys of a query string, as text.
 * @param search with or without its question mark.
 * @throws {Problem} bad-input — a known key given twice (which one counts would be a guess), a NUL character, over 8 KiB.
 */
export function readQuery(schema: v.GenericSchema, search: string): Record<string, string> {
  if (search.length > LONGEST_QUERY) throw new Problem('bad-input', { fields: { query: 'is too long' } })
  const known = new Set(knownKeys(schema))
  const values = new Map<string, string>()
  for (const [key, value] of new URLSearchParams(search)) {
    if (key.includes('\0') || value.includes('\0')) throw new Problem('bad-input', { fields: { [known.has(key) ? key : 'query']: 'holds a NUL character' } })
    if (!known.has(key)) continue
    if (values.has(key)) throw new Problem('bad-input', { fields: { [key]: 'is given twice' } })
    values.set(key, value)
  }
  return Object.fromEntries(values)
}

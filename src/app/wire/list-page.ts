import { Problem } from '#contract/core/problem.ts'
import type { Answer } from './answer.ts'

/** The query of one page of a list. @param cursor of the page before. */
export const pageQuery = (filter: object, size: number, cursor?: string): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, String(value)])),
  limit: String(size),
  ...(cursor ? { cursor } : {}),
})

/** Asked with a limit, our service answers a page; a bare array is from another server. @throws {Problem} strange-answer */
export function asPage<Page extends object>({ value, ...answer }: Answer<Page>): Answer<Exclude<Page, unknown[]>> {
  if (Array.isArray(value)) throw new Problem('strange-answer')
  return { ...answer, value: value as Exclude<Page, unknown[]> }
}

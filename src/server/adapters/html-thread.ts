import { Problem } from '#contract/core/problem.ts'
import { cleanHtml } from './html.ts'

/** What `cleanHtml` gives, so that it can leave the thread; null: too large. */
export function cleanOrNull(html: string): string | null {
  try {
    return cleanHtml(html)
  } catch (error) {
    if (error instanceof Problem && error.code === 'too-large') return null
    throw error
  }
}

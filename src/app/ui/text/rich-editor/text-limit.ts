import { RICH_TEXT_LIMITS } from '#contract/rich-text.ts'

/** By how many bytes a text is too long for the service; 0 when it fits. */
export function tooManyBytes(html: string): number {
  const tags = html.split('<').length - 1
  const over = new TextEncoder().encode(html).length - RICH_TEXT_LIMITS.bytes
  return Math.max(0, over, tags > RICH_TEXT_LIMITS.tags ? Math.round((html.length * (tags - RICH_TEXT_LIMITS.tags)) / tags) : 0)
}

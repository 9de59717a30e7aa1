import { EVENT_FORM_LIMITS } from '#contract/event-form.ts'

/** The service takes no text with more tags, opening and closing ones counted. */
const MOST_TAGS = 10_000

/** By how many bytes a text is too long for the service; 0 when it fits. */
export function tooManyBytes(html: string): number {
  const tags = html.split('<').length - 1
  const over = new TextEncoder().encode(html).length - EVENT_FORM_LIMITS.htmlBytes
  return Math.max(0, over, tags > MOST_TAGS ? Math.round((html.length * (tags - MOST_TAGS)) / tags) : 0)
}

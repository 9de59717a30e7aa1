import { tagsIn } from '#contract/posts/post-tags.ts'

/** A piece of a post’s text: plain, an address, or a tag with its sign. */
export interface TextPart {
  kind: 'plain' | 'link' | 'tag'
  text: string
}

/** An address, without what ends the sentence in which it stands; or a tag. */
const PIECES = /(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?।)\]}])|(?<![\p{L}\p{N}\p{M}/&#_])#([\p{L}\p{N}_][\p{L}\p{N}\p{M}_\u200c\u200d]*)/gu

/** The pieces of a text in their order. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: found, 1: link, index } of text.matchAll(PIECES)) {
    // What the service takes for no tag leads nowhere.
    if (!link && tagsIn(found).length === 0) continue
    if (index > from) parts.push({ kind: 'plain', text: text.slice(from, index) })
    parts.push({ kind: link ? 'link' : 'tag', text: found })
    from = index + found.length
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from) })
  return parts
}

const LINES = 6
/** About so many letters stand in a line on a phone. */
const LINE_LETTERS = 42

/** Whether a text is likely to need more than six lines: then it is folded. Found out without measuring, so that the server writes the same. */
export function isLong(text: string): boolean {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / LINE_LETTERS)), 0)
  return lines > LINES
}

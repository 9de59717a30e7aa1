import sanitize from 'sanitize-html'
import { webAddress } from '#contract/core/form-values.ts'
import { boundMarks, composed } from '#contract/core/one-form.ts'
import { Problem } from '#contract/core/problem.ts'
import { listStart } from '#contract/rich-text.ts'

/** The most that one rich text may weigh, as UTF-8. */
const MOST_BYTES = 256 * 1024
const MOST_NODES = 5000
const MOST_LEVELS = 64
/** Pictures of our own. One from another site would tell its owner who reads, and may be exchanged after it was seen. */
const OWN_PICTURE = /^\/media\/[a-z0-9_-]+\/[a-z0-9_-]+\.webp$/

/** `ed-*` is what the editor marks with; no other class means anything here, and ids could be mistaken for variables of the page. */
const RULES: sanitize.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'em', 'b', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'a', 'img', 'hr', 'span'],
  allowedAttributes: { '*': ['title'], a: ['href', 'rel'], img: ['src', 'alt'], ol: ['start'] },
  allowedClasses: { '*': [/^ed-[a-z0-9-]{1,40}$/] },
  allowedSchemes: ['http', 'https'],
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nestingLimit: MOST_LEVELS,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, { href, ...attributes }) => ({ tagName, attribs: { ...addressOf(href), ...attributes, rel: 'noopener noreferrer ugc nofollow' } }),
    ol: (tagName, { start, ...attributes }) => ({ tagName, attribs: { ...attributes, ...startOf(start) } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
}

/** A list that goes on where another ended. */
function startOf(start: string | undefined): { start?: string } {
  const number = listStart(start)
  return number === undefined ? {} : { start: String(number) }
}

/** What else stands there (a path of our own, another scheme, something that two parsers read differently) leads nowhere. */
function addressOf(href: string | undefined): { href?: string } {
  const address = href === undefined ? undefined : webAddress(href)
  return address === undefined ? {} : { href: address }
}

/**
 * The HTML that may be stored: only what is on the list is left, links go to the web only and carry no weight with search engines, pictures
 * are our own.
 * Clean HTML comes back as it is. Pages clean it once more before they show it.
 * @throws {Problem} too-large — more than 256 KiB, also when it is clean, or more than 5,000 tags.
 */
export function cleanHtml(html: string): string {
  if (Buffer.byteLength(html) > MOST_BYTES || (html.match(/</g)?.length ?? 0) > 2 * MOST_NODES) throw new Problem('too-large')
  // Bounded once more, since what was written as `&#769;` is a mark now. Composed only before: `>` and a mark behind it would become another letter.
  const clean = boundMarks(sanitize(composed(html), RULES))
  // Five characters for every loose `&`: what is stored could not be sent back to be changed.
  if (Buffer.byteLength(clean) > MOST_BYTES) throw new Problem('too-large')
  return clean
}

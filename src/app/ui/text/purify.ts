import DOMPurify from 'dompurify'
import { isOwnPicture, listStart } from '#contract/rich-text.ts'
import { CLEANER_POLICY } from './cleaner-policy.ts'

const RULES = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'code', 'pre', 'hr', 'img'],
  ALLOWED_ATTR: ['href', 'title', 'rel', 'target', 'lang', 'dir', 'src', 'alt', 'start', 'loading', 'decoding'],
  RETURN_TRUSTED_TYPE: true,
  ...CLEANER_POLICY,
} as const

// Whatever else is said about addresses, the cleaner lets pictures be data.
DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName !== 'OL' || listStart(node.getAttribute('start')) === undefined) node.removeAttribute('start')
  if (node.nodeName === 'IMG' && !isOwnPicture(node.getAttribute('src') ?? '')) node.remove()
})

/** Cleans HTML that came over the wire. What it gives is the only HTML this page may put into itself. */
export const purify = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, { ...RULES, ALLOWED_TAGS: [...RULES.ALLOWED_TAGS], ALLOWED_ATTR: [...RULES.ALLOWED_ATTR] })

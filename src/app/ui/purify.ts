import DOMPurify from 'dompurify'

const RULES = {
  ALLOWED_TAGS: ['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a', 'code', 'pre', 'hr'],
  ALLOWED_ATTR: ['href', 'title', 'rel', 'target', 'lang', 'dir'],
  RETURN_TRUSTED_TYPE: true,
} as const

/** Cleans HTML that came over the wire. What it gives is the only HTML this page may put into itself. */
export const purify = (html: string): TrustedHTML =>
  DOMPurify.sanitize(html, { ...RULES, ALLOWED_TAGS: [...RULES.ALLOWED_TAGS], ALLOWED_ATTR: [...RULES.ALLOWED_ATTR] })

import DOMPurify from 'dompurify'
import { CLEANER_POLICY } from '../cleaner-policy.ts'

/** What `$blocksOf` knows. Styles are kept as mere text for it to read; they never reach a page, nor the editor. */
const RULES = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'div', 'section', 'article', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption', 'figure', 'figcaption', 'address'],
    ...['a', 'strong', 'b', 'em', 'i', 'u', 'ins', 's', 'strike', 'del', 'code', 'kbd', 'span', 'font', 'img'],
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'start', 'style'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
  ...CLEANER_POLICY,
} as const

/** Cleans markup that comes from anywhere, as something to read blocks from. Nothing in it runs or is fetched: it lives in a document without a page. */
export const cleanMarkup = (html: string): DocumentFragment =>
  DOMPurify.sanitize(html, { ...RULES, ALLOWED_TAGS: [...RULES.ALLOWED_TAGS], ALLOWED_ATTR: [...RULES.ALLOWED_ATTR] })

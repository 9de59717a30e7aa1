/** What one rich text may be, as the service stores it. */
export const RICH_TEXT_LIMITS = {
  /** UTF-8. */
  bytes: 256 * 1024,
  /** Opening and closing ones. */
  tags: 10_000,
  /** Characters of what a picture shows, in words. */
  altLongest: 200,
} as const

/** Pictures of our own. Another's would tell its owner who reads, and may be exchanged after it was seen. */
const OWN_PICTURE = /^\/media\/[a-z0-9_-]+\/[a-z0-9_-]+\.webp$/

/** Whether a picture of a text lies with this service. @param src as the attribute has it */
export const isOwnPicture = (src: string): boolean => OWN_PICTURE.test(src)

/** Stored paths of the pictures in a sanitized text, each once, in their order. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].flatMap(([, src = '']) => (isOwnPicture(src) ? [src] : []))),
]

/**
 * The number that an ordered list begins with, where that is not 1: 2 to 9,999. Undefined for any other value.
 * @param start as the attribute has it
 */
export function listStart(start: string | null | undefined): number | undefined {
  const number = /^\d{1,4}$/.test(start ?? '') ? Number(start) : 1
  return number > 1 ? number : undefined
}

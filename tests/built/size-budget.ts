/**
 * What the app may weigh, in bytes as they travel (brotli 11; documents as the server compresses them). These are limits of the product: simple code
 * that needs a few per cent more beats clever code that saves them, but no line goes beyond.
 */
export const SIZE_BUDGET = {
  /** Scripts that make a page alive to which visitors come first, in the language whose texts weigh more. */
  scripts: 133_600,
  /** Its document, with the whole style and the cards of a first page. */
  document: 18_000,
  /** The service worker, with its list of files. */
  worker: 53_400,
  /** The worker and everything that it fetches for a visitor: all that opens on every phone without network, without pictures. */
  visitor: 323_000,
  /** What it fetches besides for a signed-in user. */
  member: 533_000,
  /** And besides that for a seller. */
  seller: 700_000,
  /** And for a reader who has looked at products. */
  shop: 120_000,
} as const

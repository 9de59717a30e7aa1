/** What stands in a page itself. */
interface InlinePieces {
  /** SHA-256 of the scripts, as CSP writes them: `sha256-…`. */
  scripts: string[]
  /** The same of its style elements. */
  styles: string[]
}

/** On every answer: a browser may not guess its type, and no other site may embed it. */
const EVERYWHERE = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' } as const

/** Answers of the service: data, never a document. */
export const API_HEADERS: Record<string, string> = { ...EVERYWHERE, 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" }

/** Files of the built page. */
export const ASSET_HEADERS: Record<string, string> = EVERYWHERE

/** Stored pictures: opened by themselves they may run nothing. */
export const MEDIA_HEADERS: Record<string, string> = { ...EVERYWHERE, 'content-security-policy': "default-src 'none'; sandbox" }

/**
 * The headers of an HTML answer. The policy is the same for each visitor, so that a page can be kept.
 * @param isHttps whether the public address is https; only then browsers may be told to insist on it.
 */
export function pageHeaders(pieces: InlinePieces, isHttps: boolean): Record<string, string> {
  return {
    ...EVERYWHERE,
    'content-security-policy': contentSecurityPolicy(pieces),
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // The gate reads tickets by camera, and it may be reached from any page without loading another one.
    'permissions-policy': 'camera=(self), microphone=(), geolocation=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
}

function contentSecurityPolicy({ scripts, styles }: InlinePieces): string {
  const withHashes = (hashes: string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${withHashes(scripts)}`,
    `style-src ${withHashes(styles)}`,
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The page makes both while it starts (app/state/trusted-types.ts, app/ui/text/cleaner-policy.ts). No other name is allowed, and none twice.
    'trusted-types app cleaner',
  ].join('; ')
}

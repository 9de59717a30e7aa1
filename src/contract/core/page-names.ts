/** Pages of plain text, by their address. Their titles: locales, shell.json, `titles`; their texts: locales, `pages/`. */
export const PAGE_NAMES = ['about', 'help', 'contact', 'terms', 'privacy', 'refund-policy'] as const
export type PageName = (typeof PAGE_NAMES)[number]

/** Their addresses: canonical, without language. */
export const TEXT_PAGE_PATH = new RegExp(`^/(?:${PAGE_NAMES.join('|')})$`)

/** Pages of plain text, by their address. Their titles: locales, shell.json, `titles`; their texts: locales, `pages/`. */
export const PAGE_NAMES = ['about', 'help', 'contact', 'terms', 'privacy', 'refund-policy'] as const
export type PageName = (typeof PAGE_NAMES)[number]

/** The one place that names the product. The Bangla name is a name too: it is not translated elsewhere. */
export const PRODUCT = { name: 'Hatkhola', nameBangla: 'হাটখোলা' } as const

/** What the brand green is where CSS tokens cannot reach: manifest, meta tags, icons. The tokens are in uno.config.ts. */
export const BRAND = { green: '#006A4E', paper: '#FBFAF6', night: '#101412' } as const

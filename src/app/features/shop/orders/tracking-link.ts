const WEB = /^https?:\/\/\S+$/i

/** The address of a tracking page; undefined: it is a number, or an address of another kind, which is shown as text and leads nowhere. */
export function trackingLink(tracking: string): string | undefined {
  if (!WEB.test(tracking)) return undefined
  const url = URL.parse(tracking)
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : undefined
}

const PROVIDER_HOST = /(?:^|\.)sslcommerz\.com$/

/**
 * The address of a payment page as the gateway gave it, if buyers may be sent there.
 * @param base_url of the gateway that was asked.
 * @returns normalised; undefined — not on the provider's hosts by TLS, or, at a local gateway, not its own.
 */
export function paymentPage(address: string, mode: 'local' | 'sandbox' | 'live', base_url: string): string | undefined {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return undefined
  const isAllowed =
    mode === 'local' ? url.origin === new URL(base_url).origin : url.protocol === 'https:' && url.port === '' && PROVIDER_HOST.test(url.hostname)
  return isAllowed ? url.href : undefined
}

const SECRET_BYTES = 24

/** Whether a text may be the secret of a link. */
export const isSecret = (text: string): boolean => /^[\w-]{32}$/.test(text)

/** A new secret, base64url. */
export const makeSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SECRET_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

/** What the service learns of it: SHA-256 in lower-case hex. */
export async function hashOfSecret(secret: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

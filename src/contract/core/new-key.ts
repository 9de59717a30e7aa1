/** Browsers, workers and Node all have it. */
declare const crypto: { getRandomValues: (bytes: Uint8Array) => Uint8Array }

/** A name that nothing else has: of a row on this phone, or of one intent, which acts once however often it is sent. 32 hexadecimal digits. */
export const newKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

import { createHash } from 'node:crypto'

/**
 * The entity tag of a body: weak, because one tag stands for the plain and the compressed form.
 * @see RFC 9110 §8.8.3
 */
export const entityTag = (body: string | Uint8Array): string => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`

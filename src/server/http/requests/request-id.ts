import { randomBytes } from 'node:crypto'
import { HEADERS } from '#contract/core/headers.ts'

export const newRequestId = (): string => randomBytes(9).toString('base64url')

/** The id under which a request stands in the log: the one a proxy gave it, when it looks like one, else a new one. */
export function readRequestId(headers: Headers): string {
  const given = headers.get(HEADERS.requestId)
  return given && /^[\w-]{8,64}$/.test(given) ? given : newRequestId()
}

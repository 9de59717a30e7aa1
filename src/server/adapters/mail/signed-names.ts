import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const FORM = /^([\w.]{1,60})\.([\w-]{43})$/

interface SignedNames {
  /** What a link in a mail names something by. */
  write: (name: string) => string
  /** The name in a token; undefined: it is none of ours. */
  read: (token: string) => string | undefined
}

/**
 * Names that only the service can write, for links in e-mails: a reader who follows one needs no session, and can do nothing else with it.
 * @param secret of the service; a key of its own is derived from it for each use.
 * @param use what the links are for: a token of one use is none of another.
 */
export function signedNames(secret: string, use: string): SignedNames {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', use, 32))
  const sign = (name: string) => createHmac('sha256', key).update(name).digest('base64url')
  return {
    write: (name) => `${name}.${sign(name)}`,
    read: (token) => {
      const [, name, signature] = FORM.exec(token) ?? []
      if (!name || !signature) return undefined
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(name))) ? name : undefined
    },
  }
}

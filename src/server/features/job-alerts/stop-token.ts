import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const FORM = /^([1-9]\d{0,9})\.([\w-]{43})$/

export interface StopTokens {
  /** What a letter's link names one alert by. */
  write: (alert_id: number) => string
  /** The alert that a token names; undefined: none of ours. */
  read: (token: string) => number | undefined
}

/** Tokens that pause one alert and can nothing else: signed, so that nobody stops somebody else's. @param secret of the service; a key of its own is derived from it. */
export function stopTokens(secret: string): StopTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'hatkhola job alerts', 32))
  const sign = (alert_id: string) => createHmac('sha256', key).update(alert_id).digest('base64url')
  return {
    write: (alert_id) => `${alert_id}.${sign(String(alert_id))}`,
    read: (token) => {
      const [, alert_id, signature] = FORM.exec(token) ?? []
      if (!alert_id || !signature) return undefined
      return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(alert_id))) ? Number(alert_id) : undefined
    },
  }
}

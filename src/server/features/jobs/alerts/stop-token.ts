import { signedNames } from '../../../adapters/mail/signed-names.ts'

const ID = /^[1-9]\d{0,9}$/

interface StopTokens {
  /** What an e-mail's link names one alert by. */
  write: (alert_id: number) => string
  /** The alert that a token names; undefined: none of ours. */
  read: (token: string) => number | undefined
}

/** Tokens that pause one alert and can do nothing else, so that no user stops another user's. @param secret of the service */
export function stopTokens(secret: string): StopTokens {
  const names = signedNames(secret, 'hatkhola job alerts')
  return {
    write: (alert_id) => names.write(String(alert_id)),
    read: (token) => {
      const name = names.read(token)
      return name && ID.test(name) ? Number(name) : undefined
    },
  }
}

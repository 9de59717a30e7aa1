import { kindOfStopToken, type MailKind } from '#contract/accounts/mail-kinds.ts'
import { signedNames } from './signed-names.ts'

/** Whose mails of which kind are to stop. */
export interface MailStop {
  user_id: number
  kind: MailKind
}

interface MailStops {
  write: (stop: MailStop) => string
  /** Undefined: the token is none of ours. */
  read: (token: string) => MailStop | undefined
}

/** Mail programs post to this path and a token. @see RFC 8058 */
export const MAIL_STOP_PATH = '/api/account/mails/unsubscribe/'
/** The page that asks first. The token stands behind the `#`, which browsers send to no server. */
export const mailStopPage = (token: string): string => `/profile-settings#stop=${token}`

/** Tokens in the links by which one account stops mails of one kind. @param secret of the service */
export function mailStops(secret: string): MailStops {
  const names = signedNames(secret, 'hatkhola mail stops')
  return {
    write: ({ user_id, kind }) => names.write(`${kind}.${user_id}`),
    read: (token) => {
      const kind = kindOfStopToken(token)
      const name = names.read(token)
      return kind && name ? { kind, user_id: Number(name.slice(kind.length + 1)) } : undefined
    },
  }
}

/** What a mail that can be stopped carries: the address for mail programs, and the link for its reader. */
export interface StopLinks {
  unsubscribe: string
  link: string
}

/** @param origin public address of the site */
export function stopLinks({ secret, origin }: { secret: string; origin: string }, stop: MailStop): StopLinks {
  const token = mailStops(secret).write(stop)
  return { unsubscribe: `${origin}${MAIL_STOP_PATH}${token}`, link: `${origin}${mailStopPage(token)}` }
}

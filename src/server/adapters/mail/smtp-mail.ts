import { createTransport } from 'nodemailer'
import { CannotDeliver, type Deliver } from './mail.ts'
import { mailMessage, NOTHING_FETCHED } from './mail-message.ts'

const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const
/** Of submission. @see RFC 8314 §3 */
const USUAL_PORT = { smtp: 587, smtps: 465 } as const

/**
 * Delivers to an SMTP server.
 * @param url `smtp://user:password@host:587` or `smtps://…`. A password leaves this machine encrypted only: over `smtp://` STARTTLS is then demanded.
 * @param from such as `Hatkhola <noreply@hatkhola.example>`
 */
export function smtpDelivery(url: string, from: string): Deliver {
  const { protocol, hostname, port, username, password } = new URL(url)
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    ...TIMES_MS,
    host,
    port: Number(port) || USUAL_PORT[isSecure ? 'smtps' : 'smtp'],
    secure: isSecure,
    requireTLS: !isSecure && username !== '' && !isThisMachine(host),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...NOTHING_FETCHED,
  })
  return async (email) => {
    try {
      await transport.sendMail(mailMessage(email, from))
    } catch (error) {
      if (isForGood(error)) throw new CannotDeliver('refused', { cause: error })
      throw error
    }
  }
}

const isThisMachine = (host: string) => host === 'localhost' || host === '::1' || host.startsWith('127.')

/** Whether the server refused this very e-mail; a wrong password of ours may be mended meanwhile. @see RFC 5321 §4.2.1 */
function isForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, responseCode }: { code?: unknown; responseCode?: unknown } = error
  return typeof responseCode === 'number' && responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

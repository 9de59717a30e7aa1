import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Attachment, Email } from './mail.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'

/** E-mails are texts of ours; nothing in them may make the mailer fetch a file or an address. */
export const NOTHING_FETCHED = { disableFileAccess: true, disableUrlAccess: true } as const

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...NOTHING_FETCHED })

/** An e-mail as nodemailer takes it. @param from such as `Hatkhola <noreply@hatkhola.example>` */
export function mailMessage({ to, subject, text, language, html, attachments = [], unsubscribe }: Email, from: string): SendMailOptions {
  return {
    from,
    // As an object the address is taken as it is: no list, no name, no comment is read out of it.
    to: { name: '', address: to },
    subject,
    text,
    ...(html !== undefined && { html }),
    attachments: attachments.map(attached),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language, ...unsubscribeHeaders(unsubscribe) },
  }
}

/** An e-mail as the bytes that a mail server would get. @see RFC 5322, RFC 2045 */
export async function composeEmail(email: Email, from: string): Promise<Buffer> {
  const { message } = await composer.sendMail(mailMessage(email, from))
  // A stream only without the option `buffer`.
  if (!Buffer.isBuffer(message)) throw new Error('nodemailer gave no buffer')
  return message
}

const attached = ({ name, type, bytes, cid }: Attachment) => ({
  filename: name,
  contentType: type,
  content: Buffer.from(bytes),
  ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
})

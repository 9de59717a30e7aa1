import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Attachment, Letter } from './mail.ts'
import { unsubscribeHeaders } from './unsubscribe-headers.ts'

/** Letters are texts of ours; nothing in them may make the mailer fetch a file or an address. */
export const NOTHING_FETCHED = { disableFileAccess: true, disableUrlAccess: true } as const

const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...NOTHING_FETCHED })

/** A letter as nodemailer takes it. @param from such as `Hatkhola <noreply@hatkhola.example>` */
export function mailMessage({ to, subject, text, language, html, attachments = [], unsubscribe }: Letter, from: string): SendMailOptions {
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

/** A letter as the bytes that a mail server would get. @see RFC 5322, RFC 2045 */
export async function composeLetter(letter: Letter, from: string): Promise<Buffer> {
  const { message } = await composer.sendMail(mailMessage(letter, from))
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

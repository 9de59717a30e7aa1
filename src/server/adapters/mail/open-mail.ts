import { join } from 'node:path'
import { PRODUCT } from '#contract/core/product.ts'
import { folderDelivery, readEmails } from './folder-mail.ts'
import type { Deliver, Mail } from './mail.ts'
import { type MailLog, queueMail } from './mail-queue.ts'
import { smtpDelivery } from './smtp-mail.ts'

interface MailSettings {
  /** Absent: e-mails lie in the data folder. */
  smtp_url: string | undefined
  mail_from: string | undefined
  data_folder: string
}

/** Mail as it is opened once per process. */
export interface OpenMail extends Mail {
  /** Sends an e-mail at once: for a caller that wants to know whether that worked, and retries by itself. */
  deliver: Deliver
}

/** Mail as the settings say: to an SMTP server, else into the folder `mail` of the data folder. */
export function openMail({ smtp_url, mail_from, data_folder }: MailSettings, log: MailLog): OpenMail {
  const from = mail_from ?? `${PRODUCT.name} <noreply@localhost>`
  const folder = join(data_folder, 'mail')
  const deliver = smtp_url ? smtpDelivery(smtp_url, from) : folderDelivery(folder, from)
  return { ...queueMail(deliver, log), deliver, ...(!smtp_url && { list: () => readEmails(folder) }) }
}

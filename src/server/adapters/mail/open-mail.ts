import { join } from 'node:path'
import { PRODUCT } from '#contract/core/product.ts'
import { folderDelivery, readLetters } from './folder-mail.ts'
import type { Mail } from './mail.ts'
import { type MailLog, queueMail } from './mail-queue.ts'
import { smtpDelivery } from './smtp-mail.ts'

export interface MailSettings {
  /** Absent: letters lie in the data folder. */
  smtp_url: string | undefined
  mail_from: string | undefined
  data_folder: string
}

/** Mail as the settings say: to an SMTP server, else into the folder `mail` of the data folder. */
export function openMail({ smtp_url, mail_from, data_folder }: MailSettings, log: MailLog): Mail {
  const from = mail_from ?? `${PRODUCT.name} <noreply@localhost>`
  if (smtp_url) return queueMail(smtpDelivery(smtp_url, from), log)
  const folder = join(data_folder, 'mail')
  return { ...queueMail(folderDelivery(folder, from), log), list: () => readLetters(folder) }
}

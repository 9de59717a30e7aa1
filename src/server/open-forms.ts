import type { Database } from './db/connection/open.ts'
import { openMailUnsubscribe } from './features/accounts/recovery/stop-mails.ts'
import { openUnsubscribe } from './features/jobs/alerts/unsubscribe.ts'
import { limitMessages } from './http/limits/limits.ts'
import type { createRoute } from './http/route.ts'
import { openPaymentForms } from './purchases/payment/payment-forms.ts'
import type { Settings } from './settings.ts'

type PaymentParts = Parameters<typeof openPaymentForms>[0]

interface FormParts extends Omit<PaymentParts, 'db' | 'limits' | 'onSettled'> {
  settings: Pick<Settings, 'rate_per_minute'> & { secret: string }
  database: Pick<Database, 'db'>
}

/** What takes forms of others: of the payment gateway, and of mail programs. */
export function openForms(parts: FormParts, onSettled: () => void): Parameters<typeof createRoute>[0]['forms'] {
  const { settings, database } = parts
  const paymentForms = openPaymentForms({ ...parts, db: database.db, limits: limitMessages(settings.rate_per_minute > 0), onSettled })
  const stopAlert = openUnsubscribe(database.db, settings.secret)
  const stopMail = openMailUnsubscribe(database.db, settings.secret)
  return (pathname) => paymentForms(pathname) ?? stopAlert(pathname) ?? stopMail(pathname)
}

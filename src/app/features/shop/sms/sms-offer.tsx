import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countSms } from '#contract/shop/sms/sms-count.ts'
import { noteAbout, type OutboxEntry } from '../../../state/outbox/outbox.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useNow } from '../../../ui/formats/use-now.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { readAbout } from '../order-about.ts'
import { type OrderSms, smsLink, smsOfEntry } from './sms-of-entry.ts'

/** How an order that waits for the internet reaches its seller without: what the SMS costs is said first. Nothing where it cannot be sent so. */
export function SmsOffer({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('checkout')
  const [sms, setSms] = useState<OrderSms | 'too-long' | null>(null)
  const { about, body } = entry
  useEffect(() => {
    let isOver = false
    void smsOfEntry({ about, body }).then((made) => {
      if (!isOver) setSms(made)
    })
    return () => {
      isOver = true
    }
  }, [about, body])
  if (sms === null) return null
  if (sms === 'too-long') return <p className="text-sm text-ink-soft">{t('sms.tooLong')}</p>
  return <Offer entry={entry} sms={sms} />
}

function Offer({ entry: { id, about }, sms }: { entry: OutboxEntry; sms: OrderSms }) {
  const { t } = useTranslation('checkout')
  const format = useFormat()
  const now = useNow()
  const read = readAbout(about)
  if (!read) return null
  const { count, isLatin } = countSms(sms.text)
  return (
    <div className="rounded-control bg-sunken px-3 py-2 grid gap-2 justify-items-start">
      <p>
        <MixedText text={t('sms.text', { name: read.parts[0]?.name ?? '' })} />
      </p>
      <p className="text-sm">{format.sentences([t('sms.count', { count }), ...(isLatin ? [] : [t('sms.notLatin')])])}</p>
      <a href={smsLink(sms)} className="btn-quiet max-w-full" onClick={() => void noteAbout(id, { ...read, sms_at: new Date().toISOString() })}>
        <Icon name="i-lucide-message-square-text" />
        <span>
          {t('sms.open')} <span className="whitespace-nowrap tabular">{format.phone(sms.to)}</span>
        </span>
      </a>
      {read.sms_at !== undefined && now !== undefined && <p className="text-sm text-ink-soft">{t('sms.opened', { age: format.age(read.sms_at, now) })}</p>}
    </div>
  )
}

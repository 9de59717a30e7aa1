import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptChanged, type OutboxEntry } from '../../../state/outbox/outbox.ts'
import { type OrderAbout, readAbout, seenOf } from '../order-about.ts'
import { CheckoutChanges } from './checkout-changes.tsx'

/** A decision about an order that was refused while its buyer was away: as it can be had now it goes out as another intent, under another key. */
export function OutboxChanges({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('checkout')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const about = readAbout(entry.about)
  if (!about) return null
  const accept = async (next: OrderAbout) => {
    setState('busy')
    const body = { ...(entry.body as object), ...seenOf(next) }
    const isTaken = await acceptChanged(entry.id, body, next).catch(() => false)
    setState(isTaken ? 'idle' : 'failed')
  }
  return (
    <div>
      <p className="font-600">{t('outbox.changed')}</p>
      <CheckoutChanges about={about} facts={entry.problem?.facts} isBusy={state === 'busy'} onAccept={(next) => void accept(next)} />
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          {t('outbox.failed')}
        </p>
      )}
    </div>
  )
}

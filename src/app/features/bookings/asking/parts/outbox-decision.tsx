import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { acceptInstead, type OutboxEntry } from '../../../../state/outbox/outbox.ts'
import { AppLink } from '../../../../ui/navigation/app-link.tsx'
import { readAsking } from '../asking-about.ts'
import { lastMoment } from '../send-asking.ts'
import { type AskingDecision, NearTimes } from './near-times.tsx'

/** A decision about a request that was refused while its buyer was away: as it can be had now it is asked for as another wish, under another key. */
export function OutboxDecision({ entry }: { entry: OutboxEntry }) {
  const { t } = useTranslation('bookings')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const about = readAsking(entry)
  if (!about || !entry.problem) return null
  const decide = async (decision: AskingDecision) => {
    setState('busy')
    const seen = 'price' in decision ? { price_seen: String(decision.price) } : decision
    const intent = {
      body: { ...(entry.body as object), ...seen },
      about: { ...about, ...decision },
      ...('price' in decision ? {} : lastMoment(decision.starts_at)),
    }
    const isTaken = await acceptInstead(entry.id, intent).catch(() => false)
    setState(isTaken ? 'idle' : 'failed')
  }
  const path = `/servicebooking/${about.service_id}` as const
  // One that may have arrived is looked for among the bookings first: asked again it would be asked twice.
  if (entry.may_have_arrived)
    return (
      <div className="grid gap-2 justify-items-start">
        <p className="font-600">{t('decision.maybe')}</p>
        <AppLink to="/bookings" className="btn-quiet">
          {t('list.mine')}
        </AppLink>
      </div>
    )
  return (
    <div className="grid gap-2 justify-items-start">
      <NearTimes about={about} problem={entry.problem} isBusy={state === 'busy'} onDecide={decide} />
      <AppLink to={path} className="btn-quiet">
        {t('decision.other')}
      </AppLink>
      {state === 'failed' && (
        <p role="alert" className="text-danger">
          {t('decision.failed')}
        </p>
      )}
    </div>
  )
}

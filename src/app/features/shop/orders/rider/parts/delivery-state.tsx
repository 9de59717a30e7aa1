import { useTranslation } from 'react-i18next'
import type { RiderParcel } from '#contract/shop/shop-orders.ts'
import { Icon } from '../../../../../ui/icons/icon.tsx'
import type { Delivery } from '../rider-delivery.ts'
import { CodeForm } from './code-form.tsx'

interface Props {
  link_key: string
  parcel: RiderParcel
  deliveries: readonly Delivery[]
  onDelivered: (parcel: RiderParcel) => void
}

const DELIVERED: readonly RiderParcel['state'][] = ['delivered', 'closed']
/** Where it went is not the rider's to know any more. */
export const isDelivered = ({ state }: RiderParcel): boolean => DELIVERED.includes(state)

const OVER: readonly RiderParcel['state'][] = ['cancelled', 'dropped', 'not_taken', 'back']
const SAID = ['bad-state', 'wrong-code'] as const

/** Whether the parcel is delivered, and what the rider has to do for it. */
export function DeliveryState({ link_key, parcel, deliveries, onDelivered }: Props) {
  const { t } = useTranslation('parcels')
  const isSent = deliveries.some(({ state, answer }) => state === 'sent' && answer !== undefined)
  const refused = deliveries.filter(({ state }) => state === 'needs-you')
  const isQueued = deliveries.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'login' || state === 'ask-first')
  if (isSent || isDelivered(parcel))
    return (
      <p role="status" className="flex items-center gap-2 text-lg font-600 text-brand">
        <Icon name="i-lucide-circle-check" />
        <span>
          {t('rider.done')}{' '}
          <span className="font-mono" lang="en" translate="no">
            {parcel.number}
          </span>
        </span>
      </p>
    )
  if (isQueued)
    return (
      <p role="status" className="flex items-start gap-2 font-600 text-marigold">
        <Icon name="i-lucide-hourglass" className="mt-0.5" />
        {t('rider.queued')}
      </p>
    )
  if (OVER.includes(parcel.state)) return <p className="font-600">{t('rider.over')}</p>
  const last = refused.at(-1)
  return (
    <>
      {parcel.state !== 'shipped' && <p>{t('rider.notShipped')}</p>}
      {last && <Refusal delivery={last} />}
      <CodeForm about={{ link_key, number: parcel.number }} refused={refused} onDelivered={onDelivered} />
    </>
  )
}

function Refusal({ delivery: { problem } }: { delivery: Delivery }) {
  const { t } = useTranslation('parcels')
  const code = problem?.code ?? 'bug'
  const said = SAID.find((one) => one === code)
  const left = problem?.facts?.left
  return (
    <div role="alert" className="text-danger">
      <p className="font-600">{said ? t(`rider.refused.${said}`) : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })}</p>
      {said === 'wrong-code' && left !== undefined && <p>{t('conflict.left', { count: left })}</p>}
    </div>
  )
}

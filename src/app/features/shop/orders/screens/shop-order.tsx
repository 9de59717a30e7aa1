import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AgeNote } from '../../../../ui/lists/age-note.tsx'
import { useKeptFocus } from '../../../../ui/use-kept-focus.ts'
import { OrderComplaints } from '../../returns/parts/order-complaints.tsx'
import { OrderChanges } from '../parts/order-changes.tsx'
import { OrderContact } from '../parts/order-contact.tsx'
import { OrderHead } from '../parts/order-head.tsx'
import { OrderStations } from '../parts/order-stations.tsx'
import { OrdersProblem } from '../parts/orders-problem.tsx'
import { PackingSlip } from '../parts/packing-slip.tsx'
import { ParcelCode } from '../parts/parcel-code.tsx'
import { ParcelDelivery } from '../parts/parcel-delivery.tsx'
import { ParcelLines } from '../parts/parcel-lines.tsx'
import { StepConflict } from '../parts/step-conflict.tsx'
import { type UsedOrder, useShopOrder } from '../use-shop-order.ts'

/** One order of goods, to its buyer and to its seller: what it is, what is to be done until when, and what is in the parcel. */
export function ShopOrderScreen({ number }: { number: string }) {
  const { t } = useTranslation('parcels')
  const used = useShopOrder(number)
  const { answer, problem, reload, known } = used
  const kept = useKeptFocus()
  return (
    <div className="mx-auto max-w-4xl">
      <div {...kept} className="no-print grid grid-cols-1 gap-3">
        <h1 className="text-xl" tabIndex={-1} data-keeps-focus="">
          {t('order.title')}
        </h1>
        {!answer && !problem && <Waiting />}
        {!answer && problem && <OrdersProblem problem={problem} of="order" retry={reload} />}
        {answer && known && <Shown used={used} answer={answer} known={known} />}
      </div>
      {known?.order.side === 'sold' && (
        <div className="hidden print:block">
          <PackingSlip order={known.order} />
        </div>
      )}
    </div>
  )
}

function Waiting() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common:loading')} className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
      <div className="skeleton h-64" />
      <div className="skeleton h-48" />
    </div>
  )
}

interface ShownProps {
  used: UsedOrder
  answer: NonNullable<UsedOrder['answer']>
  known: NonNullable<UsedOrder['known']>
}

function Shown({ used: { reload, put }, answer, known }: ShownProps) {
  const { order, refused } = known
  // What the service did not take was decided by what it knows: that is shown beside the refusal.
  const look = useEffectEvent(reload)
  const refusedIds = refused.map(({ id }) => id).join(' ')
  useEffect(() => {
    if (refusedIds !== '') look()
  }, [refusedIds])
  return (
    <>
      <AgeNote answer={answer} />
      {refused.map((step) => (
        <StepConflict key={step.id} step={step} at="order" />
      ))}
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="grid grid-cols-1 gap-3 min-w-0">
          <OrderHead known={known} onChanged={put} reload={reload} />
          <ParcelCode order={order} />
          <OrderComplaints order={order} />
          <OrderStations order={order} />
        </div>
        <div className="grid grid-cols-1 gap-3 min-w-0">
          <ParcelLines order={order} />
          <ParcelDelivery order={order} />
          <OrderContact order={order} />
          <OrderChanges order={order} />
        </div>
      </div>
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskOrderFile } from '#contract/desk/order-file.ts'
import { KeyedButton } from '../../parts/keyed-button.tsx'
import { useDeskKeys } from '../../use-desk-keys.ts'
import { type OrderAct, orderActs } from '../order-acts.ts'
import { ActDialog } from './act-dialog.tsx'

interface Props {
  order: DeskOrderFile
  onDone: (order?: DeskOrderFile) => void
}

/** What staff can do about an order, each with its key. */
export function ActButtons({ order, onDone }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const [chosen, choose] = useState<OrderAct>()
  const acts = orderActs(order)
  useDeskKeys({ onAct: (place) => choose(acts[place]) })
  if (acts.length === 0) return <p className="text-ink-soft">{t('act.none')}</p>
  const nameOf = (act: OrderAct) => {
    const of = 'name' in act ? act.name : (act.refund ?? act.order)
    return of === undefined ? t(`act.${act.act}.button`) : `${t(`act.${act.act}.button`)} · ${of}`
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {acts.map((act, place) => (
          <KeyedButton key={nameOf(act)} place={place} onClick={() => choose(act)}>
            {nameOf(act)}
          </KeyedButton>
        ))}
      </div>
      {chosen && <ActDialog order={order} chosen={chosen} onDone={onDone} onClose={() => choose(undefined)} />}
    </>
  )
}

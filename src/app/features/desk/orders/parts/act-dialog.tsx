import { useTranslation } from 'react-i18next'
import { FOUR_EYES_ABOVE_TAKA } from '#contract/desk/approval-kinds.ts'
import type { DeskOrderFile } from '#contract/desk/order-file.ts'
import { onlineOf } from '#contract/purchases/purchase-rules.ts'
import { showNotice } from '../../../../state/notices.ts'
import { useFormat } from '../../../../ui/formats/use-format.ts'
import { actOnOrder, settleGivenUp } from '../calls.ts'
import type { OrderAct } from '../order-acts.ts'
import { ReasonDialog } from './reason-dialog.tsx'

interface Props {
  order: DeskOrderFile
  chosen: OrderAct
  /** The order as it is then; undefined: it is to be asked for. */
  onDone: (order?: DeskOrderFile) => void
  onClose: () => void
}

/** Asks before something is done about an order, and says what became of it. */
export function ActDialog({ order, chosen, onDone, onClose }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const format = useFormat()
  const { act } = chosen
  const money = format.price(moneyOf(order, chosen) / 100)
  const decide: Parameters<typeof ReasonDialog>[0]['onDecide'] = async (said) => {
    if ('name' in chosen) {
      await settleGivenUp(chosen.act, chosen.name, said)
      showNotice(t(`act.${act}.done`))
      return onDone()
    }
    const done = await actOnOrder(chosen.act, order.number, { ...said, refund: chosen.refund, order: chosen.order })
    showNotice(done.approval ? t('act.asked') : t(`act.${act}.done`))
    onDone(done.order)
  }
  const part = 'order' in chosen ? order.orders.find(({ number }) => number === chosen.order) : undefined
  const plainText = () => (act === 'refund' && order.left_paisa === 0 ? t('act.refund.free') : t(`act.${act}.text`, { money }))
  const wants = { part: 'taka', settle: 'reference' } as const
  return (
    <ReasonDialog
      title={t(`act.${act}.title`, { number: order.number })}
      yes={t(`act.${act}.yes`)}
      isDanger={act === 'refund' || act === 'part'}
      wants={act === 'part' || act === 'settle' ? wants[act] : 'reason'}
      onDecide={decide}
      onClose={onClose}
    >
      <p>{part ? t('act.part.ofOrder', { number: part.number, name: part.seller.full_name, money }) : plainText()}</p>
      {(act === 'confirm' || act === 'refund' || act === 'part') && (
        <p className="text-sm text-ink-soft">{t('act.second', { money: format.price(FOUR_EYES_ABOVE_TAKA) })}</p>
      )}
    </ReasonDialog>
  )
}

/** Paisa that an action is about. */
function moneyOf({ method, final_price, advance, left_paisa, refunds, orders }: DeskOrderFile, chosen: OrderAct): number {
  if ('name' in chosen || chosen.act === 'confirm') return onlineOf({ method, total: final_price, advance }) * 100
  const part = orders.find(({ number }) => number === chosen.order)
  if (part) return Math.min(left_paisa, (onlineOf({ ...part, method }) - part.refunded) * 100)
  return refunds.find(({ name }) => name === chosen.refund)?.paisa ?? left_paisa
}

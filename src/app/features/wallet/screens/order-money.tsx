import { useTranslation } from 'react-i18next'
import type { OrderMoney as Money } from '#contract/wallet/wallet.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { loadOrderMoney } from '../calls.ts'
import { MoveRow } from '../parts/move-row.tsx'
import { WalletProblem } from '../parts/wallet-problem.tsx'
import { useTaka } from '../use-taka.ts'

const PERCENT = 100

/** What one order brought its seller: price, promo code, commission, refunds, and every move of it. */
export function OrderMoney({ number }: { number: string }) {
  const { t } = useTranslation('wallet')
  const { answer, problem, reload } = useCachedAnswer((options) => loadOrderMoney(number, options), `wallet order ${number}`)
  const moves = answer?.value[0]?.moves ?? []
  return (
    <div className="mx-auto w-full max-w-2xl grid grid-cols-1 gap-4">
      <h1 className="text-xl">{t('order.title')}</h1>
      {!answer && (problem ? <WalletProblem problem={problem} retry={reload} /> : <RowsWaiting />)}
      {answer && <AgeNote answer={answer} />}
      {answer?.value.map((money) => (
        <OneOrder key={money.is_cash ? 'cash' : 'online'} money={money} />
      ))}
      {moves.length > 0 && (
        <section aria-labelledby="order-moves" className="grid gap-2">
          <h2 id="order-moves" className="text-lg">
            {t('movesTitle')}
          </h2>
          <ul className="card">
            {moves.map((move) => (
              <MoveRow key={move.id} move={move} isOfOrder />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function OneOrder({ money }: { money: Money }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const taka = useTaka()
  const { number, kind, is_cash, gross, code, discount, rate, commission, back, commission_back, net, free_at, freed_at, stopped } = money
  const lines: [label: string, text: string][] = [
    [t(is_cash ? 'order.cash' : 'order.gross'), taka(gross)],
    ...(code === null ? [] : [[t('order.code', { code }), taka(discount)] as [string, string]]),
    [rate === null ? t('order.commission') : t('order.commissionOf', { rate: format.number(rate / PERCENT) }), taka(-commission)],
    ...(back > 0 ? [[t('order.back'), taka(-back)] as [string, string]] : []),
    ...(commission_back > 0 ? [[t('order.commissionBack'), taka(commission_back)] as [string, string]] : []),
  ]
  const state = () => {
    if (is_cash) return t('order.cashHint')
    if (stopped !== null) return t(`stopped.${stopped}`)
    if (freed_at !== null) return t('order.freed', { date: format.day(freed_at) })
    return free_at === null ? t(`waits.${kind}`) : t('freeOn', { date: format.dayShort(free_at) })
  }
  return (
    <section aria-label={number} className="card p-4 grid gap-2">
      <h2 className="text-base">
        {t(`kinds.${kind}`)} <span className="tabular">{number}</span>
      </h2>
      <dl className="grid grid-cols-[1fr_auto] gap-1">
        {lines.map(([label, text]) => (
          <div key={label} className="[display:contents]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular text-end whitespace-nowrap">{text}</dd>
          </div>
        ))}
        <div className="[display:contents] font-600">
          <dt>{t(is_cash ? 'order.owed' : 'order.net')}</dt>
          <dd className="tabular text-end whitespace-nowrap">{taka(is_cash ? commission - commission_back : net)}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">{state()}</p>
    </section>
  )
}

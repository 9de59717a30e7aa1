import { useTranslation } from 'react-i18next'
import type { Wallet } from '#contract/wallet/wallet.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { orderMoneyPath } from '../order-page.ts'
import { useTaka } from '../use-taka.ts'

/** What becomes free next, by its order: when, or why not yet. */
export function OnHold({ wallet: { on_hold, on_hold_count } }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const taka = useTaka()
  if (on_hold.length === 0) return null
  const why = ({ kind, free_at, stopped }: Wallet['on_hold'][number]) => {
    if (stopped !== null) return t(`stopped.${stopped}`)
    return free_at === null ? t(`waits.${kind}`) : t('freeOn', { date: format.dayShort(free_at) })
  }
  return (
    <section aria-labelledby="on-hold" className="grid gap-2">
      <h2 id="on-hold" className="text-lg">
        {t('onHold')}
      </h2>
      <ul className="card">
        {on_hold.map((one) => (
          <li key={`${one.kind} ${one.number}`} className="border-t border-line first:border-t-0">
            <AppLink
              to={orderMoneyPath({ number: one.number, of: one.kind }) ?? '/wallet'}
              className="target w-full px-4 py-2 gap-3 justify-between! text-start active:bg-sunken"
            >
              <span className="min-w-0">
                <span className="block">
                  {t(`kinds.${one.kind}`)} <span className="tabular">{one.number}</span>
                </span>
                <span className="block text-sm text-ink-soft">{why(one)}</span>
              </span>
              <span className="tabular whitespace-nowrap font-600">{taka(one.paisa)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {on_hold_count > on_hold.length && <p className="text-sm text-ink-soft">{t('onHoldMore', { count: on_hold_count - on_hold.length })}</p>}
    </section>
  )
}

import { useTranslation } from 'react-i18next'
import type { WalletMove } from '#contract/wallet/wallet.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { orderMoneyPath } from '../order-page.ts'
import { useTaka } from '../use-taka.ts'

/** One change of a seller's money: what it was, of which order, and what each account came to with it. */
export function MoveRow({ move, isOfOrder = false }: { move: WalletMove; isOfOrder?: boolean }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const taka = useTaka()
  const { at, kind, number, of, entries } = move
  const path = orderMoneyPath(move)
  return (
    <li className="border-t border-line first:border-t-0 px-4 py-2 grid gap-1 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="font-600">{t(`moves.${kind}`)}</p>
        <p className="text-sm text-ink-soft">
          {format.dateTime(at)}
          {!isOfOrder && path !== null && (
            <>
              {' · '}
              <AppLink to={path} className="link tabular">
                {of !== null && `${t(`kinds.${of}`)} `}
                {number}
              </AppLink>
            </>
          )}
        </p>
      </div>
      <ul className="grid gap-1 sm:justify-items-end">
        {entries.map(({ account, paisa, balance }) => (
          <li key={account} className="flex flex-wrap gap-2 sm:justify-end">
            <span className="text-sm text-ink-soft">{t(`accounts.${account}`)}</span>
            <span className="tabular whitespace-nowrap font-600">
              {paisa > 0 && '+'}
              {taka(paisa)}
            </span>
            <span className="text-sm text-ink-soft whitespace-nowrap tabular">{t('after', { money: taka(balance) })}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}

import { useTranslation } from 'react-i18next'
import type { SellerAccount } from '#contract/wallet/ledger-kinds.ts'
import type { Wallet } from '#contract/wallet/wallet.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useTaka } from '../use-taka.ts'

/** In the order in which they are read: what can be had comes first. */
const ORDER = ['free', 'pending', 'leaving', 'due'] as const satisfies readonly SellerAccount[]

/** The four sums of a seller; each leads to its moves. What is owed is left out while it is nothing, and can be paid. */
export function Sums({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('wallet')
  const taka = useTaka()
  return (
    <ul className="card" aria-label={t('title')}>
      {ORDER.filter((account) => account !== 'due' || wallet.due > 0).map((account) => (
        <li key={account} className="border-t border-line first:border-t-0">
          <AppLink to={`/wallet/moves?account=${account}`} className="target w-full px-4 py-2 gap-3 justify-between! text-start active:bg-sunken">
            <span className="min-w-0">
              <span className="block font-600">{t(`accounts.${account}`)}</span>
              <span className="block text-sm text-ink-soft">{t(`hints.${account}`)}</span>
            </span>
            <span className="flex items-center gap-2">
              <span className="tabular text-lg font-600 whitespace-nowrap">{taka(wallet[account])}</span>
              <Icon name="i-lucide-chevron-right" className="text-ink-soft" />
            </span>
          </AppLink>
          {account === 'due' && (
            <div className="px-4 pb-3">
              <AppLink to="/wallet/pay" className="btn-quiet">
                {t('pay.link')}
              </AppLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

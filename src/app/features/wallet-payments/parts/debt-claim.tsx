import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { DebtClaim, DebtClaimState } from '#contract/wallet-payments/debt-claims.ts'
import { WALLET_NAMES } from '#contract/wallet-payments/wallets.ts'
import { StatusChip, type StatusStyle } from '../../../ui/controls/status-chip.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'

const STYLES: Record<DebtClaimState, StatusStyle> = {
  waiting: { icon: 'i-lucide-hourglass', colour: 'text-marigold' },
  taken: { icon: 'i-lucide-circle-check', colour: 'text-brand' },
  refused: { icon: 'i-lucide-circle-x', colour: 'text-danger' },
}

/** What a seller says they have paid of a debt, and what staff said of it. */
export function DebtClaimCard({ claim }: { claim: DebtClaim }) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const id = useId()
  const { state, wallet, trxid, amount_paisa, came_paisa, claimed_at, decided_at, reason } = claim
  const price = (paisa: number) => format.price(paisa / 100)
  return (
    <li aria-labelledby={id} className="card p-4 grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p id={id} className="font-600">
          {WALLET_NAMES[wallet]} <span className="tabular">{trxid}</span>
        </p>
        <StatusChip variant={STYLES[state]}>{t(`debt.states.${state}`)}</StatusChip>
      </div>
      <p className="text-lg font-600 tabular">{price(came_paisa ?? amount_paisa)}</p>
      <p className="text-sm text-ink-soft">{format.dateTime(decided_at ?? claimed_at)}</p>
      {state === 'waiting' && <p>{t('debt.waiting')}</p>}
      {came_paisa !== null && came_paisa !== amount_paisa && <p>{t('debt.cameOther', { said: price(amount_paisa), came: price(came_paisa) })}</p>}
      {state === 'refused' && (
        <p>
          {t('debt.why')} <MixedText text={reason} />
        </p>
      )}
    </li>
  )
}

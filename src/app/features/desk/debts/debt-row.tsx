import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskDebtClaim } from '#contract/desk/debt-claims.ts'
import { WALLET_NAMES } from '#contract/wallet-payments/wallets.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { KeyedButton } from '../parts/keyed-button.tsx'
import { useDeskKeys } from '../use-desk-keys.ts'
import { type DebtAct, debtActsOf } from './calls.ts'
import { DebtDialog } from './debt-dialog.tsx'

interface Props {
  claim: DeskDebtClaim
  onDecided: (claim: DeskDebtClaim) => void
}

/** A payment of a debt with its seller, and the answer. A digit opens an answer of the row that has the focus. */
export function DebtRow({ claim, onDecided }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'debts' })
  const format = useFormat()
  const [act, setAct] = useState<DebtAct>()
  const row = useRef<HTMLElement>(null)
  const acts = debtActsOf(claim)
  useDeskKeys({
    onAct: (place) => {
      if (row.current?.contains(document.activeElement)) setAct(acts[place])
    },
  })
  const { state, trxid, amount_paisa, came_paisa, claimed_at, reason, seller, is_own } = claim
  return (
    <article ref={row} aria-label={trxid} className="grid gap-2 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base">
          <AppLink to={`/desk/people/${encodeURIComponent(seller.username)}`} className="link">
            <MixedText text={seller.full_name || seller.username} />
          </AppLink>
        </h2>
        <span className="tabular text-lg font-600">{format.price(amount_paisa / 100)}</span>
      </div>
      <p className="text-sm text-ink-soft">{t('since', { date: format.dateTime(claimed_at) })}</p>
      <Facts claim={claim} />
      {is_own && <p className="text-sm">{t('own')}</p>}
      {state === 'taken' && (
        <p role="status" className="font-600">
          {t('taken', { price: format.price((came_paisa ?? 0) / 100) })}
        </p>
      )}
      {state === 'refused' && (
        <p role="status" className="font-600">
          {t('refused')} <MixedText text={reason} />
        </p>
      )}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {acts.map((one, place) => (
          <KeyedButton key={one} place={place} onClick={() => setAct(one)}>
            {t(`act.${one}.yes`)}
          </KeyedButton>
        ))}
      </div>
      {act && <DebtDialog claim={claim} act={act} onDecided={onDecided} onClose={() => setAct(undefined)} />}
    </article>
  )
}

function Facts({ claim }: Pick<Props, 'claim'>) {
  const { t } = useTranslation('desk', { keyPrefix: 'debts' })
  const format = useFormat()
  const { state, wallet, trxid, sent_to, reference, due_paisa, is_known_number, is_look_alike } = claim
  return (
    <ul className="text-sm grid gap-1">
      <li>
        {WALLET_NAMES[wallet]} · <b lang="en">{trxid}</b> · {format.phone(sent_to)}
      </li>
      <li>
        {t('reference')} <b lang="en">{reference}</b>
      </li>
      <li>{t('due', { price: format.price(due_paisa / 100) })}</li>
      {state === 'waiting' && !is_known_number && <li className="text-marigold">{t('unknownNumber')}</li>}
      {state === 'waiting' && is_look_alike && <li className="text-marigold">{t('lookAlike')}</li>}
    </ul>
  )
}

import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import { PAYOUT_LIMITS } from '#contract/wallet/payout-rules.ts'
import type { PayoutAccount } from '#contract/wallet/payouts.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { dropAccount } from '../calls.ts'
import type { WithProof } from '../with-proof.ts'
import { AccountForm } from './account-form.tsx'

interface Props {
  accounts: readonly PayoutAccount[]
  /** Of the service, ISO 8601. */
  now: string
  withProof: WithProof
  onChanged: () => void
}

/** Where a seller's money can go: the number of each is hidden, and one that was added today cannot be used yet. */
export function Accounts({ accounts, now, withProof, onChanged }: Props) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const [isAdding, setAdding] = useState(false)
  const [removed, setRemoved] = useState<PayoutAccount>()
  const key = useRef(newKey())
  const done = () => {
    setAdding(false)
    onChanged()
  }
  return (
    <section aria-labelledby="accounts" className="grid grid-cols-1 gap-2">
      <h2 id="accounts" className="text-lg">
        {t('account.title')}
      </h2>
      {accounts.length === 0 && <p className="text-ink-soft">{t('account.none')}</p>}
      <ul className="card empty:hidden">
        {accounts.map((account) => (
          <li key={account.id} className="border-t border-line first:border-t-0 px-4 py-2 flex flex-wrap items-center justify-between gap-2">
            <span>
              <span className="block">
                {t(`ways.${account.way}`)} {account.bank} …<span className="tabular">{format.digits(account.masked)}</span>
              </span>
              {Date.parse(account.usable_at) > Date.parse(now) && (
                <span className="block text-sm text-ink-soft">{t('account.usable', { date: format.dateTime(account.usable_at) })}</span>
              )}
            </span>
            <Button onClick={() => setRemoved(account)} aria-label={t('account.removeOne', { digits: account.masked })}>
              {t('account.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <AccountForm withProof={withProof} onDone={done} onClose={() => setAdding(false)} />
      ) : (
        accounts.length < PAYOUT_LIMITS.accountsMost && (
          <div>
            <Button icon="i-lucide-plus" onClick={() => setAdding(true)}>
              {t('account.add')}
            </Button>
          </div>
        )
      )}
      {removed && (
        <AskDialog
          title={t('account.removeTitle', { digits: removed.masked })}
          yes={t('account.remove')}
          no={t('account.cancel')}
          onYes={async () => {
            if (await withProof(() => dropAccount(removed.id, key.current))) onChanged()
          }}
          onClose={() => setRemoved(undefined)}
        >
          <p>{t('account.removeText')}</p>
        </AskDialog>
      )}
    </section>
  )
}

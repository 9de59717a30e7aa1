import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskDebtClaim } from '#contract/desk/debt-claims.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { loadDebts } from './calls.ts'
import { DebtRow } from './debt-row.tsx'

/** What sellers say they have paid of their debts, the oldest first. What was decided stays in its place until the list is read again. */
export function DeskDebts() {
  const { t } = useTranslation('desk')
  const format = useFormat()
  const [decided, setDecided] = useState<ReadonlyMap<number, DeskDebtClaim>>(new Map())
  return (
    <>
      <h1 className="text-xl">{t('debts.title')}</h1>
      <p className="text-ink-soft">{t('debts.intro')}</p>
      <p className="hidden lg:block text-sm text-ink-soft">{t('wallet.keys', { down: 'J', up: 'K', last: format.number(2), first: format.number(1) })}</p>
      <PagedList<DeskDebtClaim> name="desk debts" load={loadDebts} nameOf={({ claim_id }) => claim_id} empty={t('debts.empty')}>
        {(claim) => (
          <DebtRow claim={decided.get(claim.claim_id) ?? claim} onDecided={(done) => setDecided((before) => new Map(before).set(done.claim_id, done))} />
        )}
      </PagedList>
    </>
  )
}

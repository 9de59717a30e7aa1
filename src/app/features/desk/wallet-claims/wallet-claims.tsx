import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskWalletClaim } from '#contract/desk/wallet-claims.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { loadDeskClaims } from './calls.ts'
import { WalletClaimRow } from './claim-row.tsx'

/** Payments by mobile wallet that staff have to decide, those that wait longest first. What was decided stays in its place until the list is read again. */
export function DeskWalletClaims() {
  const { t } = useTranslation('desk', { keyPrefix: 'wallet' })
  const format = useFormat()
  const [decided, setDecided] = useState<ReadonlyMap<number, DeskWalletClaim>>(new Map())
  return (
    <>
      <h1 className="text-xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('intro')}</p>
      <p className="hidden lg:block text-sm text-ink-soft">{t('keys', { down: 'J', up: 'K', last: format.number(2), first: format.number(1) })}</p>
      <PagedList<DeskWalletClaim> name="desk wallet claims" load={loadDeskClaims} nameOf={({ claim_id }) => claim_id} empty={t('empty')}>
        {(claim) => (
          <WalletClaimRow claim={decided.get(claim.claim_id) ?? claim} onDecided={(done) => setDecided((before) => new Map(before).set(done.claim_id, done))} />
        )}
      </PagedList>
    </>
  )
}

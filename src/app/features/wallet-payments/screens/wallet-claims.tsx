import { useTranslation } from 'react-i18next'
import { WALLET_CLAIMS_PATH } from '#contract/shop/shop-notices.ts'
import { AgeNote } from '../../../ui/lists/age-note.tsx'
import { LoadMore } from '../../../ui/lists/load-more.tsx'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { FilterLinks } from '../../../ui/navigation/filter-links.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { useLookingAgain } from '../../../wire/use-looking-again.ts'
import type { ClaimGroup } from '../calls.ts'
import { ClaimCard } from '../parts/claim-card.tsx'
import { PaymentProblem } from '../parts/payment-problem.tsx'
import { useClaimEntries, useSettled } from '../use-claim-entries.ts'
import { useClaimPages } from '../use-claim-pages.ts'

/** What buyers say they have paid to one's shop: read and answered here, also without network. */
export function WalletClaims({ group }: { group: ClaimGroup }) {
  const { t } = useTranslation('wallets')
  const kept = useKeptFocus()
  const links = (['open', 'all'] as const).map((one) => ({
    key: one,
    to: one === 'open' ? (`${WALLET_CLAIMS_PATH}` as const) : (`${WALLET_CLAIMS_PATH}?group=all` as const),
    text: t(`list.${one}`),
    isCurrent: one === group,
  }))
  return (
    <div {...kept} className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl" tabIndex={-1} data-keeps-focus="">
        {t('list.title')}
      </h1>
      <FilterLinks label={t('list.title')} links={links} />
      <AppLink to={`${WALLET_CLAIMS_PATH}/numbers`} className="target link justify-start!">
        {t('numbers.title')}
      </AppLink>
      <List key={group} group={group} />
    </div>
  )
}

function List({ group }: { group: ClaimGroup }) {
  const { t } = useTranslation('wallets')
  const { answer, problem, reload, claims, ...more } = useClaimPages(group)
  const entries = useClaimEntries()
  useLookingAgain(true, reload)
  useSettled(
    entries.filter(({ about }) => about.side === 'sold'),
    reload,
  )
  if (!claims || !answer) return problem ? <PaymentProblem problem={problem} retry={reload} /> : <RowsWaiting />
  return (
    <>
      <AgeNote answer={answer} />
      {claims.length === 0 && (
        <NothingHere drawing="empty" title={t(group === 'open' ? 'list.empty' : 'list.emptyAll')} {...(group === 'open' && { hint: t('list.emptyHint') })} />
      )}
      <ul aria-label={t('list.title')} className="grid grid-cols-1 gap-2 empty:hidden">
        {claims.map((claim) => (
          <li key={claim.claim_id}>
            <ClaimCard of={claim} entries={entries.filter(({ about }) => about.claim === claim.claim_id)} reload={reload} />
          </li>
        ))}
      </ul>
      <LoadMore
        more={more}
        texts={{ more: t('list.next'), loading: t('common:loading'), offline: t('list.nextOffline'), failed: t('list.nextFailed') }}
        byItself={false}
      />
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lowerCase } from '#contract/core/one-form.ts'
import type { ClaimAction } from '#contract/wallet-payments/claim-rules.ts'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import { WALLET_NAMES } from '#contract/wallet-payments/wallets.ts'
import { useServiceNow } from '../../../nouns/use-service-now.ts'
import { serviceNow } from '../../../state/service-clock.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { StatusChip } from '../../../ui/controls/status-chip.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { type ClaimEntry, isRefused, isUnsent } from '../claim-entry.ts'
import { CLAIM_STYLES } from '../claim-styles.ts'
import { claimSentence } from '../claim-words.ts'
import { useClaimStep } from '../use-step.ts'
import { ClaimConflict } from './claim-conflict.tsx'
import { ClaimDialog } from './claim-dialogs.tsx'
import { ClaimRefunds } from './claim-refunds.tsx'
import { OwnMessage } from './own-message.tsx'
import { UnsentClaims } from './unsent-claims.tsx'

interface Props {
  of: WalletClaim
  /** Its steps in the outbox of this phone. */
  entries: readonly ClaimEntry[]
  reload: () => void
}

/** One claim, to its buyer or its seller: what is said, who has to do what until when, and what can be done, also without network. */
export function ClaimCard({ of, entries, reload }: Props) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const now = useServiceNow() ?? serviceNow()
  const make = useClaimStep(of, reload)
  const unsent = entries.filter(isUnsent)
  const isSold = of.side === 'sold'
  const isPlaced = of.purchase_state === 'confirmed'
  return (
    <article aria-label={t('claim.order', { number: of.order })} className="card p-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="text-lg font-600 tabular">{format.price(of.asked_paisa / 100)}</p>
          <p>
            <MixedText text={isSold ? t('claim.buyer', { name: of.buyer.full_name }) : t('claim.seller', { name: of.seller.name })} />
          </p>
          {isPlaced || !isSold ? (
            <AppLink to={`/shop_order/${lowerCase(of.order)}`} className="target link justify-start!">
              {t('claim.order', { number: of.order })}
            </AppLink>
          ) : (
            <p>{t('claim.order', { number: of.order })}</p>
          )}
        </div>
        <StatusChip variant={CLAIM_STYLES[of.state]}>{t(isSold && of.state === 'claimed' ? 'states.toAnswer' : `states.${of.state}`)}</StatusChip>
      </div>
      <Named of={of} />
      <p role="status">{claimSentence(of, t, { format, now })}</p>
      {of.owed_back_paisa > 0 && (
        <p className="font-600 text-marigold">{t(isSold ? 'sold.owed' : 'bought.owed', { price: format.price(of.owed_back_paisa / 100) })}</p>
      )}
      <Stories of={of} />
      {entries.filter(isRefused).map((entry) => (
        <ClaimConflict key={entry.id} entry={entry} at="page" />
      ))}
      <UnsentClaims entries={unsent} />
      {isSold && of.can.includes('came') && <OwnMessage of={of} />}
      {unsent.length === 0 && <Actions of={of} make={make} />}
      <ClaimRefunds of={of} make={unsent.length === 0 ? make : undefined} />
    </article>
  )
}

/** What the buyer says they have paid. */
function Named({ of }: Pick<Props, 'of'>) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const isSold = of.side === 'sold'
  return (
    <div className="rounded-control bg-sunken p-3 grid gap-1">
      <p className="text-sm text-ink-soft">{t(isSold ? 'claim.says' : 'claim.saysYou')}</p>
      <p>
        <b className="text-lg tabular" dir="ltr">
          {of.trxid}
        </b>{' '}
        · {WALLET_NAMES[of.wallet]} · {format.price(of.amount_paisa / 100)}
      </p>
      {of.sent_to && (
        <p className="text-sm">
          <span dir="ltr">{format.phone(of.sent_to)}</span> · {format.dateTime(of.claimed_at)}
        </p>
      )}
      {isSold && !of.is_known_number && of.sent_to && <Warning text={t('claim.unknownNumber')} />}
      {isSold && of.is_look_alike && <Warning text={t('claim.lookAlike')} />}
    </div>
  )
}

const Warning = ({ text }: { text: string }) => (
  <p className="text-marigold">
    <Icon name="i-lucide-triangle-alert" /> {text}
  </p>
)

/** What both sides wrote for staff, and what those decided. */
function Stories({ of: { seller_story, buyer_story, decision, side } }: Pick<Props, 'of'>) {
  const { t } = useTranslation('wallets')
  const said = [
    [t(side === 'sold' ? 'claim.buyers' : 'claim.yours'), buyer_story],
    [t(side === 'sold' ? 'claim.yours' : 'claim.theirs'), seller_story],
    [decision ? `${t('claim.staff')}: ${t(decision.came ? 'claim.came' : 'claim.notCome')}` : '', decision?.reason ?? ''],
  ].filter(([, text]) => text !== '')
  if (said.length === 0) return null
  return (
    <dl aria-label={t('claim.stories')} className="grid gap-2">
      {said.map(([who, text]) => (
        <div key={who}>
          <dt className="text-sm text-ink-soft">{who}</dt>
          <dd className="whitespace-pre-line break-words">
            <MixedText text={text ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const ICONS = {
  came: 'i-lucide-check',
  not_come: 'i-lucide-x',
  refund: 'i-lucide-undo-2',
  cancel: 'i-lucide-circle-x',
  complain: 'i-lucide-message-square-warning',
} as const satisfies Partial<Record<ClaimAction, `i-lucide-${string}`>>
type Pressed = keyof typeof ICONS

function Actions({ of, make }: { of: WalletClaim; make: ReturnType<typeof useClaimStep> }) {
  const { t } = useTranslation('wallets')
  const [asked, setAsked] = useState<Pressed>()
  // A refund is offered where some is owed: what was kept rightly is not pressed away.
  const can = of.can.filter((action): action is Pressed => action in ICONS && (action !== 'refund' || of.owed_back_paisa > 0))
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {can.map((action, at) => (
          <Button key={action} variant={at === 0 && action !== 'cancel' ? 'primary' : 'quiet'} icon={ICONS[action]} onClick={() => setAsked(action)}>
            {t(`actions.${action}`)}
          </Button>
        ))}
      </div>
      {asked && <ClaimDialog action={asked} of={of} make={make} onClose={() => setAsked(undefined)} />}
    </>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import { WALLET_NAMES } from '#contract/wallet-payments/wallets.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FormDialog } from '../../../ui/controls/form-dialog.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { PlainField } from '../../../ui/form/plain-field.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import type { MakeClaimStep } from '../use-step.ts'

type Refund = WalletClaim['refunds'][number]

interface Props {
  of: WalletClaim
  /** Undefined: what was done and not sent is not known to the service, and nothing can be done after it here. */
  make: MakeClaimStep | undefined
}

/** What its seller says they have sent back, and the buyer's answer. */
export function ClaimRefunds({ of, make }: Props) {
  const { t } = useTranslation('wallets')
  if (of.refunds.length === 0) return null
  return (
    <section className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-base">{t('claim.refunds')}</h3>
      <ul className="grid gap-2">
        {of.refunds.map((refund) => (
          <RefundRow key={refund.refund_id} refund={refund} make={of.side === 'bought' ? make : undefined} />
        ))}
      </ul>
    </section>
  )
}

function RefundRow({ refund, make }: { refund: Refund; make: MakeClaimStep | undefined }) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const { isBusy, run } = useAction()
  const [isMissing, setMissing] = useState(false)
  const { refund_id, wallet, trxid, paisa, state, sent_at } = refund
  return (
    <li className="grid gap-2">
      <p>
        <b className="tabular">{format.price(paisa / 100)}</b> · {WALLET_NAMES[wallet]} · <span dir="ltr">{trxid}</span> · {format.dateTime(sent_at)}
        <span className="block text-sm text-ink-soft">{t(`claim.refundStates.${state}`)}</span>
      </p>
      {make && (state === 'sent' || state === 'disputed') && (
        <div className="flex flex-wrap gap-2">
          <BusyButton
            variant="primary"
            icon="i-lucide-check"
            isBusy={isBusy}
            onClick={() => void run(() => make('refund_answer', { refund_id, is_received: true, story: '' }))}
          >
            {t('claim.received')}
          </BusyButton>
          {state === 'sent' && <Button onClick={() => setMissing(true)}>{t('claim.missing')}</Button>}
        </div>
      )}
      {make && isMissing && <MissingDialog refund_id={refund_id} make={make} onClose={() => setMissing(false)} />}
    </li>
  )
}

function MissingDialog({ refund_id, make, onClose }: { refund_id: number; make: MakeClaimStep; onClose: () => void }) {
  const { t } = useTranslation('wallets')
  const [story, setStory] = useState('')
  return (
    <FormDialog
      title={t('missing.title')}
      yes={t('missing.yes')}
      isReady={() => true}
      onYes={() => make('refund_answer', { refund_id, is_received: false, story: story.trim() })}
      onClose={onClose}
    >
      <PlainField label={t('missing.story')} value={story} onChange={setStory} longest={CLAIM_LIMITS.storyLongest} rows={4} isFirst />
    </FormDialog>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClaimAction } from '#contract/wallet-payments/claim-rules.ts'
import { CLAIM_LIMITS } from '#contract/wallet-payments/claim-rules.ts'
import { trxIdOf } from '#contract/wallet-payments/trx-id.ts'
import type { WalletClaim } from '#contract/wallet-payments/wallet-claims.ts'
import { WALLET_NAMES, WALLETS, type Wallet } from '#contract/wallet-payments/wallets.ts'
import { FormDialog } from '../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../ui/form/plain-field.tsx'
import { RadioChoice } from '../../../ui/form/radio-choice.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { takaText, typedPaisa } from '../claim-form.ts'
import type { MakeClaimStep } from '../use-step.ts'

interface Props {
  of: WalletClaim
  make: MakeClaimStep
  onClose: () => void
}

/** The dialog of a step of a claim. A refund is answered where it stands. */
export function ClaimDialog({ action, ...rest }: Props & { action: Exclude<ClaimAction, 'refund_answer'> }) {
  if (action === 'came') return <CameDialog {...rest} />
  if (action === 'refund') return <RefundDialog {...rest} />
  if (action === 'cancel') return <CancelDialog {...rest} />
  return <StoryDialog {...rest} action={action} />
}

/** How much came; less is taken as it is only where the seller says so. */
function CameDialog({ of, make, onClose }: Props) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const [amount, setAmount] = useState(takaText(of.came_paisa ?? of.asked_paisa))
  const [takesLess, setTakesLess] = useState(of.state === 'less')
  const [isTried, setTried] = useState(false)
  const paisa = typedPaisa(amount)
  const isLess = paisa !== null && paisa < of.asked_paisa
  const isReady = () => {
    setTried(true)
    return paisa !== null
  }
  return (
    <FormDialog
      title={t('came.title')}
      yes={t('came.yes')}
      isReady={isReady}
      onYes={() => make('came', { amount_paisa: paisa ?? of.asked_paisa, takes_less: isLess && takesLess })}
      onClose={onClose}
    >
      <PlainField
        label={t('came.amount')}
        hint={t('came.all', { price: format.price(of.asked_paisa / 100) })}
        error={isTried && paisa === null ? t('pay.faults.paid') : undefined}
        value={amount}
        onChange={setAmount}
        longest={20}
        kind="number"
        isFirst
      />
      {isLess && (
        <label className="target w-full justify-start! gap-3">
          <input type="checkbox" className="accent-brand w-5 h-5 shrink-0" checked={takesLess} onChange={(event) => setTakesLess(event.target.checked)} />
          <span>
            {t('came.takesLess')}
            <span className="block text-sm text-ink-soft">{t('came.takesLessHint')}</span>
          </span>
        </label>
      )}
    </FormDialog>
  )
}

/** What one side tells staff. */
function StoryDialog({ action, make, onClose }: Props & { action: 'not_come' | 'complain' }) {
  const { t } = useTranslation('wallets')
  const [story, setStory] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = story.trim() === ''
  const isReady = () => {
    setTried(true)
    return !isMissing
  }
  const words = action === 'not_come' ? 'notCome' : 'complain'
  return (
    <FormDialog title={t(`${words}.title`)} yes={t(`${words}.yes`)} isReady={isReady} onYes={() => make(action, { story: story.trim() })} onClose={onClose}>
      <PlainField
        label={t(`${words}.story`)}
        hint={action === 'not_come' ? t('notCome.hint') : undefined}
        error={isTried && isMissing ? t('forms:reasons.required') : undefined}
        value={story}
        onChange={setStory}
        longest={CLAIM_LIMITS.storyLongest}
        rows={4}
        isFirst
      />
    </FormDialog>
  )
}

/** The seller has sent money back, and names the transaction. */
function RefundDialog({ of, make, onClose }: Props) {
  const { t } = useTranslation('wallets')
  const [wallet, setWallet] = useState<Wallet>(of.wallet)
  const [trxid, setTrxid] = useState('')
  const [amount, setAmount] = useState(takaText(of.owed_back_paisa || (of.came_paisa ?? 0)))
  const [isTried, setTried] = useState(false)
  const [named, paisa] = [trxIdOf(trxid), typedPaisa(amount)]
  const isReady = () => {
    setTried(true)
    return named !== undefined && paisa !== null
  }
  return (
    <FormDialog
      title={t('refund.title')}
      yes={t('refund.yes')}
      isReady={isReady}
      onYes={() => make('refund', { wallet, trxid: named ?? '', amount_paisa: paisa ?? 0 })}
      onClose={onClose}
    >
      <p>{t('refund.hint')}</p>
      <RadioChoice legend={t('pay.wallet')} options={WALLETS} wordOf={(one) => WALLET_NAMES[one]} chosen={wallet} onChoose={setWallet} />
      <PlainField
        label={t('pay.trxid')}
        hint={t('pay.trxidHint')}
        error={isTried && named === undefined ? t('pay.faults.trxid') : undefined}
        value={trxid}
        onChange={setTrxid}
        longest={60}
        isFirst
      />
      <PlainField
        label={t('refund.amount')}
        error={isTried && paisa === null ? t('pay.faults.paid') : undefined}
        value={amount}
        onChange={setAmount}
        longest={20}
        kind="number"
      />
    </FormDialog>
  )
}

function CancelDialog({ make, onClose }: Props) {
  const { t } = useTranslation('wallets')
  return (
    <FormDialog title={t('cancel.title')} yes={t('cancel.yes')} isReady={() => true} onYes={() => make('cancel', {})} onClose={onClose}>
      <p>{t('cancel.text')}</p>
    </FormDialog>
  )
}

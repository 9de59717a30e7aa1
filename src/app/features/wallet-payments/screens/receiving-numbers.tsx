import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import { phoneNumber } from '#contract/core/phone-number.ts'
import { WALLET_CLAIMS_PATH } from '#contract/shop/shop-notices.ts'
import type { ReceivingNumber } from '#contract/wallet-payments/receiving-numbers.ts'
import { RECEIVING_KINDS, type ReceivingKind, WALLET_NAMES, WALLETS, type Wallet } from '#contract/wallet-payments/wallets.ts'
import { useIsOffline } from '../../../state/connection/connection.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { FormDialog } from '../../../ui/controls/form-dialog.tsx'
import { PlainField } from '../../../ui/form/plain-field.tsx'
import { RadioChoice } from '../../../ui/form/radio-choice.tsx'
import { NothingHere } from '../../../ui/lists/nothing-here.tsx'
import { RowsWaiting } from '../../../ui/lists/rows-waiting.tsx'
import { AppLink } from '../../../ui/navigation/app-link.tsx'
import { useCachedAnswer } from '../../../wire/use-cached-answer.ts'
import { addNumber, loadNumbers } from '../calls.ts'
import { NumberRow } from '../parts/number-row.tsx'
import { PaymentProblem } from '../parts/payment-problem.tsx'
import type { WithProof } from '../with-proof.ts'

/** The numbers to which a shop is paid by mobile wallet. @param withProof asks who it is where the service wants to know */
export function ReceivingNumbers({ withProof }: { withProof: WithProof }) {
  const { t } = useTranslation('wallets')
  const { answer, problem, put, reload } = useCachedAnswer(loadNumbers, 'receiving numbers')
  const isOffline = useIsOffline()
  const [isAdding, setAdding] = useState(false)
  const rows = answer?.value.results
  return (
    <div className="mx-auto max-w-2xl grid grid-cols-1 gap-3">
      <h1 className="text-xl">{t('numbers.title')}</h1>
      <p>{t('numbers.text')}</p>
      <AppLink to={WALLET_CLAIMS_PATH} className="target link justify-start!">
        {t('numbers.back')}
      </AppLink>
      {!rows && (problem ? <PaymentProblem problem={problem} retry={reload} /> : <RowsWaiting />)}
      {rows?.length === 0 && <NothingHere drawing="open" title={t('numbers.none')} hint={t('numbers.noneHint')} />}
      <ul className="grid grid-cols-1 gap-2 empty:hidden">
        {rows?.map((row) => (
          <NumberRow key={row.number_id} row={row} isOffline={isOffline} withProof={withProof} onChanged={put} />
        ))}
      </ul>
      {rows && (
        <div>
          <Button variant="primary" icon="i-lucide-plus" aria-disabled={isOffline || undefined} onClick={() => !isOffline && setAdding(true)}>
            {t('numbers.add')}
          </Button>
          {isOffline && <p className="pt-1 text-sm text-ink-soft">{t('numbers.offline')}</p>}
        </div>
      )}
      {isAdding && <AddDialog withProof={withProof} onAdded={put} onClose={() => setAdding(false)} />}
    </div>
  )
}

interface AddProps {
  withProof: WithProof
  onAdded: (value: { results: ReceivingNumber[] }) => void
  onClose: () => void
}

function AddDialog({ withProof, onAdded, onClose }: AddProps) {
  const { t } = useTranslation('wallets')
  const [wallet, setWallet] = useState<Wallet>('bkash')
  const [kind, setKind] = useState<ReceivingKind>('personal')
  const [number, setNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const key = useRef(newKey())
  const isNumber = phoneNumber(number) !== undefined
  const isReady = () => {
    setTried(true)
    return isNumber
  }
  return (
    <FormDialog
      title={t('numbers.add')}
      yes={t('numbers.add')}
      isReady={isReady}
      onYes={async () => {
        const done = await withProof(() => addNumber({ wallet, number, kind }, key.current))
        if (done) onAdded(done.value)
      }}
      problemOf={({ code, fields }) =>
        fields?.number === 'too-many' ? t('numbers.faults.many') : t(`problems:${code}.text`, { defaultValue: t('common:error.text') })
      }
      onRefused={() => {
        key.current = newKey()
      }}
      onClose={onClose}
    >
      <RadioChoice legend={t('numbers.wallet')} options={WALLETS} wordOf={(one) => WALLET_NAMES[one]} chosen={wallet} onChoose={setWallet} />
      <PlainField
        label={t('numbers.number')}
        error={isTried && !isNumber ? t('numbers.faults.number') : undefined}
        value={number}
        onChange={setNumber}
        longest={30}
        kind="tel"
      />
      <RadioChoice legend={t('numbers.kind')} options={RECEIVING_KINDS} wordOf={(one) => t(`numbers.kinds.${one}`)} chosen={kind} onChoose={setKind} />
    </FormDialog>
  )
}

import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReceivingNumber } from '#contract/wallet-payments/receiving-numbers.ts'
import { WALLET_NAMES } from '#contract/wallet-payments/wallets.ts'
import { AskDialog } from '../../../ui/controls/ask-dialog.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { deleteNumber, switchNumber } from '../calls.ts'
import type { WithProof } from '../with-proof.ts'
import { NumberPicture } from './number-picture.tsx'

interface Props {
  row: ReceivingNumber
  isOffline: boolean
  withProof: WithProof
  onChanged: (value: { results: ReceivingNumber[] }) => void
}

/** One number: shown to buyers or not, and deleted while no buyer has paid to it. */
export function NumberRow({ row, isOffline, withProof, onChanged }: Props) {
  const { t } = useTranslation('wallets')
  const format = useFormat()
  const id = useId()
  const { isBusy, problem, run } = useAction()
  const [isAsked, setAsked] = useState(false)
  const { number_id, wallet, number, kind, is_active, is_used } = row
  const isStill = isOffline || isBusy
  const toggle = () =>
    void run(async () => {
      const done = await withProof(() => switchNumber(number_id, !is_active))
      if (done) onChanged(done.value)
    })
  return (
    <li className="card p-4 grid gap-2" aria-labelledby={id}>
      <p id={id} className="font-600">
        {WALLET_NAMES[wallet]} · <span dir="ltr">{format.phone(number)}</span>
      </p>
      <p className="text-sm text-ink-soft">{t(`numbers.kinds.${kind}`)}</p>
      <NumberPicture row={row} isOffline={isOffline} withProof={withProof} onChanged={onChanged} />
      <label className="target w-full justify-start! gap-3">
        <input
          type="checkbox"
          className="accent-brand w-5 h-5 shrink-0"
          checked={is_active}
          aria-disabled={isStill || undefined}
          onChange={() => !isStill && toggle()}
        />
        <span>{t('numbers.active')}</span>
      </label>
      {is_used ? (
        <p className="text-sm text-ink-soft">{t('numbers.used')}</p>
      ) : (
        <div>
          <Button icon="i-lucide-trash" aria-disabled={isStill || undefined} onClick={() => !isStill && setAsked(true)}>
            {t('numbers.delete')}
          </Button>
        </div>
      )}
      <p role="alert" className="text-danger empty:hidden">
        {problem && t(`problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
      {isAsked && (
        <AskDialog
          title={t('numbers.deleteAsk')}
          yes={t('numbers.delete')}
          no={t('common:cancel')}
          onYes={async () => onChanged(await deleteNumber(number_id))}
          onClose={() => setAsked(false)}
        >
          <p dir="ltr">{format.phone(number)}</p>
        </AskDialog>
      )}
    </li>
  )
}

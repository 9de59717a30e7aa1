import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import type { Payout } from '#contract/wallet/payouts.ts'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { MixedText } from '../../../ui/text/mixed-text.tsx'
import { takePayoutBack } from '../calls.ts'
import { useTaka } from '../use-taka.ts'

/** A withdrawal with its state, its reference or why it did not arrive; what staff have not begun can be taken back. */
export function PayoutRow({ payout, onChanged }: { payout: Payout; onChanged: () => void }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const taka = useTaka()
  const key = useRef(newKey())
  const { isBusy, problem, run } = useAction()
  const { number, state, paisa, way, masked, asked_at, sent_at, ended_at, reference, reason, reason_note } = payout
  const since = ended_at ?? sent_at ?? asked_at
  return (
    <li className="border-t border-line first:border-t-0 p-4 grid gap-1">
      <p className="flex flex-wrap justify-between gap-2">
        <span className="tabular font-600">{taka(paisa)}</span>
        <span className="chip">{t(`payout.${state}`)}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {t(`ways.${way}`)} …{masked} · <span className="tabular">{number}</span> · {format.dateTime(since)}
      </p>
      {reference !== '' && <p className="text-sm">{t('payout.reference', { reference })}</p>}
      {reason !== null && (
        <p className="text-sm">
          {t(`reasons.${reason}`)} <MixedText text={reason_note} />
        </p>
      )}
      {state === 'asked' && (
        <div>
          <BusyButton
            isBusy={isBusy}
            onClick={() =>
              void run(async () => {
                await takePayoutBack(number, key.current)
                onChanged()
              })
            }
          >
            {t('payout.takeBack')}
          </BusyButton>
        </div>
      )}
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem && t(problem.code === 'bad-state' ? 'payout.begun' : `problems:${problem.code}.text`, { defaultValue: t('common:error.text') })}
      </p>
    </li>
  )
}

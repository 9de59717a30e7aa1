import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey } from '#contract/core/new-key.ts'
import type { DeskPayout } from '#contract/desk/payouts.ts'
import { PAYOUT_LIMITS } from '#contract/wallet/payout-rules.ts'
import { ActionProblem } from '../../../ui/controls/action-problem.tsx'
import { BusyButton } from '../../../ui/controls/busy-button.tsx'
import { useAction } from '../../../ui/controls/use-action.ts'
import { PlainField } from '../../../ui/form/plain-field.tsx'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useDeskProof } from '../desk-proof.ts'
import { type PayoutOutcome, sendPayouts, takePayouts } from './calls.ts'

interface Props {
  payouts: readonly DeskPayout[]
  onDone: () => void
}

/** Several withdrawals at once: those that wait are taken up; those that were, are marked as sent, each with its own reference. */
export function ManyPayouts({ payouts, onDone }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'payouts' })
  const format = useFormat()
  const withProof = useDeskProof()
  const onceKey = useRef(newKey())
  const { isBusy, problem, run } = useAction()
  const [references, setReferences] = useState<ReadonlyMap<string, string>>(new Map())
  const [outcomes, setOutcomes] = useState<readonly { number: string; outcome: PayoutOutcome }[]>([])
  const asked = payouts.filter(({ state }) => state === 'asked')
  const taken = payouts.filter(({ state }) => state === 'taken')
  const ready = taken.flatMap(({ number }) => {
    const reference = references.get(number)?.trim() ?? ''
    return reference === '' ? [] : [{ number, reference }]
  })
  const go = async (work: () => Promise<readonly { number: string; outcome: PayoutOutcome }[]>) => {
    const done = await withProof(work)
    if (!done) return
    onceKey.current = newKey()
    const open = done.value.filter(({ outcome }) => outcome !== 'done' && outcome !== 'before')
    setOutcomes(open)
    if (open.length === 0) onDone()
  }
  return (
    <section aria-label={t('many', { count: payouts.length })} className="card p-4 grid gap-3">
      <h2 className="text-base">{t('many', { count: payouts.length })}</h2>
      {taken.map(({ number, paisa }) => (
        <PlainField
          key={number}
          longest={PAYOUT_LIMITS.referenceLongest}
          label={t('referenceOf', { number, money: format.price(paisa / 100) })}
          value={references.get(number) ?? ''}
          onChange={(text) => setReferences((before) => new Map(before).set(number, text))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {asked.length > 0 && (
          <BusyButton
            isBusy={isBusy}
            onClick={() =>
              void run(() =>
                go(() =>
                  takePayouts(
                    asked.map(({ number }) => number),
                    onceKey.current,
                  ),
                ),
              )
            }
          >
            {t('takeMany', { count: asked.length })}
          </BusyButton>
        )}
        {ready.length > 0 && (
          <BusyButton isBusy={isBusy} onClick={() => void run(() => go(() => sendPayouts(ready, onceKey.current)))}>
            {t('sendMany', { count: ready.length })}
          </BusyButton>
        )}
      </div>
      <ul role="alert" className="grid gap-1 text-danger empty:hidden">
        {outcomes.map(({ number, outcome }) => (
          <li key={number}>
            {number}: {t(`outcome.${outcome}`)}
          </li>
        ))}
      </ul>
      <ActionProblem problem={problem} />
    </section>
  )
}

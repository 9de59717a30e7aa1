import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { oneLineRequired } from '#contract/core/names.ts'
import { newKey } from '#contract/core/new-key.ts'
import type { DeskPayout } from '#contract/desk/payouts.ts'
import { STAFF_REASON, StaffReason } from '#contract/desk/staff-reason.ts'
import { PAYOUT_LIMITS, PAYOUT_REASONS } from '#contract/wallet/payout-rules.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useDeskProof } from '../desk-proof.ts'
import { endPayout, type PayoutAct, type PayoutOutcome, sendPayouts, takePayouts } from './calls.ts'

/** Of staff: a withdrawn one is its seller's own doing. */
const REASONS = PAYOUT_REASONS.filter((reason) => reason !== 'withdrawn')

const NOT_SHOWN = v.optional(v.literal(''), '')

/** Fields that are not shown are not there. */
const SCHEMAS = {
  take: v.object({ reference: NOT_SHOWN, reason: NOT_SHOWN, note: NOT_SHOWN }),
  send: v.object({ reference: oneLineRequired(PAYOUT_LIMITS.referenceLongest), reason: NOT_SHOWN, note: NOT_SHOWN }),
  end: v.object({ reference: NOT_SHOWN, reason: v.picklist(REASONS, 'required'), note: StaffReason }),
} as const

interface Props {
  payout: DeskPayout
  act: PayoutAct
  onDone: () => void
  onClose: () => void
}

/** Asks for reference or reason before a withdrawal is changed, and shows the outcome if it was not changed. */
export function PayoutDialog({ payout, act, onDone, onClose }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'payouts' })
  const format = useFormat()
  const withProof = useDeskProof()
  const onceKey = useRef(newKey())
  const [outcome, setOutcome] = useState<PayoutOutcome>()
  const { number, paisa, state } = payout
  const form = useScreenForm({
    schema: SCHEMAS[act] as (typeof SCHEMAS)['end'],
    initialValues: { reference: '', reason: '' as never, note: '' },
    onSubmit: async ({ reference, reason, note }) => {
      const done = await withProof(() => {
        if (act === 'take') return takePayouts([number], onceKey.current)
        if (act === 'send') return sendPayouts([{ number, reference }], onceKey.current)
        return endPayout(number, { reason, note }, onceKey.current)
      })
      const [result] = done?.value ?? []
      if (!result) return
      if (result.outcome === 'done' || result.outcome === 'before') {
        onClose()
        onDone()
      } else setOutcome(result.outcome)
    },
  })
  const name = act === 'end' && state === 'sent' ? 'bounce' : act
  const close = () => {
    onClose()
    if (outcome) onDone()
  }
  return (
    <Dialog title={t(`ask.${name}`, { number })} place="sheet" onClose={close}>
      <ScreenForm form={form}>
        <p>{t(`text.${name}`, { money: format.price(paisa / 100) })}</p>
        {act === 'send' && <TextField form={form} name="reference" label={t('reference')} hint={t('referenceHint')} autoComplete="off" />}
        {act === 'end' && (
          <>
            <SelectField
              form={form}
              name="reason"
              label={t('reason')}
              placeholder={t('reasonChoose')}
              choices={REASONS.map((one) => ({ value: one, text: t(`reasons.${one}`) }))}
            />
            <TextField form={form} name="note" label={t('note')} hint={t('noteHint')} rows={3} maxLength={STAFF_REASON.longest} autoCapitalize="sentences" />
          </>
        )}
        <FormProblem form={form} textOf={() => undefined} />
        <p role="alert" className="text-danger empty:hidden">
          {outcome && t(`outcome.${outcome}`)}
        </p>
        <div className="flex flex-wrap gap-2 justify-end">
          <Button data-first-focus onClick={close}>
            {t('no')}
          </Button>
          {!outcome && (
            <SubmitButton form={form} busy={t('busy')} className="sm:w-auto">
              {t(`act.${name}`)}
            </SubmitButton>
          )}
        </div>
      </ScreenForm>
    </Dialog>
  )
}

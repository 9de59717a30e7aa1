import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { newKey } from '#contract/core/new-key.ts'
import { Problem } from '#contract/core/problem.ts'
import { foldDigits } from '#contract/core/text.ts'
import type { DeskDebtClaim } from '#contract/desk/debt-claims.ts'
import { STAFF_REASON, StaffReason } from '#contract/desk/staff-reason.ts'
import { paisaOf } from '#contract/wallet-payments/read-wallet-message.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../ui/form/screen-form.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../ui/form/use-screen-form.ts'
import { useFormat } from '../../../ui/formats/use-format.ts'
import { useDeskProof } from '../desk-proof.ts'
import { type DebtAct, decideDebt } from './calls.ts'

/** Taka as people type them, with paisa and in either script; comes out in paisa. */
const TypedTaka = v.pipe(
  v.string(),
  v.transform((text) => foldDigits(text.trim())),
  v.minLength(1, 'required'),
  v.check((text) => paisaOf(text) !== null, 'not-a-number'),
  v.transform((text) => paisaOf(text) ?? 0),
)

/** Fields that are not shown are not there. */
const SCHEMAS = {
  came: v.object({ amount_paisa: TypedTaka, reason: v.optional(v.literal(''), '') }),
  notCome: v.object({ amount_paisa: v.optional(v.literal(''), ''), reason: StaffReason }),
} as const

interface Props {
  claim: DeskDebtClaim
  act: DebtAct
  onDecided: (claim: DeskDebtClaim) => void
  onClose: () => void
}

/** Asks how much came, or why a payment is not taken; no more than is owed is taken. */
export function DebtDialog({ claim, act, onDecided, onClose }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'debts' })
  const format = useFormat()
  const withProof = useDeskProof()
  const onceKey = useRef(newKey())
  const { claim_id, amount_paisa, seller } = claim
  /** What is owed, as far as is known by now. */
  const [due, setDue] = useState(claim.due_paisa)
  const form = useScreenForm({
    schema: SCHEMAS[act] as (typeof SCHEMAS)['came'],
    initialValues: { amount_paisa: act === 'came' ? String(Math.min(amount_paisa, due) / 100) : '', reason: '' },
    onSubmit: async (said) => {
      const decision = act === 'came' ? { came: true as const, amount_paisa: said.amount_paisa } : { came: false as const, reason: said.reason }
      const done = await withProof(() => decideDebt(claim_id, decision, onceKey.current)).catch((error: unknown) => {
        if (error instanceof Problem && typeof error.facts?.most === 'number') setDue(error.facts.most)
        throw error
      })
      if (!done) return
      onDecided(done.value)
      onClose()
    },
  })
  const textOf = ({ code }: Problem) => (code === 'bad-state' || code === 'not-allowed' ? t(`problems.${code}`) : undefined)
  return (
    <Dialog title={t(`act.${act}.title`)} place="sheet" onClose={onClose}>
      <ScreenForm form={form}>
        <p>{t(`act.${act}.text`, { name: seller.full_name || seller.username, price: format.price(amount_paisa / 100) })}</p>
        {act === 'came' ? (
          <TextField
            form={form}
            name="amount_paisa"
            label={t('amount')}
            hint={t('amountHint', { price: format.price(due / 100) })}
            inputMode="numeric"
            autoComplete="off"
          />
        ) : (
          <TextField
            form={form}
            name="reason"
            label={t('reason')}
            hint={t('reasonHint')}
            rows={3}
            maxLength={STAFF_REASON.longest}
            autoCapitalize="sentences"
          />
        )}
        <FormProblem form={form} textOf={textOf} />
        <div className="flex flex-wrap gap-2 justify-end">
          <Button data-first-focus onClick={onClose}>
            {t('no')}
          </Button>
          <SubmitButton form={form} busy={t('busy')} className="sm:w-auto">
            {t(`act.${act}.yes`)}
          </SubmitButton>
        </div>
      </ScreenForm>
    </Dialog>
  )
}

import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { newKey } from '#contract/core/new-key.ts'
import type { Problem } from '#contract/core/problem.ts'
import { foldDigits } from '#contract/core/text.ts'
import { RefundTaka, SettlementReference } from '#contract/desk/orders.ts'
import { STAFF_REASON, StaffReason } from '#contract/desk/staff-reason.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../ui/form/use-signal-value.ts'
import { useDeskProof } from '../../desk-proof.ts'

/** Whole taka as people type them: with Bangla digits too. */
const TypedTaka = v.pipe(
  v.string(),
  v.transform((text) => foldDigits(text).replace(/[\s,]/g, '')),
  v.minLength(1, 'required'),
  v.regex(/^\d+$/, 'not-a-number'),
  v.transform(Number),
  RefundTaka,
)

/** Fields that are not shown are not there. */
const SCHEMAS = {
  reason: v.object({ reason: StaffReason, taka: v.optional(v.literal(''), ''), reference: v.optional(v.literal(''), '') }),
  taka: v.object({ reason: StaffReason, taka: TypedTaka, reference: v.optional(v.literal(''), '') }),
  reference: v.object({ reason: StaffReason, taka: v.optional(v.literal(''), ''), reference: SettlementReference }),
} as const

/** What was typed, with a key that is the same at every try. */
export interface Said {
  reason: string
  taka: number
  reference: string
  onceKey: string
}

interface Props {
  title: string
  /** What it does, in words. */
  children: ReactNode
  /** What the button says. */
  yes: string
  isDanger?: boolean
  /** What is asked for besides the reason. */
  wants?: keyof typeof SCHEMAS
  /** Does it. @throws {Problem} said in words, and the dialog stays. */
  onDecide: (said: Said) => Promise<void>
  onClose: () => void
}

/** Asks why before staff decide, and for the password where that was long ago. */
export function ReasonDialog({ title, children, yes, isDanger = false, wants = 'reason', onDecide, onClose }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'orders' })
  const withProof = useDeskProof()
  const onceKey = useRef(newKey())
  const form = useScreenForm({
    schema: SCHEMAS[wants],
    initialValues: { reason: '', taka: '', reference: '' },
    onSubmit: async ({ reason, taka, reference }) => {
      if (await withProof(() => onDecide({ reason, taka: Number(taka), reference, onceKey: onceKey.current }))) onClose()
    },
  })
  const isBusy = useSignalValue(form.submitting)
  const textOf = ({ code }: Problem) => (code === 'bad-state' || code === 'not-allowed' || code === 'event-closed' ? t(`problems.${code}`) : undefined)
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <ScreenForm form={form}>
        {children}
        {wants === 'taka' && <TextField form={form} name="taka" label={t('act.taka')} hint={t('act.takaHint')} inputMode="numeric" autoComplete="off" />}
        {wants === 'reference' && <TextField form={form} name="reference" label={t('act.reference')} hint={t('act.referenceHint')} autoComplete="off" />}
        <TextField
          form={form}
          name="reason"
          label={t('act.reason')}
          hint={t('act.reasonHint')}
          rows={3}
          maxLength={STAFF_REASON.longest}
          autoCapitalize="sentences"
        />
        <FormProblem form={form} textOf={textOf} />
        <div className="flex flex-wrap gap-2 justify-end">
          <Button data-first-focus onClick={onClose}>
            {t('act.no')}
          </Button>
          <BusyButton variant={isDanger ? 'danger' : 'primary'} type="submit" isBusy={isBusy}>
            {yes}
          </BusyButton>
        </div>
      </ScreenForm>
    </Dialog>
  )
}

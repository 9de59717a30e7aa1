import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { someLines } from '#contract/core/names.ts'
import type { Problem } from '#contract/core/problem.ts'
import { SALES_LIMITS } from '#contract/events/sales.ts'
import { useFormDraft } from '../../../../state/drafts/use-form-draft.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useScreenForm } from '../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../ui/form/use-signal-value.ts'
import type { WithProof } from '../with-proof.ts'

const Schema = v.object({ why: v.pipe(someLines(SALES_LIMITS.whyLongest), v.minLength(1, 'required')) })

interface Props {
  title: string
  /** What it does, in words. */
  happens: readonly string[]
  /** What the button says. */
  yes: string
  /** Of what is typed, so that another order's is not taken for it. */
  draftName: string
  withProof: WithProof
  /** Does it. @throws {Problem} said in words, and the dialog stays. */
  onRefund: (why: string) => Promise<void>
  onClose: () => void
}

/** Asks before money goes back, and why; the buyers are told the reason. */
export function RefundDialog({ title, happens, yes, draftName, withProof, onRefund, onClose }: Props) {
  const { t } = useTranslation('sales')
  const form = useScreenForm({
    schema: Schema,
    initialValues: { why: '' },
    onSubmit: async ({ why }) => {
      if (!(await withProof(() => onRefund(why)))) return
      draft.forget()
      onClose()
    },
  })
  const draft = useFormDraft(form, draftName)
  const isBusy = useSignalValue(form.submitting)
  const textOf = ({ code }: Problem) => {
    if (code === 'offline') return t('refund.offline')
    return code === 'bad-state' ? t('refund.badState') : undefined
  }
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <ScreenForm form={form}>
        <ul className="grid gap-1 ps-5 list-disc">
          {happens.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <TextField form={form} name="why" label={t('refund.why')} hint={t('refund.whyHint')} rows={3} autoCapitalize="sentences" onValue={draft.note} />
        <FormProblem form={form} textOf={textOf} />
        <div className="flex flex-wrap gap-2 justify-end">
          <Button data-first-focus onClick={onClose}>
            {t('refund.no')}
          </Button>
          <BusyButton variant="danger" type="submit" isBusy={isBusy}>
            {yes}
          </BusyButton>
        </div>
      </ScreenForm>
    </Dialog>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/core/problem.ts'
import { BusyButton } from '../../../../ui/controls/busy-button.tsx'
import { Button } from '../../../../ui/controls/button.tsx'
import { Dialog } from '../../../../ui/controls/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form-problem.tsx'
import { ScreenForm } from '../../../../ui/form/screen-form.tsx'
import type { ScreenForm as Form } from '../../../../ui/form/use-screen-form.ts'
import { useSignalValue } from '../../../../ui/form/use-signal-value.ts'

interface Props {
  title: string
  form: Form
  /** What the button says that does it. */
  yes: string
  onClose: () => void
  children: ReactNode
}

/** A decision about a person, which is never made without a reason. */
export function DecisionDialog({ title, form, yes, onClose, children }: Props) {
  const { t } = useTranslation('desk', { keyPrefix: 'people' })
  const isBusy = useSignalValue(form.submitting)
  const textOf = ({ code }: Problem) => (code === 'bad-state' || code === 'not-allowed' ? t(`refused.${code}`) : undefined)
  return (
    <Dialog title={title} place="sheet" onClose={onClose}>
      <ScreenForm form={form}>
        {children}
        <FormProblem form={form} textOf={textOf} />
        <div className="flex flex-wrap gap-2 justify-end">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <BusyButton variant="danger" type="submit" isBusy={isBusy}>
            {yes}
          </BusyButton>
        </div>
      </ScreenForm>
    </Dialog>
  )
}
